"""``python -m quadrant`` is the command ``quadrant``."""

import sys

from quadrant.cli import main

if __name__ == "__main__":
    sys.exit(main())
