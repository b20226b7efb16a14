"""What players are told of a game of No Retreat!: views, answers to queries, warnings, the story."""
