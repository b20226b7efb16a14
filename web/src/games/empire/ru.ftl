### Empire of the Sun в браузере, по-русски: что интерфейс говорит только об этой игре.

empire-clock = Ход { $n } из { $last } · { $of ->
        [offensives] { $seat }
       *[other] { $phase }
    }
empire-brief = { $n }/{ $last } · воля { $will } · успехи { $progress }/{ $need }

## Поле

board-label = Карта Тихого океана
board-hex-plain = гекс { $code }, { $terrain }
board-port = порт
board-airfield = аэродром
board-resource = ресурс
board-held = под контролем: { $seat }
board-empty = частей нет
board-all-join = { $count ->
        [one] Взять с собой ещё { $count } часть
        [few] Взять с собой ещё { $count } части
       *[many] Взять с собой ещё { $count } частей
    }
board-all-activate = { $count ->
        [one] Активировать { $count } часть
        [few] Активировать все { $count } части
       *[many] Активировать все { $count } частей
    }
board-stack-activate = { $space }: активировать остальных ({ $count })
board-all-commit = Все { $count } — в бой: { $space }

overlay-supply = Снабжение
overlay-zones = Зоны влияния
overlay-range = Дальность штабов
overlay-reach = Дальность хода
overlay-front = Периметр
overlay-distance = Расстояния
overlay-hint-reach = Наведите на часть — увидите, куда она может дойти.
overlay-no-cuts = Снабжаются все.
overlay-cuts = Без снабжения
overlay-range-of = { $count ->
        [0] Отсюда никого не активировать.
        [one] В пределах дальности { $count } часть; эффективность { $most }.
        [few] В пределах дальности { $count } части; эффективность { $most }.
       *[many] В пределах дальности { $count } частей; эффективность { $most }.
    }
overlay-sign-flow-japan = досюда доходят линии Японии
overlay-sign-flow-allies = досюда доходят линии Союзников
overlay-sign-source = источник снабжения
overlay-sign-line = линия снабжения части под указателем
overlay-sign-missing = как прошла бы её линия
overlay-sign-cut = без снабжения
overlay-sign-block = здесь линия перекрыта
overlay-sign-zone-japan = зона Японии
overlay-sign-zone-allies = зона Союзников
overlay-sign-neutral = край зоны вместе с нейтрализованной частью
overlay-sign-range = сюда доходят линии активации
overlay-sign-warning = прежде чем идти туда, учтите
way-naval = Морем: { $cost } из { $most } { $most ->
        [one] гекса
       *[many] гексов
    }.
way-air = По воздуху: перелётов { $cost } из { $most }.
way-ground = По суше: { $cost } из { $most } очков.
way-landing = Высадка с моря: { $cost } из { $most } { $most ->
        [one] гекса
       *[many] гексов
    }.
way-strategic = Стратегическое перемещение.
way-barge = На баржах.
unit-values = { $attack }-{ $defense }, { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }
hq-values = эффективность { $efficiency }, дальность { $range }

## Ход, фазы, стороны

standing-title = Ход и обе стороны
victory-title = Далеко ли до победы
turn-of = Ход { $n }/{ $last }
turn-n = Ход { $n }
track-open = Открыть счётчик ходов
track-title = Счётчик ходов
track-end = Конец сценария
track-arrive = { $seat }: прибывают
track-nobody = Никто не прибывает.
phases-title = Фазы хода
phase-short-reinforcement = подкр.
phase-short-replacement = пополн.
phase-short-strategic = страт.
phase-short-cards = карты
phase-short-offensives = наступл.
phase-short-political = полит.
phase-short-attrition = истощ.
phase-short-end = конец
columns-side = Сторона
shipping-left = Очков морской транспортировки (ОМТ) в этом ходу: { $n } из { $of }
services-agree = Ведомства согласны
services-quarrel = Ведомства соперничают
future-since = Карта отложена в { $n }-м ходу

## Победа

