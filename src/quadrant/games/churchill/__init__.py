"""Churchill: Big Three Struggle for Peace, with the rules of its 1st and 2nd edition."""

from quadrant.games.churchill import pose, setup
from quadrant.games.churchill.components import NATIONS, SCENARIOS
from quadrant.games.churchill.editions import OPTIONS
from quadrant.games.churchill.features import FEATURES
from quadrant.games.churchill.rules import winning
from quadrant.games.churchill.state import Churchill
from quadrant.games.churchill.told import queries, view
from quadrant.games.churchill.told.lexicon import LEXICON
from quadrant.games.churchill.told.telling import TELLS
from quadrant.games.churchill.verbs import VERBS
from quadrant.kernel.catalog import Game

GAME = Game(
    name="churchill",
    title="Churchill",
    package=__name__,
    version=3,
    seats=NATIONS,
    camps={name: name for name in NATIONS},
    scenarios=tuple(SCENARIOS),
    state=Churchill,
    new=setup.new,
    view=view.view,
    secrets=view.secrets,
    standing=winning.standing,
    unseen=view.unseen,
    view_type=view.View,
    secrets_type=view.Own,
    options=OPTIONS,
    verbs=VERBS,
    queries=queries.QUERIES,
    tells=TELLS,
    lexicon=LEXICON,
    features=FEATURES,
    hurry="4.6",
    seatings=(tuple((name,) for name in NATIONS),),
    pose=pose.pose,
    printed=("cards", "editions", "map", "scenarios"),
    static="told.static",
)
