### Что говорит любая игра, по-русски.

verb-pass = Пропустить
verb-done = Готово

why-match-over = Партия окончена.
why-not-your-choice = Сейчас выбираете не вы: { $seat }.
why-not-offered = Сейчас этого выбрать нельзя.
why-must-choose = Пропустить это нельзя: нужно выбрать что-нибудь из предложенного.

why-already-there = Соединение уже там.
why-too-far = Слишком далеко: путь туда стоит { $cost } ОД, а есть { $points }.
why-impassable = Местность непроходима: { $space }.
why-no-way = Туда нет пути.
