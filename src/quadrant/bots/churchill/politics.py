"""11.7 and 11.8 The Pol-Mil segment: networks and alignments, by the order of the chart."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from quadrant.bots.churchill.reasons import Picked, Reason
from quadrant.bots.churchill.situation import Situation
from quadrant.games.churchill.components import FRONTS, LOCATION, LOCATIONS, NATIONS, NOBODY
from quadrant.games.churchill.rules.alignment import removal_cost
from quadrant.games.churchill.rules.pol_mil import ChooseLocation, Marker
from quadrant.games.churchill.rules.score import same_side
from quadrant.games.churchill.state import network_count, network_owner
from quadrant.games.churchill.verbs import FIRST, PLACE, REMOVE
from quadrant.kernel.flow import Choice

because = partial(Reason, rule="11.8")


def _pick(choice: Choice, message: str) -> Picked:
    return Picked(choice, because(message, args={"country": LOCATIONS[place_of(choice)].id}))


def place_of(option: Choice) -> int:
    """Where a marker is placed or removed."""
    return PLACE.thing(option) if PLACE.of(option) else REMOVE.thing(option)


# Networks


Rule = Callable[[Situation, list[Choice], list[int]], Choice | None]


def by_chart(situation: Situation, options: list[Choice], kind: str) -> Picked:
    """The rules of the charts' common order, each down the bot's own list of places."""
    networks = kind == "network"
    chart, common = situation.chart, situation.common
    order = (common.networks if networks else common.alignments).order
    listed = [LOCATION[name] for name in (chart.network_order if networks else chart.alignment_order)]
    for rule in order:
        choice = (NETWORKS if networks else ALIGNMENTS)[rule](situation, options, listed)
        if choice is not None:
            return _pick(choice, f"bot-{kind}-{rule}")
    return Picked(options[0], because(f"bot-{kind}-none"))


def place_network(situation: Situation, options: list[Choice]) -> Picked:
    return by_chart(situation, options, "network")


def first(situation: Situation, options: list[Choice], listed: list[int]) -> Choice | None:
    """A network in the first listed place that has none."""
    networks = situation.game.networks
    return next((PLACE(i) for i in listed if not networks[i] and PLACE(i) in options), None)


def remove(situation: Situation, options: list[Choice], listed: list[int]) -> Choice | None:
    """A rival's only network, if the place can be refilled at once or carries the own alignment."""
    game, me = situation.game, situation.me
    for place in listed:
        if REMOVE(place) not in options or network_count(game.networks[place]) > 1:
            continue
        if game.networks_due[me] >= 2 or game.alignments[place] == me:
            return REMOVE(place)
    return None


def second(situation: Situation, options: list[Choice], listed: list[int]) -> Choice | None:
    """A second network where a rival Front will pass (7.13) or where the own alignment stands."""
    game, me = situation.game, situation.me
    for place in listed:
        mine = network_owner(game.networks[place]) == me
        if mine and PLACE(place) in options and (game.alignments[place] == me or passes(situation, place)):
            return PLACE(place)
    return None


def passes(situation: Situation, place: int) -> bool:
    """Whether a Front of the other side has yet to pass the place."""
    for i, front in enumerate(FRONTS):
        if same_side(front.owner, situation.me) or situation.game.defeated(front.theater):
            continue
        ahead = front.spaces[max(0, situation.game.front[i] - 1) :]
        if any(place in space.places for space in ahead):
            return True
    return False


def any_network(situation: Situation, options: list[Choice], listed: list[int]) -> Choice | None:
    """Wherever it is legal: against a rival first, and not where an empty place is worth more."""
    empty = {PLACE(LOCATION[name]) for name in situation.chart.leave_empty}
    removals = list(filter(REMOVE.of, options))
    useful = [option for option in options if PLACE.of(option) and option not in empty]
    found = useful or removals or list(filter(PLACE.of, options))
    return found[int(situation.random.random() * len(found))] if found else None


NETWORKS: Final[dict[str, Rule]] = {"first": first, "remove": remove, "second": second, "any": any_network}

# Alignments


def place_alignment(situation: Situation, options: list[Choice]) -> Picked:
    return by_chart(situation, options, "alignment")


def place(situation: Situation, options: list[Choice], listed: list[int]) -> Choice | None:
    """The first listed place where it is legal."""
    return next((PLACE(i) for i in listed if PLACE(i) in options), None)


def replace(situation: Situation, options: list[Choice], listed: list[int]) -> Choice | None:
    """A rival's alignment, if there is one to put in its place."""
    game, me = situation.game, situation.me
    for i in listed:
        if REMOVE(i) in options and game.alignments_due[me] > removal_cost(game, i):
            return REMOVE(i)
    return None


def against_leader(situation: Situation, options: list[Choice], listed: list[int]) -> Choice | None:
    """An alignment of the nation that leads in VP."""
    for i, owner in enumerate(situation.game.alignments):
        if owner not in (NOBODY, situation.me) and situation.rank(owner) == 1 and REMOVE(i) in options:
            return REMOVE(i)
    return None


def any_alignment(situation: Situation, options: list[Choice], listed: list[int]) -> Choice | None:
    found = list(filter(PLACE.of, options)) or list(filter(REMOVE.of, options))
    return found[int(situation.random.random() * len(found))] if found else None


ALIGNMENTS: Final[dict[str, Rule]] = {
    "place": place,
    "replace": replace,
    "leader": against_leader,
    "any": any_alignment,
}

# Order and conference cards


def placing_order(situation: Situation, options: list[Choice]) -> Picked:
    """The US says who places first: whoever leads; itself last."""
    nations = [FIRST.thing(option) for option in options]
    rivals = [nation for nation in nations if nation != situation.me]
    chosen = max(rivals, key=lambda nation: situation.vp[nation])
    return Picked(FIRST(chosen), because("bot-placing-order", args={"seat": NATIONS[chosen]}))


def choose_location(situation: Situation, options: list[Choice]) -> Picked:
    """A place that a conference card offers: the one highest in the own list where the marker will stand."""
    decision = situation.game.stack[-1]
    assert isinstance(decision, ChooseLocation)
    networks = decision.marker is Marker.NETWORK
    order = situation.chart.network_order if networks else situation.chart.alignment_order
    ranked = sorted(options, key=lambda option: _rank(order, LOCATIONS[PLACE.thing(option)].id))
    useful = [option for option in ranked if _stands(situation, PLACE.thing(option), networks)]
    choice = (useful or ranked)[0]
    return _pick(choice, "bot-choose-network" if networks else "bot-choose-alignment")


def _rank(order: tuple[str, ...], name: str) -> int:
    return order.index(name) if name in order else len(order)


def _stands(situation: Situation, place: int, network: bool) -> bool:
    """5.12 Whether the marker would stand there, rather than be lost or only take another away."""
    game, me = situation.game, situation.me
    owner = network_owner(game.networks[place])
    if network:
        return owner == NOBODY or (owner == me and network_count(game.networks[place]) < 2)
    return owner == me and game.alignments[place] == NOBODY
