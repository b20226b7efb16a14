"""Bots at the server's tables: their seats, the processes in which they think, hints and analyses."""
