### Empire of the Sun: what the interface alone says of it.

## The board
board-label = Map of the Pacific

## The table
empire-turn = Turn { $n } of { $last }
