### Терминал по-русски.

## Ввод

terminal-prompt = Номер, название или ? (справка):
terminal-help = Введите номер варианта или слова из него: хватит нескольких букв каждого. Кроме того:
# Что можно ввести для каждой команды; понимаются слова обоих языков.
terminal-command-help = справка помощь
terminal-command-options = варианты
terminal-command-table = стол
terminal-command-map = карта
terminal-command-zoom = лупа
terminal-command-look = осмотреть что
terminal-command-tracks = треки счёт счет
terminal-command-hand = рука карты
terminal-command-log = журнал
terminal-command-why = почему
terminal-command-rule = правило правила
terminal-command-supply = снабжение
terminal-command-odds = шансы
terminal-command-advice = совет
terminal-command-undo = отменить отмена назад
terminal-command-save = сохранить
terminal-command-load = загрузить
terminal-command-quit = выход выйти
terminal-word-far = вся издали
terminal-help-help = справка или ? — этот список
terminal-help-options = варианты — все варианты полностью
terminal-help-table = стол — показать стол ещё раз
terminal-help-map = карта; карта МЕСТО; карта вся — карта во весь экран
terminal-help-zoom = лупа МЕСТО; лупа издали; лупа — что карта показывает дальше
terminal-help-look = осмотреть НАЗВАНИЕ — всё о месте, соединении, фронте, стране
terminal-help-tracks = треки — счёт и треки, и чего опасаться
terminal-help-hand = рука; рука НАЗВАНИЕ — ваши карты; что карта даст сейчас
terminal-help-log = журнал; журнал 100 — что произошло
terminal-help-why = почему НАЗВАНИЕ — почему это нельзя выбрать и по какому правилу
terminal-help-rule = правило; правило НОМЕР; правило СЛОВА — правило нашими словами
terminal-help-supply = снабжение; снабжение НАЗВАНИЕ — кто без снабжения и что ему мешает
terminal-help-odds = шансы; шансы НАЗВАНИЕ — шансы битвы или фронта
terminal-help-advice = совет — что сделал бы бот на вашем месте и почему
terminal-help-undo = отменить или u — отменить свой последний выбор
terminal-help-save = сохранить ФАЙЛ — сохранить партию
terminal-help-load = загрузить ФАЙЛ — продолжить сохранённую партию
terminal-help-quit = выход или q — выйти; партия сохранится
terminal-no-such-number = Есть { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }: введите номер от 1 до { $count }.
terminal-type-something = Введите номер, название варианта или ? (справка).
terminal-which-one = «{ $text }» может значить разное. Введите номер или больше букв названия:
terminal-not-offered = Сейчас нельзя выбрать: «{ $text }».
terminal-not-known = Здесь ничего не называется «{ $text }».
terminal-and-more = и ещё { $count }
terminal-error = { $error }
terminal-undone = Отменено.
terminal-nothing-to-undo = Отменить нечего: что-то открылось или с тех пор спросили другого игрока.
terminal-saved = Сохранено в { $file }.
terminal-loaded = Продолжается партия из { $file }.
terminal-goodbye = До встречи.
terminal-over = Партия окончена. Победа: { $winners }.
terminal-draw = Партия окончена. Не победил никто.
terminal-seed = Кубики можно проверить: зерно { $seed }, его хеш { $commitment }.

## Страница

terminal-as-text = Поле словами
terminal-title-standing = Положение
terminal-title-table = Стол
terminal-title-tracks = Треки
terminal-title-hand = Ваши карты
terminal-title-news = С вашего прошлого хода
terminal-title-nations = Страны
terminal-title-sources = Источники снабжения
terminal-title-conference = Стол переговоров
terminal-legend-churchill = Числа — расстояние от центра; 7★ — кресло
terminal-title-fronts = Фронты
terminal-title-countries = Страны и колонии
terminal-title-units = Войска: { $seat }
terminal-title-cities = Города и нефтепромыслы
terminal-title-control = Кто что контролирует
terminal-title-battle = Битва
terminal-title-offensive = Наступление
terminal-more-options = есть ещё: введите название или «варианты»
terminal-more-hand = есть ещё: введите «рука»
terminal-more-news = ещё { $count }: введите «журнал»
terminal-legend-generals = ■ армия  ▲ флот  ★ источник снабжения  ! без снабжения  + под защитой  ‹3› здесь вариант 3
terminal-legend-no_retreat = { terminal-letter-axis } Германия  { terminal-letter-soviet } СССР  12²: сила 12, два соединения  ! без снабжения  ‹3› вариант 3  ♠ лес  ≈ болото  ▲ горы  ◆ город Германии  ◇ город СССР
terminal-legend-empire = { terminal-letter-japan } Япония  { terminal-letter-allies } союзники  # штаб  ◢ авианосец  ▲ корабли  ^ авиация  ■ войска  ! без снабжения  ‹3› вариант 3  ● у Японии  ○ у союзников

