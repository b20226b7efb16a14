"""What players are told of a game of Empire of the Sun: views, answers to queries, warnings, the story."""
