no-retreat-clock = Turn { $n } of { $last } · { $seat } · { $step }

## The board

board-label = The map of the Russian front
