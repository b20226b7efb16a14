"""What every game is built on: steps, decisions, boards, limits, dice, matches. It knows no game."""
