"""No Retreat! The Russian Front, 3rd edition: Germany against the USSR, 1941 to 1945."""

from quadrant.games.no_retreat import pose, setup
from quadrant.games.no_retreat.components import SEATS
from quadrant.games.no_retreat.features import FEATURES
from quadrant.games.no_retreat.rules import victory
from quadrant.games.no_retreat.rulings import OPTIONS
from quadrant.games.no_retreat.scenarios import SCENARIOS
from quadrant.games.no_retreat.table import EasternFront
from quadrant.games.no_retreat.told import view
from quadrant.games.no_retreat.told.lexicon import LEXICON
from quadrant.games.no_retreat.told.queries import QUERIES
from quadrant.games.no_retreat.told.telling import TELLS
from quadrant.games.no_retreat.verbs import VERBS
from quadrant.kernel.catalog import Game

GAME = Game(
    name="no_retreat",
    title="No Retreat!",
    package=__name__,
    version=2,
    seats=SEATS,
    camps={seat: seat for seat in SEATS},
    scenarios=tuple(scenario.id for scenario in SCENARIOS),
    state=EasternFront,
    new=setup.new,
    view=view.view,
    secrets=view.secrets,
    standing=victory.standing,
    unseen=view.unseen,
    view_type=view.View,
    secrets_type=view.Own,
    options=OPTIONS,
    verbs=VERBS,
    queries=QUERIES,
    tells=TELLS,
    lexicon=LEXICON,
    features=FEATURES,
    seatings=((("axis",), ("soviet",)),),
    pose=pose.pose,
    printed=("cards", "map", "scenarios", "tables", "turn_track", "units"),
    static="told.static",
)
