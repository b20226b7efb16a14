# Why the bots of Generals choose what they choose.

## What a position is worth comes from this

feature-income = points a turn
feature-armies = armies
feature-navies = navies
feature-cut_off = pieces in supply
feature-homes_empty = armies at home
feature-homes_lost = homes held
feature-threats = supply sources out of danger
feature-home_threats = homes out of danger
feature-sources_in_reach = supply sources in reach
feature-targets_in_reach = targets in reach
feature-statuses = statuses on the table
feature-responses = responses on the table
feature-cards = cards left
feature-missing = cards to the end of the game
feature-points = victory points
feature-hand = the hand
