"""The table at which the rules of Churchill are proven."""

from games.churchill.table import table

__all__ = ["table"]