will-now = Политическая воля США: { $n } из 10
progress-now = Успехи войны: в этом ходу взято { $n } из { $need } гексов с названием
points-open = Из чего складывается счёт
goal-campaign = Воля 0 — победа Японии. Союзники должны разбомбить, удушить или занять Японию; ресурсов у неё: { $resources }.
level-now = Сейчас: { $level }.
level-japan = Ещё { $n }: { $level }.
level-allies = На { $n } меньше: { $level }.
level-most = до { $n }
level-least = от { $n }
levels-title = Уровни победы по очкам Японии
level-allied-decisive = решающая союзников
level-allied-tactical = тактическая союзников
level-japanese-tactical = тактическая Японии
level-japanese-decisive = решающая Японии
points-title = Очки сценария
points-sum = Очки Японии
will-title = Воля США: { $n }
will-after = Воля, если бы ход кончился сейчас
progress-checked = Успехи войны: { $n } из { $need } гексов с названием. Если меньше — воля падает на 1 в конце хода.
progress-unchecked = Успехи войны: гексов с названием — { $n }; в этом ходу их не проверяют.
progress-taken = Взяты: { $spaces }.
progress-lost = Потеряны: { $spaces }.
conditions-title = Чем кончается война
places-of = ({ $spaces })

## Наступление

offensive-title = Наступление
played-event = как событие
played-operations = как операция
movement-value = ОЧ { $n }
spotted = замечены в зоне влияния
activated-of = активировано: { $n } из { $limit } { $limit ->
        [one] части
       *[many] частей
    }
battles-in = Сражения: { $spaces }.
reacted-with = Реакции: { $cards }.
offensive-steps = Четырнадцать этапов наступления
offensive-course = Ход наступления
offensive-all = Показать все четырнадцать этапов
offensive-fewer = Показать только главное
offensive-is-done = сделано
offensive-is-now = сейчас
offensive-is-coming = впереди
offensive-is-skipped = пропущено
offensive-step-1 = Активация частей
offensive-step-2 = Движение
offensive-step-3 = Объявление сражений
offensive-step-4 = Погода может всё отменить
offensive-step-5 = Бонусы до реакции
offensive-step-6 = Особая реакция на десанты
offensive-step-7 = Разведка: внезапность или нет
offensive-step-8 = Реакционное движение
offensive-step-9 = Карты реакции
offensive-step-10 = Карты перед сражениями
offensive-step-11 = Сражения
offensive-step-12 = Карты после сражений
offensive-step-13 = Движение после сражений
offensive-step-14 = Экстренное движение, конец
answering-title = На что вы отвечаете
answering-event = { $seat }: наступление картой { $card } как событием; { $unit }, { $n ->
        [one] { $n } часть
        [few] { $n } части
       *[many] { $n } частей
    }.
answering-operations = { $seat }: наступление картой { $card } как операцией; { $unit }, { $n ->
        [one] { $n } часть
        [few] { $n } части
       *[many] { $n } частей
    }.
answering-roll = Бросок { $n } или меньше даёт перехват:
answering-special = Бросок { $n } или меньше — и за эту высадку будет сражение:
answering-not = Сейчас нельзя
answering-card = { $card }:

## Сражения

battle-title = Сражение
battle-about = Силы, кости и потери
battle-of = Сражение: { $space }
battle-if = Если здесь будет сражение: { $space }
battle-suppose = Если противник узнает
battle-intelligence = { $of ->
        [surprise] Внезапная атака: первым стреляет наступающий
        [ambush] Засада: первым стреляет обороняющийся
       *[other] Перехват: стороны стреляют одновременно
    }
stage-air_naval = В воздухе и на море
stage-ground = На суше
stage-wins = { $seat }:
fires-first = первый огонь
fires-together = огонь сразу
fires-second = второй огонь
fire-mean = Потеряно шагов в среднем: { $steps }.
fire-none = Стрелять некому.
fire-bombards = Огонь по сухопутным частям.
fire-chances = Сколько шагов теряет противник и с какой вероятностью
fire-chance = { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[other] { $steps } шагов
    }: { $percent } %
