"""The rules of Empire of the Sun, one module per section of the rulebook."""
