### Терминал по-русски.

terminal-prompt = Номер или ? (справка):
terminal-help =
    Номер — выбрать этот вариант. b — показать стол ещё раз. u — отменить. s ФАЙЛ — сохранить. l ФАЙЛ — загрузить. q — выйти.
terminal-no-such-number = Есть { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }: введите номер от 1 до { $count }.
terminal-error = { $error }
terminal-undone = Отменено.
terminal-saved = Сохранено в { $file }.
terminal-loaded = Продолжается партия из { $file }.
terminal-goodbye = До встречи.
terminal-over = Партия окончена. Победа: { $winners }.
terminal-draw = Партия окончена. Не победил никто.
terminal-seed = Кубики можно проверить: зерно { $seed }, его хеш { $commitment }.

terminal-headline = Раунд { $number } · { $turn } · { $stage } · { $score }
terminal-region-europe = Европа
terminal-region-asia = Азия
terminal-region-pacific = Тихий океан
terminal-region-america = Америка
terminal-region-africa = Африка и южные моря
terminal-deck = колода
terminal-hand = рука
terminal-discard = сброс
terminal-responses = взакрытую
terminal-army = армии
terminal-navy = флоты
terminal-income = доход
terminal-statuses = статусы
terminal-face-down = взакрытую

terminal-short-germany = ГЕР
terminal-short-uk = ВБР
terminal-short-japan = ЯПО
terminal-short-ussr = СССР
terminal-short-italy = ИТА
terminal-short-usa = США

rule-in-code = Выполняется здесь
rule-in-bots = Выполняется ботами
rule-in-data = Содержится в компонентах (данных)
rule-in-heading = Заголовок, пример или пояснение: выполнять нечего
rule-tests = Проверяется тестами
rule-options = Варианты партии
rule-rulings = Как мы его понимаем