die-faces = Очки за каждую грань кости
critical = критическое попадание
volley-fell = Выпало { $die }, с модификаторами { $roll }: { $hits ->
        [one] { $hits } очко
        [few] { $hits } очка
       *[other] { $hits } очков
    }.
won-air_naval = { $seat }: победа в воздухе и на море.
won-ground = { $seat }: победа на суше.
losses-gone = Уничтожены: { $units }.
losses-steps = Потеряли шаг: { $units }.

## Стратегическая фаза

strategic-title = Стратегическая фаза { $n }-го хода
strategic-sunk = подводные лодки добились успеха
strategic-bombed = Японию бомбили
strategic-arrived = прибыли
strategic-delayed = задержаны
strategic-to-europe = ушли в Европу
strategic-held = не смогли прийти
strategic-restored = восполнены
strategic-rebuilt = вернулись
strategic-never-came = не придут
strategic-shipping = Очков морской транспортировки (ОМТ): { $n }.
strategic-divisions = { $n ->
        [one] Из Китая снята { $n } дивизия.
        [few] Из Китая сняты { $n } дивизии.
       *[many] Из Китая снято { $n } дивизий.
    }
strategic-cards = { $n ->
        [one] Взята { $n } карта.
        [few] Взяты { $n } карты.
       *[many] Взято { $n } карт.
    }
strategic-submarines = Подводные лодки: потеряны карта, ОМТ и эскорты.
strategic-submarines-failed = Подводные лодки: ничего.
strategic-submarines-chance = Вероятность успеха подводных лодок:
strategic-raid = Япония теряет карту.
strategic-raid-failed = ничего.
strategic-hand = Следующая раздача: карт { $n }, пасов { $passes }
strategic-hand-sum = Карты
strategic-pool = { $pool }: осталось { $now } из { $turn }
pool-jp_naval = морские пополнения
pool-jp_air = воздушные пополнения
pool-jp_ground = сухопутные пополнения
pool-allied_ground = сухопутные пополнения
pool-allied_air = воздушные пополнения
pool-us_naval = морские пополнения США
pool-cw_naval = морские пополнения Содружества
pool-chinese = китайские пополнения

## Счётчики и боксы

tracks-title = Счётчики у карты
divisions = · { $n ->
        [one] { $n } дивизия
        [few] { $n } дивизии
       *[other] { $n } дивизий
    }
steps-kept = Япония сохранила пополнения: морских { $naval }, воздушных { $air }.
surrendered = Капитулировали: { $nations }.
tokyo-express-at = «Токийский экспресс» ходит сюда: { $space }.
nations-more = Страны: кто может капитулировать
box-short-china = Авиация в Китае
box-short-delay = Задержаны
box-short-eliminated = Уничтожены
box-short-track = Счётчик ходов
box-short-event = Ждут карту
box-short-removed = Вне игры
due-turn = х. { $n }

## Карты

card-ops = оперативное число { $n }
kind-short-military = военное
kind-short-reaction = реакция
kind-short-reaction-intelligence = реакция · разведка
kind-short-reaction-attack = реакция · атака
kind-short-reaction-counteroffensive = реакция · контрнаступление
kind-short-reaction-weather = реакция · погода
kind-short-reaction-personage = реакция · личность
kind-short-resource = ресурсы
kind-short-political = политическое
card-logistic = Частей: { $n } + штаб
card-logistic-plus = Частей: ОЧ + { $n } + штаб
card-led-by = { $unit }: { $n }
card-hqs = Ведёт { $units }.
intel-operations = ОК { $n }
intel-event = КС { $n }
intel-surprise = внезапная атака, без броска
card-remove-short = удал.
card-draw-short = +1
card-will-short = воля
card-forced-short = сразу
pile-hand = { $n }
pile-deck = { $n }
pile-drawn = Карт взято по событиям в этом ходу: { $n } из 3.
pile-discards = Сброс: { $n }
pile-removed = Вне игры: { $n }
pile-list = { $cards }

## Что можно прочесть о вещах

