"""6.2 to 6.4 What supply is derived from: zones of influence, lines, and the networks of headquarters."""
