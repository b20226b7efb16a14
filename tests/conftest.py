"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

# No test measures time, and the same code gives the same verdict every time.
settings.register_profile("quadrant", deadline=None, derandomize=True, database=None)
settings.load_profile("quadrant")
