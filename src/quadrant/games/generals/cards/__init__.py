"""The cards of Generals: their language, and the operations that carry them out."""
