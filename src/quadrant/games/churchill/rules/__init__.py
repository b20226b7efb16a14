"""The rules of Churchill, one module per section of the rulebook."""
