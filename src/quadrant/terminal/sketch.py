"""How a table is drawn: in parts, so that only what has changed is drawn again."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType

#: A part of the table: the facts it shows, and the picture of them.
Part = tuple[Any, RenderableType]
