### «Генералы» в браузере, по-русски: что интерфейс говорит только об этой игре.

## Карта

board-label = Игровое поле
space-source = Источник снабжения
piece-unsupplied = без снабжения
strait-open = { $strait }: открыт, { $camp }
seam-label = Карта замкнута: { $first } и { $second } — соседи
supply-cuts = Без снабжения
supply-line = снабжает следующую фишку своей страны
supply-well = армия на источнике снабжения
supply-cut = без снабжения
supply-no-cuts = Все фишки на поле снабжаются.

## Часы, счёт и страны

generals-clock = Раунд { $round } · { $nation } · { $step }
score-title = Счёт
score-income = Сколько дали бы сейчас источники снабжения
round = Раунд { $round }
round-of = Раунд { $round } из { $last }
phase-title = Фазы хода
home-lost = дом потерян
count-deck = Карты в колоде
count-discard = Карты в сбросе
count-response = Ответы, в закрытую
count-status = Статусы, в открытую
count-army = Армии вне поля
count-navy = Флоты вне поля

## Карты

cards-none = На столе пусто.
responses-down =
    { $count ->
        [one] { $count } ответ в закрытую
        [few] { $count } ответа в закрытую
       *[many] { $count } ответов в закрытую
    }
discard-top = Верхняя карта сброса
card-reconstructed = Текст восстановлен
card-reconstructed-text = Источники об этой карте расходятся; это наше лучшее их прочтение.
