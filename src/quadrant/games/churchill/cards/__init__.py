"""The cards of Churchill: what they say, and the operations that carry it out."""