about-held = Под контролем: { $seat }.
about-port = Порт: сюда приходят корабли и снабжение.
about-airfield = Аэродром: здесь базируются воздушные части.
about-resource = Ресурс: Япония получает карту за каждые два.
about-city = Город.
about-city-guarded = Город с собственными сухопутными шагами.
about-one-hex = Остров в один гекс.
about-terrain-open = Открытая местность: без модификатора.
about-terrain-jungle = Джунгли: −1 атакующему на суше.
about-terrain-mixed = Смешанная местность: −2 атакующему на суше.
about-terrain-mountain = Горы: −3 атакующему на суше; высадиться нельзя.
about-terrain-atoll = Атолл: без модификатора.
about-tokyo-express = Сюда ходит «Токийский экспресс»: гекс снабжается.
about-battle = Здесь объявлено сражение.
about-landing = Здесь высаживаются части.
about-key = Решает судьбу страны: { $nation }.
about-units = Здесь: { $units }.
about-at = Стоит: { $space }.
about-box = Вне карты: { $box }.
about-due = Прибудет в { $n }-м ходу.
about-range = Дальность { $range }.
about-ranges = Дальность { $range }, увеличенная { $far }{ $only ->
        [yes] {" "}(только для перемещения)
       *[no] {""}
    }.
about-shipping = Высадка с моря стоит ОМТ (очков морской транспортировки): { $full } при полной силе, { $reduced } при ослабленной.
about-dot = Не восполняется.
about-b29 = Может бомбить Японию в стратегической фазе.
about-carries = Перевозит бригаду без затрат ОМТ.
about-other-face = Другая сторона: { $attack }-{ $defense }.
about-unsupplied = Без снабжения: не активируется; сухопутные и воздушные части несут истощение.
about-mark-active = Активирована для этого наступления.
about-mark-moved = Уже двигалась в этом наступлении.
about-mark-strategic = Двигалась стратегически: не сражается.
about-mark-landed = Высадилась с моря: на суше защита вдвое меньше.
about-mark-barred = Использовала дальность в скобках: не сражается.
about-mark-bombed = Бомбила Японию: в этом ходу в наступлениях не участвует.
about-mark-prompt = Её прибытие нельзя задержать.
about-mark-new = Прибыла в этом сегменте.
about-mark-rebuilt = Вернулась в этом ходу.
about-mark-barge = Высадилась с барж.
about-seat-japan = Япония: берёт своё в начале, потом должна выстоять или сломить волю США.
about-seat-allies = США, Содружество и Китай: должны вовремя вернуться через океан.
about-seat-now = Карт на руке: { $hand }, пасов: { $passes }.
about-nation-holds = Воюет.
about-nation-surrendered = Капитулировала.
about-nation-regained = Отвоёвана.
about-nation-keys = Решают { $spaces }. У Японии { $n } из { $of }.

## Знаки: что это и что значит

legend-columns = В списке сторон
legend-victory = Далеко ли до победы
legend-tracks = Счётчики у карты
legend-strategic = Стратегическая фаза и счётчик ходов
legend-offensive = В наступлении
legend-units = Фишки
legend-terrain = На карте
legend-boxes = Боксы у карты
legend-cards = На картах
sign-count-hand = Карты на руке
    .text = У кого больше, тот ходит первым. Фаза кончается, когда карт нет ни у кого.
sign-count-passes = Пасы
    .text = Пас пропускает противника вперёд. Чем меньше карт, тем больше пасов.
sign-count-shipping = Морская транспортировка (ОМТ)
    .text = Очки морской транспортировки (ОМТ), оставшиеся в этом ходу: ими перевозят сухопутные части, которые высаживаются с моря.
sign-count-future = Будущее наступление
    .text = Одну карту можно отложить на будущий ход; ею можно купить первый ход.
sign-count-services = Согласие ведомств
    .text = Армия и флот действуют вместе.
sign-rivalry = Межведомственное соперничество
    .text = Армия и флот не участвуют в одном наступлении. Армия США задерживается, у Японии вдвое меньше ОМТ.
