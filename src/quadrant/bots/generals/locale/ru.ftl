# Почему боты «Генералов» выбирают то, что выбирают.

## Из чего складывается оценка позиции

feature-income = очки за ход
feature-armies = армии
feature-navies = флоты
feature-cut_off = снабжение фишек
feature-homes_empty = армии в домашних секторах
feature-homes_lost = удержание домашних секторов
feature-threats = безопасность источников снабжения
feature-home_threats = безопасность домашних секторов
feature-sources_in_reach = источники снабжения в пределах досягаемости
feature-targets_in_reach = цели в пределах досягаемости
feature-statuses = статусы на столе
feature-responses = ответы на столе
feature-cards = запас карт
feature-missing = карты до конца партии
feature-points = победные очки
feature-hand = карты на руке
