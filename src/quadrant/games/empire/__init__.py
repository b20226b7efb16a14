"""Empire of the Sun: the war in the Pacific, 1941 to 1945."""

from quadrant.games.empire import pose, setup
from quadrant.games.empire.components import SEATS
from quadrant.games.empire.features import FEATURES
from quadrant.games.empire.rulings import OPTIONS
from quadrant.games.empire.scenarios import SCENARIOS
from quadrant.games.empire.table import Pacific
from quadrant.games.empire.told import view
from quadrant.games.empire.told.lexicon import LEXICON
from quadrant.games.empire.told.queries import QUERIES
from quadrant.games.empire.told.telling import TELLS
from quadrant.games.empire.verbs import VERBS
from quadrant.kernel.catalog import Game

GAME = Game(
    name="empire",
    title="Empire of the Sun",
    package=__name__,
    version=2,
    seats=SEATS,
    camps={seat: seat for seat in SEATS},
    scenarios=tuple(scenario.id for scenario in SCENARIOS),
    state=Pacific,
    new=setup.new,
    view=view.view,
    secrets=view.secrets,
    standing=view.standing,
    unseen=view.unseen,
    view_type=view.View,
    secrets_type=view.Own,
    options=OPTIONS,
    verbs=VERBS,
    queries=QUERIES,
    tells=TELLS,
    lexicon=LEXICON,
    features=FEATURES,
    seatings=((("japan",), ("allies",)),),
    pose=pose.pose,
    printed=("cards", "map", "scenarios", "units"),
    static="told.static",
)
