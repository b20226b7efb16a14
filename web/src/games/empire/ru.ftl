### Empire of the Sun: что говорит о ней сам интерфейс.

## Поле
board-label = Карта Тихого океана

## Стол
empire-turn = Ход { $n } из { $last }
