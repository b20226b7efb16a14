"""What players are told of a game of Churchill: views, answers to queries, warnings, the story."""
