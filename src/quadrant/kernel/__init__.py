"""What every game stands on: steps, decisions, boards, limits, dice, matches. It knows no game."""
