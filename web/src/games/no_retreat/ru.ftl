no-retreat-clock = Ход { $n } из { $last } · { $seat } · { $step }

## Поле

board-label = Карта русского фронта
