"""Matches as they are played: positions, updates, clocks, lessons, replays and analysis boards."""
