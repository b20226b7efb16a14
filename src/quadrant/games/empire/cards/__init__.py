"""The strategy cards of Empire of the Sun: their language, and the operations that carry them out."""