sign-will = Политическая воля США
    .text = При 0 в конце хода побеждает Япония. Капитуляции, потери и малые успехи снижают её, бомбардировки и некоторые события поднимают.
sign-progress = Успехи войны
    .text = Сколько гексов с названием союзники взяли в этом ходу и сколько должны. Меньше — минус один к воле; проверяется с 4-го хода.
sign-victory = Победа
    .text = Очки сценария или условия войны. Нажмите — увидите, из чего они складываются.
sign-resources = Ресурсы
    .text = Гексы с ресурсами у Японии: карта за каждые два, всего от четырёх до семи.
sign-china = Китай
    .text = Фронт в Китае и японские дивизии там. В последнем боксе правительство рушится.
sign-road = Бирманская дорога
    .text = Открыта; закрыта, но летают через «Горб»; закрыта: от неё зависит снабжение Китая.
sign-india = Индия
    .text = Чем больше северных гексов у Японии, тем ближе капитуляция.
sign-europe = Война в Европе
    .text = Когда там плохо, подкрепления союзников задерживаются или уходят туда.
sign-escorts = Эскорты
    .text = Прибавляются к броску подводных лодок.
sign-submarines = Подводные лодки
    .text = Союзники бросают каждый ход: успех стоит Японии карты, ОМТ и эскортов.
sign-bombing = Стратегические бомбардировки
    .text = Каждый удачный налёт B29 стоит Японии карты.
sign-arrival = Подкрепления
    .text = Части, прибывающие в этом ходу.
sign-end = Конец
    .text = Последний ход сценария.
sign-hq = Штаб
    .text = Эффективность и дальность: на столько частей больше он активирует, в пределах дальности и в снабжении.
sign-battle = Сражение
    .text = Объявлено в этом наступлении. У операции одно, у события сколько угодно.
sign-landing = Десант
    .text = Сухопутные части с моря; на суше они сражаются, только если их сторона победила на море и в воздухе.
sign-surprise = Внезапная атака
    .text = Противник ничего не знает: реакционного движения нет. Наступающий стреляет первым с +3.
sign-intercept = Перехват
    .text = Противник реагирует. Стороны стреляют одновременно.
sign-ambush = Засада
    .text = Картой: противник реагирует, стреляет первым с +4.
sign-critical = Критическое попадание
    .text = Чистая 9: отнимает хотя бы шаг и может уничтожить часть раньше, чем ослаблены другие.
sign-unit = Фишка
    .text = Под символом — атака и защита.
sign-steps = Ослаблена
    .text = Полоска — шаг; на другой стороне сила меньше.
sign-carrier = Авианосец
    .text = Сражается в пределах своей дальности, распространяет зону влияния.
sign-ships = Корабли
    .text = Сражаются в своём гексе; рядом с авианосцами могут понести потери.
sign-air = Воздушная часть
    .text = Летает с аэродрома на аэродром, сражается в пределах дальности, распространяет зону влияния на два гекса.
sign-lrb = Бомбардировщики дальнего действия
    .text = Их зона действует, но не нейтрализует вражеские.
sign-ground = Сухопутная часть
    .text = Занимает и удерживает гексы.
sign-marines = Морская пехота
    .text = На вражеские острова в один гекс высаживается раньше армии США.
sign-unsupplied = Без снабжения
    .text = { about-unsupplied }
sign-moved = Двигалась
    .text = { about-mark-moved }
sign-port = Порт
    .text = { about-port }
sign-airfield = Аэродром
    .text = { about-airfield }
sign-resource = Ресурс
    .text = { about-resource }
sign-jungle = Джунгли
    .text = { about-terrain-jungle }
sign-mixed = Смешанная местность
    .text = { about-terrain-mixed }
sign-mountain = Горы
    .text = { about-terrain-mountain }
sign-atoll = Атолл
    .text = { about-terrain-atoll }
sign-blocked = Непроходимая сторона
    .text = Её никто не пересекает.
