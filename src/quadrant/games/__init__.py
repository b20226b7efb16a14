"""The games: one package each, found through the catalogue."""
