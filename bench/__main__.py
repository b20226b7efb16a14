"""Measure everything, or only what is named: ``python -m bench engine server``.

A long run of the server is measured by itself: ``python -m bench soak --minutes 60``.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec

#: In the order of the page.
PARTS = ("engine", "envs", "bots", "server", "browser", "hexes")


def main(names: list[str]) -> int:
    if names[:1] == ["soak"]:
        import_module("bench.soak").main(names[1:])
        return 0
    for name in names or PARTS:
        if find_spec(f"bench.{name}") is None:
            if names:
                print(f"there is no benchmark called {name}; there are {', '.join(PARTS)}", file=sys.stderr)
                return 2
            continue
        print(f"measuring {name} …", flush=True)
        import_module(f"bench.{name}").main()
    return 0


sys.exit(main(sys.argv[1:]))
