"""«Генералы: Вторая мировая» / Quartermaster General, 1st edition: six nations, two camps, twenty rounds."""

from quadrant.games.generals import pose, setup
from quadrant.games.generals.components import CAMPS, NATIONS, camp_of
from quadrant.games.generals.features import FEATURES
from quadrant.games.generals.rules import sequence
from quadrant.games.generals.rulings import OPTIONS
from quadrant.games.generals.setup import SEATINGS
from quadrant.games.generals.table import WithAsides
from quadrant.games.generals.told import view
from quadrant.games.generals.told.lexicon import LEXICON
from quadrant.games.generals.told.queries import QUERIES
from quadrant.games.generals.told.telling import TELLS
from quadrant.games.generals.verbs import VERBS
from quadrant.kernel.catalog import Game

GAME = Game(
    name="generals",
    title="Quartermaster General",
    package=__name__,
    version=3,
    seats=NATIONS,
    camps={name: CAMPS[camp_of(number)] for number, name in enumerate(NATIONS)},
    scenarios=("standard",),
    state=WithAsides,
    new=setup.new,
    view=view.view,
    secrets=view.secrets,
    standing=sequence.standing,
    unseen=view.unseen,
    view_type=view.View,
    secrets_type=view.Own,
    options=OPTIONS,
    verbs=VERBS,
    queries=QUERIES,
    tells=TELLS,
    lexicon=LEXICON,
    features=FEATURES,
    seatings=SEATINGS,
    pose=pose.pose,
    printed=("cards", "map"),
    static="told.static",
)
