"""Random battles are fought side by side with a slow and plain reference: every choice, every result."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.empire import battle_reference as plain
from games.empire.pacific import Pacific
from games.empire.reference import HEX, distance, near
from quadrant.games.empire.components import SPACE, UNIT, YEAR
from quadrant.games.empire.rules.battles import Battles
from quadrant.games.empire.rules.cancellation import snapshot
from quadrant.games.empire.state import ACTIVE, INTELLIGENCE, LANDED, Battle, Offensive
from quadrant.games.empire.verbs import CARD_NUMBER
from quadrant.kernel.verbs import Choice

COUNTERS = plain.COUNTERS
#: Ports, an inland hex, mountains, atolls, home and Chinese cities.
PLACES = (
    "2813",
    "4423",
    "2106",
    "3706",
    "3407",
    "2015",
    "4021",
    "4612",
    "2105",
    "3823",
    "4715",
    "2208",
    "2812",
)
GUARDED = tuple(
    id
    for id, raw in HEX.items()
    if raw["city"] == "japanese_intrinsic"
    or (raw["city"] == "intrinsic" and raw.get("region") == "china_coastal")
)
CARD = {"japan": "JP-26", "allies": "AL-11"}


def own(whose: str, *classes: str) -> list[str]:
    return [
        u
        for u, raw in COUNTERS.items()
        if plain.side(u) == whose and raw["class"] in classes and raw.get("in_play", True)
    ]


class Fight:
    """A random battle, for the engine and for the reference."""

    def __init__(self, seed: int) -> None:
        self.random = random = Random(seed)
        self.active = random.choice(("japan", "allies"))
        self.reactor = plain.OTHER[self.active]
        self.hex = random.choice((*PLACES, *GUARDED) if self.active == "allies" else PLACES)
        self.pools = {side: self._shuffled(side) for side in ("japan", "allies")}
        self.at: dict[str, str] = {}
        self.flyers: list[str] = []
        self.landed: set[str] = set()
        self.reacted: set[str] = set()
        self.came: dict[str, str] = {}
        self._fill()
        self.pacific = self._engine()
        self.p = self._plain()

    def _shuffled(self, side: str) -> dict[str, list[str]]:
        found = {}
        for kind in ("naval", "air", "ground"):
            units = own(side, kind)
            self.random.shuffle(units)
            found[kind] = units
        return found

    def _put(self, side: str, kind: str, hex: str) -> str:
        unit = self.pools[side][kind].pop()
        self.at[unit] = hex
        return unit

    def _some(self, most: int) -> range:
        return range(self.random.choice((0, 0, *range(1, most + 1))))

    def _fill(self) -> None:
        random, active, reactor = self.random, self.active, self.reactor
        for _ in self._some(3):
            self._put(reactor, "ground", self.hex)
        for _ in self._some(2):
            self._put(reactor, "air", self.hex)
        for _ in self._some(3):
            unit = self._put(reactor, "naval", self.hex)
            if random.random() < 0.5:
                self.reacted.add(unit)
        for _ in self._some(4):
            self._put(active, "naval", self.hex)
        for _ in self._some(2):
            self.landed.add(self._put(active, "ground", self.hex))
        sides = [id for id, code in near(self.hex) if "L" in code]
        for _ in self._some(2) if sides else ():
            self.came[self._put(active, "ground", self.hex)] = random.choice(sides)
        for side in (active, reactor):
            self._around(side, sides)
        if not any(at == self.hex and plain.side(u) == reactor for u, at in self.at.items()):
            self._put(reactor, "ground", self.hex)
        if not self.flyers and not any(
            plain.side(u) == active for u, at in self.at.items() if at == self.hex
        ):
            self._put(active, "naval", self.hex)

    def _around(self, side: str, sides: list[str]) -> None:
        for _ in self._some(4):
            self._send(side)
        for id in sides:
            if self.random.random() < 0.15:
                self._put(side, self.random.choice(("ground", "air")), id)

    def _send(self, side: str) -> None:
        """A carrier with an escort, or an air unit, fights from another hex."""
        random = self.random
        kind = random.choice(("naval", "air"))
        unit = next(u for u in self.pools[side][kind] if plain.flies(u))
        raw = COUNTERS[unit]
        far = raw["range"] if raw["extended_parenthetical"] else max(raw["range"], raw["extended_range"] or 0)
        away = [id for id in HEX if 1 <= distance(id, self.hex) <= far]
        foes = {at for u, at in self.at.items() if plain.side(u) != side}
        self.pools[side][kind].remove(unit)
        self.at[unit] = random.choice([id for id in away if id not in foes] or away)
        self.flyers.append(unit)
        ship = next((u for u in self.pools[side]["naval"] if not plain.flies(u)), None)
        if kind == "naval" and ship and random.random() < 0.5:
            self.pools[side]["naval"].remove(ship)
            self.at[ship] = self.at[unit]

    def _engine(self) -> Pacific:
        random = self.random
        pacific = Pacific().turn(random.randint(2, 12))
        hexes = {self.hex, *(id for id, _ in near(self.hex))}
        for id in sorted(hexes):
            getattr(pacific, random.choice(("japan", "allies")))(id)
        getattr(pacific, self.reactor)(self.hex)
        state = pacific.state
        state.divisions = random.randint(0, 12)
        for unit, at in self.at.items():
            back = COUNTERS[unit]["steps"] == 2 and random.random() < 0.4
            pacific.put(f"{unit}@{at}{'-' if back else ''}")
            inactive = plain.side(unit) == self.reactor and unit not in (*self.flyers, *self.reacted)
            state.marks[UNIT[unit]] = 0 if inactive else 1 << ACTIVE
            if unit in self.landed:
                state.marks[UNIT[unit]] |= 1 << LANDED
            if unit in self.reacted or unit in self.landed:
                state.origin[UNIT[unit]] = 0
            if unit in self.came:
                state.origin[UNIT[unit]] = SPACE[self.came[unit]]
        state.offensive = Offensive(
            ("japan", "allies").index(self.active),
            CARD_NUMBER[CARD[self.active]],
            False,
            snapshot(state),
            value=2,
            printed=2,
            intelligence=random.randrange(3),
            battles=(Battle(SPACE[self.hex], tuple(UNIT[u] for u in self.flyers)),),
            landings=1 << SPACE[self.hex] if self.landed else 0,
        )
        return pacific

    def _plain(self) -> plain.Position:
        state = self.pacific.state
        raw = HEX[self.hex]
        japanese = self.reactor == "japan"
        home = raw["city"] == "japanese_intrinsic"
        guards = 0
        if japanese and self.hex in GUARDED:
            guards = 1 if home else max(1, -(-state.divisions // 4))
        before = [u for u, at in self.at.items() if at == self.hex and plain.side(u) == self.reactor]
        return {
            "hex": self.hex,
            "active": self.active,
            "intelligence": INTELLIGENCE[state.offensive.intelligence],
            "year": YEAR[state.turn],
            "at": dict(self.at),
            "reduced": {u: self.pacific.reduced(u) for u in self.at},
            "lost": {},
            "flyers": list(self.flyers),
            "landed": set(self.landed),
            "reacted": set(self.reacted),
            "turned": set(),
            "came": dict(self.came),
            "riding": {},
            "holder": {id: self.pacific.holder(id) for id in HEX if HEX[id]["terrain"] != "ocean"},
            "guards": guards,
            "home": home,
            "guarded": {id for id in GUARDED if self.pacific.holder(id) == "japan"},
            "one_hex": raw.get("island") == "one_hex",
            "dug_in": bool(self.landed)
            and (guards > 0 or any(COUNTERS[u]["class"] in ("ground", "hq") for u in before)),
            "won": "",
            "log": [],
        }

    def compare(self) -> int:
        """Fight it out; how many choices were compared."""
        faces = [self.random.randrange(10) for _ in range(8)]
        pacific, p = self.pacific.rolls(*faces), self.p
        pacific.begin(Battles())
        asking = plain.battle(p, iter(faces))
        asked = 0
        reply: tuple[str, ...] | None = None
        while True:
            try:
                seat, options = asking.send(reply)  # type: ignore[arg-type]
            except StopIteration:
                break
            if len(options) == 1:
                (reply,) = options
                continue
            offered = frozenset(tuple(map(str, option)) for option in pacific.match.options())
            assert (pacific.seat, offered) == (seat, options), (self.hex, pacific.kind)
            reply = self.random.choice(sorted(options))
            pacific.match.choose(Choice(*reply))
            asked += 1
        assert pacific.match.decision is None
        self._results(pacific)
        return asked

    def _results(self, pacific: Pacific) -> None:
        p = self.p
        told = [_told(event) for event in pacific.match.events if event.id in _TOLD]
        assert [entry for entry in told if entry[0] != "air-naval-won"] == p["log"]
        won = [entry[1] for entry in told if entry[0] == "air-naval-won"]
        assert not won or won == [p["air_won"]]
        for unit in self.at:
            if unit in p["at"]:
                assert (pacific.at(unit), pacific.reduced(unit)) == (p["at"][unit], p["reduced"][unit]), unit
            else:
                assert pacific.at(unit) in ("eliminated", "removed"), unit
        for id in (self.hex, *(id for id, _ in near(self.hex))):
            if HEX[id]["terrain"] != "ocean":
                assert pacific.holder(id) == p["holder"][id], id
        assert bool(pacific.events("casualties")) == p["casualties"]
        pacific.state.loaded.clear()


_TOLD = ("event-volley", "event-ground-volley", "event-air-naval-won", "event-ground-won")


def _told(event: Any) -> tuple[Any, ...]:
    a = event.args
    kind = event.id.removeprefix("event-")
    if kind.endswith("volley"):
        return kind, a["seat"], a["die"], a["roll"], a["strength"], a["hits"]
    return kind, a["seat"]


def fights(seeds: range) -> Iterator[int]:
    for seed in seeds:
        try:
            yield Fight(seed).compare()
        except AssertionError as error:
            raise AssertionError(f"battle {seed}: {error}") from error


@pytest.mark.unmeasured
def test_battles_agree_with_the_reference() -> None:
    assert sum(fights(range(120))) > 120


@pytest.mark.long
def test_battles_agree_with_the_reference_in_2000_battles() -> None:
    assert sum(fights(range(1000, 3000))) > 2000
