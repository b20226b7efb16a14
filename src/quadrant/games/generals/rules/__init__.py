"""The rules of Generals, one module per section of the rulebook."""
