"""«Генералы: Вторая мировая» / Quartermaster General, 1st edition: six nations, two camps, twenty rounds."""

from quadrant.games.generals import pose, sequence, setup, view
from quadrant.games.generals.asides import WithAsides
from quadrant.games.generals.components import CAMPS, NATIONS, camp_of
from quadrant.games.generals.features import FEATURES
from quadrant.games.generals.lexicon import LEXICON
from quadrant.games.generals.queries import QUERIES
from quadrant.games.generals.setup import SEATINGS
from quadrant.games.generals.telling import TELLS
from quadrant.games.generals.verbs import VERBS
from quadrant.kernel.catalog import Game, Option

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
    options=(
        Option("margin_victory", False, "win.margin"),
        Option("reallocation", False, "option.reallocate"),
        Option("strict_reactions", False, "play.reaction_order", group="rulings"),
    ),
    verbs=VERBS,
    queries=QUERIES,
    tells=TELLS,
    lexicon=LEXICON,
    features=FEATURES,
    seatings=SEATINGS,
    pose=pose.pose,
    printed=("cards", "map"),
)