## Осмотр и вопросы

terminal-why-offered = Это можно выбрать: { $number }. { $option }
terminal-no-rule = Нет правила «{ $text }».
terminal-no-rule-asks = Здесь правило не названо.
terminal-no-supply = В этой игре снабжение не прослеживают.
terminal-no-odds = В этой игре кубики ничего не решают.
terminal-no-attack = Там нет атаки, которую можно оценить.
terminal-no-advice = Здесь советовать нечего.
terminal-no-cards = У вас нет карт.
terminal-not-in-hand = У вас нет карты «{ $text }».
terminal-look-at-what = Что осмотреть? Введите название места, соединения или страны.
terminal-usable-at = Можно применить: { $spaces }.
terminal-chance = шанс победить { $n } %
terminal-nothing = ничего
terminal-points = { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
terminal-out-of-supply = без снабжения
terminal-reduced = ослаблено
terminal-all-supplied = { $seat }: все снабжены.
terminal-nobody-there = Там никого нет.
terminal-empty-space = { $space }: никого.
terminal-empty-spaces = Никого: { $spaces }
terminal-way-N = север
terminal-way-NE = северо-восток
terminal-way-E = восток
terminal-way-SE = юго-восток
terminal-way-S = юг
terminal-way-SW = юго-запад
terminal-way-W = запад
terminal-way-NW = северо-запад

## «Генералы»

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
terminal-army = армии в запасе
terminal-navy = флоты в запасе
terminal-income = доход
terminal-statuses = статусы
terminal-short-head-deck = кол.
terminal-short-head-hand = рука
terminal-short-head-discard = сброс
terminal-short-head-responses = закр.
terminal-short-head-army = ■
terminal-short-head-navy = ▲
terminal-short-head-income = доход
terminal-face-down = взакрытую
terminal-protected = под защитой
terminal-home-lost = Столица потеряна.
terminal-is-source = Это источник снабжения.
terminal-cut-off = { $seat }: без снабжения — { $space } [{ $rule }].

terminal-short-germany = ГЕР
terminal-short-uk = ВБР
terminal-short-japan = ЯПО
terminal-short-ussr = СССР
terminal-short-italy = ИТА
terminal-short-usa = США
terminal-short-us = США

## «Черчилль»

terminal-at-center = Центр
terminal-at-display = Не выдвинуты
terminal-barred = не продвигает вопросы
terminal-ill = болен
terminal-leader-used = использован или отсутствует
terminal-in-box = ячейка театра
terminal-no-attempt = не наступает
terminal-marker-offensive = поддержка { $n }
terminal-marker-reserves = резервы { $n }
terminal-marker-naval = флот { $n }
terminal-global-issues = Международные вопросы
terminal-bomb = Атомная бомба
terminal-axis-stands = державы Оси в строю
terminal-reserves = резервы Оси
terminal-committed = обязано картой
terminal-spread = разрыв в очках
terminal-alliance = союз
terminal-due-production = производство
terminal-due-support = поддержка
terminal-due-networks = ячейки
terminal-due-alignments = влияние
terminal-issue-on = { $issue } — { $n ->
        [7] кресло
       *[other] деление { $n }
    }
terminal-issue-at = { $issue }: { $where }
terminal-cards-in-hand = { $n ->
        [one] на руке { $n } карта
        [few] на руке { $n } карты
       *[many] на руке { $n } карт
    }
terminal-card-worth = { $card }: продвинет на { $advance }, в споре сдвинет на { $debate }
terminal-card-worth-most = { $card }: продвинет самое большее на { $advance }, в споре сдвинет на { $debate } (лучший бросок)
terminal-front-aloud = { $here }, дальше { $space }; поддержка { $offensive }, резервы против него { $reserves }, шанс { $chance } %.
terminal-naval-aloud = Морской поддержки { $n }, нужно { $needed }.
terminal-networks-of = { $n ->
        [one] { $n } ячейка ({ $seat })
        [few] { $n } ячейки ({ $seat })
       *[many] { $n } ячеек ({ $seat })
    }
terminal-aligned-with = под влиянием: { $seat }
terminal-front-odds = { $front }: стоит { $stays } %, продвигается { $advance } %, прорыв { $breakthrough } %

## «Ни шагу назад!»

terminal-letter-axis = Г
terminal-letter-soviet = С
terminal-side-no_retreat = очки { $points }, карты { $hand }, поддержка { $support }, ключевые гексы { $keys } из { $need }
terminal-unit-no_retreat = сила { $strength }, ОД { $movement }, { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }
terminal-goal = цель
terminal-goal-is = { $seat }, конец раунда { $turn }: { $wanted }
terminal-sudden-death = внезапная победа
terminal-sudden-death-is = раунд { $turn }, { $seat } больше { $n }
terminal-forecast = погода дальше
terminal-arrives-next = в следующем раунде
terminal-odds = соотношение
terminal-die = кубик
terminal-next-to = Рядом противник: { $spaces }
terminal-held-by = Держит { $seat }; { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }.
terminal-across-river = через реку
terminal-no-way = прохода нет
terminal-attack-odds = { $space }: { $odds } ({ $attack } против { $defence }), атакуют: { $units }

## «Империя солнца»

terminal-letter-japan = Я
terminal-letter-allies = С
terminal-side-empire = карты { $hand }, колода { $deck }, пасы { $passes }, транспорты { $shipping } из { $all }
terminal-unit-empire = атака { $attack }, защита { $defense }
terminal-has-future = есть заготовленная карта
terminal-rivalry = соперничество армии и флота
terminal-will = воля США
terminal-europe = война в Европе
terminal-progress = успехи войны
terminal-resources = ресурсные гексы
terminal-divisions = { $n ->
        [one] { $n } дивизия
        [few] { $n } дивизии
       *[many] { $n } дивизий
    }
terminal-china = Китай
terminal-india = Индия
terminal-burma-road = Бирманская дорога
terminal-flags = действует
terminal-led-by = ведёт
terminal-activated = активировано
terminal-intelligence = разведка
terminal-battles = битвы
terminal-reactions = реакции
terminal-set-aside = заготовлена
terminal-card-empire = { $type }, ОО { $ops }, разведка { $intel }
terminal-type-military = военная
terminal-type-reaction = реакция
terminal-type-resource = ресурсы
terminal-type-political = политическая
terminal-hq-numbers = эффективность { $efficiency }, радиус { $range }
terminal-due = приходит в ход { $turn }
terminal-port = порт
terminal-airfield = аэродром
terminal-resource = ресурсный гекс
terminal-controlled-by = Контролирует: { $seat }.
terminal-battle-in = { $space }: { $intelligence }
terminal-battle-stage = { $stage }: шанс победы { $n } % ({ $seat })
terminal-battle-fire = { $seat }: сила { $strength }, к кубику { $modifiers }, в среднем попаданий { $hits }; { $order }
terminal-stage-air_naval = Воздушно-морской бой
terminal-stage-ground = Наземный бой
terminal-fires-first = огонь первым
terminal-fires-together = огонь одновременно
terminal-fires-second = огонь вторым

## Вслух: что говорится вместо знаков

terminal-aloud-then = далее
terminal-aloud-chair = кресло
terminal-aloud-most = не больше
terminal-aloud-rule = (правило { $number })

## Правило

rule-in-code = Выполняется здесь
rule-in-bots = Выполняется ботами
rule-in-data = Содержится в компонентах (данных)
rule-in-heading = Заголовок, пример или пояснение: выполнять нечего
rule-tests = Проверяется тестами
rule-options = Варианты партии
rule-rulings = Как мы его понимаем

## Дебюты

terminal-openings = { $matches ->
    [0] Законченных партий нет.
    [one] { $matches } законченная партия, решений в среднем: { $length }. Доля побед по сторонам, затем первые решения и доля побед с ними:
    [few] { $matches } законченные партии, решений в среднем: { $length }. Доля побед по сторонам, затем первые решения и доля побед с ними:
   *[other] { $matches } законченных партий, решений в среднем: { $length }. Доля побед по сторонам, затем первые решения и доля побед с ними:
  }
