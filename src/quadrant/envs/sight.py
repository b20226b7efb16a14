"""What players see and do as arrays, the same at every door that takes the spaces of Gymnasium."""

from __future__ import annotations

import sys
from typing import Any

from quadrant.envs.sparse import EMPTY
from quadrant.envs.table import Rules, Table
from quadrant.errors import needed

with needed("Gymnasium"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

#: What numbers can stand in an observation.
LOW, HIGH = -(1 << 15), (1 << 15) - 1

#: Numbers of whatever size.
Array = NDArray[Any]
Observation = dict[str, Array]
Info = dict[str, Any]


def seen(rules: Rules) -> spaces.Dict:
    """What an observation can be."""
    menu, sparse = rules.menu, rules.sparse
    if sparse is not None:
        found = {name: spaces.Box(EMPTY, HIGH, shape, np.int16) for name, shape in sparse.shapes.items()}
        return spaces.Dict({**found, "action_mask": spaces.Box(0, 1, (menu.size,), np.int8)})
    return spaces.Dict(
        {
            "observation": spaces.Box(LOW, HIGH, (rules.encoder.size,), np.int16),
            "action_mask": spaces.Box(0, 1, (menu.size,), np.int8),
            "actions": spaces.Box(LOW, HIGH, (menu.size, 1 + menu.targets), np.int16),
        }
    )


def done(rules: Rules) -> spaces.Discrete:
    """What an action can be."""
    return spaces.Discrete(rules.menu.size)


class Sight:
    """A table, and what its players see of it."""

    #: How many actions those have who are not asked.
    WAITING = 0

    def __init__(self, rules: Rules, render_mode: str | None = None) -> None:
        self.rules = rules
        self.render_mode = render_mode
        name = f"quadrant_{rules.game.name}_v{rules.game.version}"
        self.metadata: Info = {"name": name, "render_modes": ["ansi", "human"]}
        self.table: Table

    def mask(self, player: str) -> Array:
        """Which actions the player has."""
        table = self.table
        return self.rules.menu.mask(len(table.page) if player == table.player else self.WAITING)

    def info(self, player: str) -> Info:
        """What is to be had without drawing a view: the seat, the options as they are, the mask."""
        table = self.table
        return {"seat": table.of(player), "options": table.menu_of(player), "action_mask": self.mask(player)}

    def look(self, player: str, info: Info) -> Observation:
        """What the player sees, as numbers; the view, if it is drawn, and what is asked go into its info."""
        table = self.table
        if self.rules.sparse is not None:
            return {**table.features(player), "action_mask": self.mask(player)}
        view = info["view"] = table.view(player)
        info["prompt"] = table.match.prompt if player == table.player else None
        return {
            "observation": table.row(player, view),
            "action_mask": self.mask(player),
            "actions": self.rules.menu.features(table.menu_of(player)),
        }

    def render(self) -> str | None:
        """What everybody may see, as text: given back, or written to the terminal."""
        text = str(self.table.match)
        if self.render_mode != "human":
            return text
        sys.stdout.write(text + "\n")
        return None

    def close(self) -> None:
        """There is nothing to release."""
