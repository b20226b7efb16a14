"""Churchill: Big Three Struggle for Peace, with the rules of its 1st and 2nd edition."""

from quadrant.games.churchill import pose, queries, setup, view, winning
from quadrant.games.churchill.components import NATIONS
from quadrant.games.churchill.editions import OPTIONS
from quadrant.games.churchill.features import FEATURES
from quadrant.games.churchill.lexicon import LEXICON
from quadrant.games.churchill.setup import SCENARIOS
from quadrant.games.churchill.state import Churchill
from quadrant.games.churchill.telling import TELLS
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
)
