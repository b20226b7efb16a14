"""What players are told of a game of Generals: views, answers to queries, warnings, the story."""
