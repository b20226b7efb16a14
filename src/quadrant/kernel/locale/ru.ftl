### Что говорит любая игра, по-русски.

verb-pass = Пропустить
verb-done = Готово

why-match-over = Партия окончена.
why-not-your-choice = Сейчас выбираете не вы: { $seat }.
why-not-offered = Сейчас этого выбрать нельзя.