sign-box-china = Авиация в Китае
    .text = Воздушные части союзников в Китае: влияют на фронт, а B29 бомбят оттуда Японию.
sign-box-delay = Задержаны
    .text = Прибудут в следующем ходу.
sign-box-eliminated = Уничтожены
    .text = Возвращаются ослабленными за пополнение, если такие есть.
sign-box-track = Счётчик ходов
    .text = Прибудут подкреплениями в ход, указанный под ними.
sign-box-event = Ждут карту
    .text = Прибудут, когда сыграют их событие.
sign-box-removed = Вне игры
    .text = Не вернутся или в этом сценарии не участвуют.
sign-ops = Оперативное число
    .text = Умножает движение; в операции столько частей активируется сверх эффективности штаба.
sign-logistic = Логистическое число
    .text = Столько частей активируется сверх эффективности штаба, если карта сыграна как событие.
sign-intel = Развед. числа
    .text = Противник перехватывает с таким броском или меньше: для операции (ОК) и события (КС). Молния — внезапная атака без броска.
sign-kind-military = Военное событие
    .text = Наступление с большим числом частей и любым числом сражений.
sign-kind-reaction = Реакция
    .text = Отвечает на наступление противника; в свой ход годится для операций.
sign-kind-resource = Событие ресурсов
    .text = Части, пополнения и способности.
sign-kind-political = Политическое событие
    .text = Двигает маркеры на счётчиках.
sign-card-remove = Уходит из игры
    .text = Сыгранная как событие, карта удаляется.
sign-card-draw = Даёт карту
    .text = Событие даёт взять карту, не больше трёх за фазу.
sign-card-will = Меняет волю США
    .text = В сценариях на один год годится только для операций.
sign-card-forced = Играется сразу
    .text = В том ходу, когда её взяли; отложить её нельзя.
sign-reconstructed = Неточно
    .text = Источники об этой карте расходятся; это наиболее вероятный вариант.

## Игра за две минуты

intro-want = У Японии полгода внезапности: она берёт { OPEN("rule:12.11", "ресурсы") } юга, а потом должна выстоять или сломить { OPEN("rule:16.4", "волю США") }. Союзники держатся, где могут, а потом возвращаются: { OPEN("rule:16.47", "успехи нужны каждый ход") }, пока Япония не { OPEN("rule:16.2", "разбомблена и удушена") } или занята. В малых сценариях считают очки.
intro-turn = Ход — четыре месяца: { OPEN("rule:4.1", "подкрепления, пополнения, подводные лодки и карты") }, потом стороны по очереди играют { OPEN("rule:5.0", "карты") }. Карта — событие или операция. Чаще всего это { OPEN("rule:7.2", "наступление") }: штаб активирует части, они движутся, объявляются сражения; противник может узнать о нём и { OPEN("rule:7.26", "среагировать") }; потом сражения — сначала { OPEN("rule:9.2", "в воздухе и на море") }, затем { OPEN("rule:9.4", "на суше") }.
intro-win = В конце хода страны могут { OPEN("rule:13.1", "капитулировать") }, и пересчитывается воля: при 0 { OPEN("rule:16.1", "побеждает Япония") }. После последнего хода решают условия сценария. Строка под сторонами всегда говорит, сколько осталось.
intro-hint-1 = Без { OPEN("rule:6.2", "снабжения") } и { OPEN("rule:6.3", "штаба в пределах дальности") } никто не сдвинется. Прежде чем выбрать карту, наложите на поле снабжение и зоны: авианосцы и авиация { OPEN("rule:6.4", "закрывают море") } для вражеских линий.
intro-hint-2 = Посмотрите на сражение до того, как объявите его: таблицы обеих сторон и ожидаемые потери — у края поля. { OPEN("rule:7.25", "Внезапность") } дороже авианосца: двигаясь, обходите вражеские зоны.
intro-hint-3 = Берегите { OPEN("rule:5.32", "карту реакции") } для большого вражеского наступления и одну { OPEN("rule:7.29", "отложенную карту") } на следующий ход.
