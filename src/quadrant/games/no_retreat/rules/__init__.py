"""The rules of No Retreat!, one module per section of the rulebook."""
