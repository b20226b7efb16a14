### «Ни шагу назад!» в браузере, по-русски: что интерфейс говорит только об этой игре.

no-retreat-clock = Раунд { $n } из { $last } · { $seat } · { $step }
no-retreat-brief = { $n }/{ $last } · { $axis }:{ $soviet } · { $missing ->
        [0] разгром в { $turn }-м
       *[other] до разгрома в { $turn }-м: { $missing }
    }
no-retreat-score = { $n }/{ $last } · Германия { $axis } · СССР { $soviet }

## Поле

board-label = Карта Восточного фронта
board-hex = { $code } { $name }, { $terrain }
board-hex-plain = гекс { $code }, { $terrain }
board-unit = { $name } { $strength }-{ $move }
board-step = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
  }
board-cost = путь туда — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
board-left = { $points ->
    [one] останется { $points } очко
    [few] останется { $points } очка
   *[many] останется { $points } очков
  }
board-held = под контролем: { $seat }
board-all-attack = { $count ->
    [one] Атаковать: { $count } соединение
    [few] Атаковать всеми: { $count } соединения
   *[many] Атаковать всеми: { $count } соединений
  }

overlay-supply = Снабжение
overlay-zones = Зоны контроля
overlay-reach = Дальность хода
overlay-retreats = Пути отхода
overlay-front = Линия фронта
overlay-distance = Расстояния
overlay-hint-reach = Наведите на соединение — увидите, куда оно может дойти.
overlay-hint-retreats = Наведите на соединение — увидите, куда оно может отойти.
overlay-no-cuts = Снабжаются все.
overlay-cuts = Без снабжения
overlay-no-reach = { $unit }: двигаться не может.
overlay-reach-of = { $unit }: { $points ->
    [one] { $points } очко движения
    [few] { $points } очка движения
   *[other] { $points } очков движения
  }
overlay-retreats-of = { $unit }: можно отойти сюда
overlay-no-retreat = { $unit }: отходить некуда, либо в гексе укрепление и соединение не отступает.
overlay-blocks = { $why } ({ $count })
overlay-sign-line = сухопутная линия
overlay-sign-fed = снабжение иначе: морем, через соседа, в своей стране
overlay-sign-cut = без снабжения
overlay-sign-block = здесь линия перекрыта
overlay-sign-zone-axis = зона Германии
overlay-sign-zone-soviet = зона СССР
overlay-sign-cancelled = там зона отменена соединением


## Короткие имена для фишек

short-ax_1pz = 1 ТА
short-ax_2pz = 2 ТА
short-ax_3pz = 3 ТА
short-ax_4pz = 4 ТА
short-ax_2a = 2 А
short-ax_4a = 4 А
short-ax_6a = 6 А
short-ax_8a = 8 А
short-ax_9a = 9 А
short-ax_11a = 11 А
short-ax_16a = 16 А
short-ax_17a = 17 А
short-ax_18a = 18 А
short-ax_sspz = СС тк
short-ax_ssgr = СС гр
short-ax_ge = Гр. Е
short-ax_gf = Гр. Ф
short-ax_fin = Финск
short-ax_rom3 = 3 рум
short-ax_rom4 = 4 рум
short-ax_ita8 = 8 итал
short-ax_hun2 = 2 венг
short-ax_hun1 = 1 венг
short-ax_hun3 = 3 венг
short-ax_lw = Люфт
short-ax_kg1 = КГ 1
short-ax_kg2 = КГ 2
short-ax_kg3 = КГ 3
short-ax_kg4 = КГ 4
short-sv_ost1 = Ост 1
short-sv_ost2 = Ост 2
short-ax_fort1 = Кр. 1
short-ax_fort2 = Кр. 2
short-ax_fort3 = Кр. 3
short-ax_vs1 = Кёнигсб
short-ax_vs2 = Бресл
short-ax_vs3 = Позен
short-ax_vs4 = Вена
short-ax_bg = Берлин
short-sv_nw = СЗФ
    .front = 2 Приб
short-sv_west = ЗапФ
    .front = 3 Бел
short-sv_sw = ЮЗФ
    .front = 1 Бел
short-sv_cent = ЦФ
    .front = 5 гв ТА
short-sv_south = ЮФ
    .front = 4 Укр
short-sv_res = РезФ
    .front = 3 ТА
short-sv_bry = БрянФ
    .front = 4 ТА
short-sv_kal = КалФ
    .front = 1 Приб
short-sv_cauc = КавФ
    .front = 2 ТА
short-sv_volk = ВолхФ
    .front = 3 Приб
short-sv_crim = КрымФ
    .front = Уд
short-sv_ncauc = СКФ
    .front = 2 Бел
short-sv_vor = ВорФ
    .front = 1 Укр
short-sv_stal = СталФ
    .front = 3 Укр
short-sv_don = ДонФ
    .front = 1 ТА
short-sv_kursk = КурФ
    .front = 6 ТА
short-sv_step = СтепФ
    .front = 2 Укр
short-sv_len = Ленингр
short-sv_mos = Москва
short-sv_sev = Севаст
short-sv_pol = Польск
short-sv_rom = Рум
short-sv_yug1 = 1 юг
short-sv_yug2 = 2 юг
short-ax_abt1 = Холлидт
short-ax_abt2 = Ф-Пико
short-ax_abtk = Кемпф
short-sv_ff1 = УФ 1
short-sv_ff2 = УФ 2
short-sv_rsv = Рез
short-sv_para = Дес

## Раунд, фазы, очки

standing-title = Раунд, фаза и очки
turn-of = Раунд { $n }/{ $last }
turn-n = Раунд { $n }
track-open = Открыть шкалу раундов
phases-of = Фазы хода: { $seat }
phase-short-card = карты
phase-short-supply = снабжение
phase-short-organization = организация
phase-short-movement = перемещение
phase-short-combat = бой
phase-short-removals = удаление
phase-short-landing = высадка
vp = ПО
has-initiative = инициатива
keys-title = Ключевые гексы
keys-held = Ключевые гексы ({ $seat }): занято { $n }, для победы нужно { $needed }
keys-have = Заняты и снабжены: { $spaces }.
keys-want = Не заняты: { $spaces }.
keys-of = Ключевые гексы: { $n } из { $needed } нужных ({ $spaces }).
death-missing = Раунд { $n }: { $seat } побеждает с { $needs } ПО, не хватает { $missing }.
death-near = Раунд { $n }: { $seat } побеждает внезапным разгромом, если не станет меньше { $needs } ПО.
death-cancelled = Проверка { $n }-го раунда отменена.
goal-title = Что даёт победу
goal-missing =
    Конец раунда { $n }: { $seat } побеждает с { $needs } ПО, не хватает { $missing }.{ $unsure ->
        [yes] {" "}Число наше, не из книги сценариев.
       *[no] {""}
    }
goal-reached =
    Конец раунда { $n }: { $seat } побеждает, если не станет меньше { $needs } ПО.{ $unsure ->
        [yes] {" "}Число наше, не из книги сценариев.
       *[no] {""}
    }
goal-or-keys =
    Конец раунда { $n }: { $seat } побеждает с { $needs } ПО (не хватает { $missing }) либо если держит { $space } и снабжает ещё { $others } из гексов: { $spaces }; взято: { $held }.{ $unsure ->
        [yes] {" "}Ни то ни другое не сверено с книгой сценариев.
       *[no] {""}
    }
goal-cities = Конец раунда { $n }: { $seat } побеждает, если возьмёт { OPEN("space:2008", "Москву") } или два города из трёх: { $spaces }. Взято: { $held }.
points-sum = Победные очки
draws-sum = Карт в фазу взятия
towns-of = Города и нефть: { $spaces }.
points-track = Инициатива: { $seat }. ПО: { $points } из 34
points-check = внезапный разгром в { $n }-м раунде — больше { $points }
points-tide = Высшая точка Германии: { $n }. После 22-го раунда у СССР должно быть не меньше.

## Средства и ячейки

columns-title = Что в столбцах
support-axis = { $n ->
        [one] Остался { $n } жетон «Блиц!»
        [few] Осталось { $n } жетона «Блиц!»
       *[many] Осталось { $n } жетонов «Блиц!»
    }
support-soviet = { $n ->
        [one] Остался { $n } жетон «Удар!»
        [few] Осталось { $n } жетона «Удар!»
       *[many] Осталось { $n } жетонов «Удар!»
    }
box-short-rail = Железная дорога
box-short-shattered = Разбиты
box-short-destroyed = Уничтожены
box-short-surrendered = Сдались
box-short-cadre = Кадрированные
box-short-track = Шкала раундов
box-short-pool = Прибудут
box-short-removed = Вне игры
due-turn = { $n }-й р.
reserve-short = резерв

## Шкала раундов

track-title = Шкала раундов
track-support = «Блиц!»: { $blitz }, «Удар!»: { $shock }
track-death = внезапный разгром
track-arrive = Прибывают
effect-limited_rail = У Германии нет поездов, у СССР — только бесплатный.
effect-axis_no_replacements = Германия не может платить за улучшение и восстановление.
effect-soviet_fortify = Отныне региональную пехоту можно укрепить.
effect-sevastopol_enters_fortified = Севастополь, поставленный в свой город, входит укреплённым.
effect-first_snow_shock_double = В первый снег «Удар!» даёт два сдвига.
effect-strategic_reserve = Отныне СССР может держать стратегический резерв.
effect-axis_replacements_begin = Отныне Германия платит картами за улучшение и восстановление.
effect-double_winter_penalty = Зима стоит Германии двух сдвигов против советских соединений.
effect-soviet_free_upgrade = Отныне одно бесплатное усовершенствование СССР за раунд.
effect-axis_extra_card = Германия берёт на карту больше.
effect-soviet_armor_advance = Отныне бонус танкового прорыва есть и у СССР.
effect-soviet_armor_stacking = Отныне советские танки могут группироваться.
effect-support_markers_flip = Жетоны боевой поддержки переворачиваются.
effect-initiative_change = «На Берлин!»: инициатива переходит к СССР.
effect-soviet_second_upgrade = Второе бесплатное усовершенствование СССР, по 17-й раунд.
effect-soviet_second_upgrade_ends = Второго бесплатного усовершенствования больше нет.
effect-remove_unit = Покидает игру: { $units }.
effect-soviet_two_steps = Отныне у советских соединений по два шага.
effect-axis_three_targets = У Германии три жетона цели.
effect-soviet_extra_card = Отныне СССР берёт на карту больше.
effect-operational_victory_check = Германия побеждает, если её высшую точку не догнали.
effect-deck_1945 = Из колоды уходят пятнадцать карт, приходят десять.
effect-vp_reset = ПО приносят только гексы Великой Германии.
effect-soviet_stacking = Отныне группируются любые два советских соединения.
effect-defence_of_the_reich = Гарнизон Берлина и фольксштурм; Германия берёт одну карту.
effect-ss_panzer_return = Танковая армия СС может вернуться за два ПО.
effect-axis_improvement_ends = Немецкие соединения больше не улучшаются.
effect-axis_replacements_end = Немецкие соединения больше не восстанавливаются за карты.
effect-axis_one_target = У Германии один жетон цели.

## Бой

combat-title = Бой
combat-point = Укажите вражеский гекс рядом с вашими соединениями: соотношение появится здесь до объявления атаки.
marked-title = Будут атакованы
marked-target = цель
marked-blow = контрудар
marked-nobody = атаковать некому
battle-last = Последняя битва
battle-for = Битва: { $spaces }
code-CA = КА
code-CB = КУ
code-EX = ОБ
code-DR = ОО
code-DS = ОР
code-DD = ОУ
battle-attacks = атака
battle-defends = оборона
odds-now = Соотношение сил
odds-of = Если атаковать: { $space }
odds-by = Атакуют: { $units }.
odds-counter = Контратака или контрудар: местность и реки не учитываются.
odds-counter-partly = В том числе контрудар ({ $spaces }): там местность и реки не учитываются.
odds-ratio = { $below ->
        [yes] { $attack } к { $defence } — меньше 1:3: контратака.
       *[no] { $attack } к { $defence }, с округлением вниз — { $ratio }.
    }
odds-shifts = Сдвиги
odds-no-shift = Сдвигов нет.
odds-shift-sum = Сдвиги; столбец { $odds }
odds-column = Столбец { $odds }
odds-results = Результаты и их вероятность
odds-sixths = { $n }/6
odds-support = { $seat ->
    [axis] С жетоном «Блиц!»
   *[other] С жетоном «Удар!»
 } (есть { $count }) столбец { $odds }:
shift-said = { $n ->
        [-1] На один влево:
        [1] На один вправо:
       *[other] Сдвиг { $n }:
    }
marker-axis = Использован «Блиц!»
marker-soviet = Использован «Удар!»
retreats-title = Отступление
retreats-open = { $unit }: { $spaces }.
retreats-none = { $unit }: отступать некуда, соединение погибнет.
rounds-title = Как шла битва
round-attack = атака: { $spaces }
round-counter = контратака: { $spaces }
blow-paid-title = Как действует контрудар
blow-paid-1 = Платит { $seat }: по карте за каждый свой гекс с жетоном.
blow-paid-2 = { $seat2 } обязательно атакует каждый такой гекс соединениями, стоящими рядом. Могут участвовать и дезорганизованные соединения, и соединения с белой силой.
blow-paid-3 = Сдвигов за местность у обороняющихся нет, за погоду — остаются. Результат КА даёт им контратаковать.
blow-paid-4 = Если рядом с гексом никого не осталось, жетон снимают и ничего не происходит.
blow-thrown-title = Что значит этот жетон
blow-thrown-1 = { $seat } кладёт жетон на одно из своих соединений в этой битве.
blow-thrown-2 = { $seat2 } в свой следующий ход обязательно атакует его, без сдвигов за местность,
blow-thrown-3 = если только до фазы боя все соединения не отойдут от него.

## Карты

card-number = № { $n }
pile-deck = Колода: { $n }
pile-discards = Сброс: { $n }
pile-top = Верхняя карта сброса:
pile-joker = { $card }: у стороны { $seat }.
cards-lasting = Карты, действующие в этой битве
timing-own_turn = в свой ход

## Что можно прочесть о вещах

sort-area = область
unit-values = Сила { $strength }, предел перемещения { $movement }, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
  }
about-units = Здесь: { $units }.
about-area = Одно место, рядом: { $spaces }.
about-city = Город, одно ПО: { $seat }.
about-oil = Нефтяное месторождение, одно ПО: { $seat }.
about-key = Ключевой гекс: нужен стороне { $seat }.
about-terrain-open = Открытая местность: здесь действует сдвиг за танки.
about-terrain-city = Город: один сдвиг в пользу обороны.
about-terrain-forest = Лес: 2 ОД для танков, 1 для остальных; один сдвиг в пользу обороны; продвижение здесь кончается.
about-terrain-marsh = Болото: 4 ОД для танков, 2 для остальных; один сдвиг в пользу обороны; продвижение здесь кончается.
about-terrain-mountain = Горы: 3 ОД для танков, 2 для остальных; два сдвига в пользу обороны; продвижение здесь кончается.
about-terrain-kerch_strait = Керченский пролив: 3 ОД для танков, 2 для остальных; два сдвига в пользу обороны.
about-river = Река: один сдвиг в пользу обороны, если через неё идут все атакующие; в снег — нет.
about-coast = Побережье: снабжение может идти морем.
about-edge = Край поля ({ $seat }): отсюда идёт снабжение.
about-scorched = Выжженная земля: считается болотом.
about-works = Оборонительные сооружения: один сдвиг против советских атак.
about-target = Цель атаки.
about-blow = Жетон контрудара ({ $seat }): гекс обязаны атаковать.
about-at = Стоит: { $space }.
about-box = Вне поля: { $box }.
about-due = Вернётся в { $n }-м раунде.
about-white = Белая сила: в добровольных атаках не участвует.
about-brackets = Сила в скобках: зоны контроля нет.
about-other-face = Другая сторона: { $strength }-{ $movement }, { $kind }.
about-mark-out_of_supply = Без снабжения: нет зоны контроля, не больше 3 ОД, два сдвига тому, кто атакует; если линии не будет и в фазу удаления, соединение сдаётся.
about-mark-disorganized = Дезорганизовано: атакует только в контрударах.
about-mark-moved = Уже перемещалось в этот ход.
about-mark-attacked = Уже атаковало в эту фазу.
about-mark-reserve = Стратегический резерв: высаживается в конце фазы высадки любой стороны.
about-mark-support = Получило боевую поддержку.
about-mark-boosted = Перемещено картой.
about-seat-axis = Германия и союзники: победить рано — ключевыми гексами или внезапным разгромом — либо выстоять до конца.
about-seat-soviet = СССР: устоять, в 12-м раунде взять инициативу и дойти до Берлина.
about-seat-now = { $points } ПО, на руке { $hand } { $hand ->
    [one] карта
    [few] карты
   *[many] карт
  }.

## Знаки: что это и что значит

legend-terrain = Местность
legend-units = Фишки
legend-marks = Отметки на фишках и гексах
legend-markers = Жетоны
legend-overlays = Что можно наложить на поле
legend-track = На шкале раундов
legend-boxes = Ячейки вне поля
legend-columns = В списке сторон
legend-cards = На картах
sign-forest = Лес
    .text = { about-terrain-forest }
sign-marsh = Болото
    .text = { about-terrain-marsh }
sign-mountain = Горы
    .text = { about-terrain-mountain }
sign-river = Река
    .text = { about-river }
sign-blocked = Непроходимая сторона
    .text = Между гексами озеро или море: пройти нельзя, но линия снабжения проходит.
sign-city = Город
    .text = Одно ПО тому, кто был здесь последним. Один сдвиг в пользу обороны. Снабжённый город снабжает соединения до четырёх гексов.
sign-capital = Ключевой гекс
    .text = Несколько таких гексов сразу приносят победу. Ещё один сдвиг в пользу обороны; продвижение здесь кончается.
sign-oil = Нефть
    .text = Одно ПО. Кто теряет свою нефть, берёт на карту меньше.
sign-edge = Край снабжения
    .text = Германия снабжается с запада, СССР — с востока и юга.
sign-unit = Фишка
    .text = Под знаком — сила и предел перемещения. Серые — Германия и союзники, красные — СССР.
sign-white = Белая сила
    .text = { about-white }
sign-brackets = Сила в скобках
    .text = { about-brackets }
sign-steps = Шаги
    .text = Полоска за каждый шаг; пустая — шаг потерян.
sign-armor = Танки
    .text = Сдвиг при атаке пехоты на открытой местности в ясную погоду и снег; в ясную погоду продвигаются на гекс дальше.
sign-motorized = Моторизованная пехота
    .text = В обороне отменяет сдвиг за танки.
sign-infantry = Пехота
    .text = Большинство армий и фронтов.
sign-fortress = Укрепившееся соединение
    .text = Не перемещается, не атакует и не отступает, зоны контроля нет. ОО его гексу не вредит, ОР становится разменом.
sign-cadre = Кадрированное соединение
    .text = Занимает место уничтоженного в битве; на нём можно восстановить потерянное соединение.
sign-out_of_supply = Без снабжения
    .text = { about-mark-out_of_supply }
sign-disorganized = Дезорганизовано
    .text = { about-mark-disorganized }
sign-moved = Перемещалось
    .text = { about-mark-moved }
sign-attacked = Атаковало
    .text = { about-mark-attacked }
sign-reserve = Стратегический резерв
    .text = { about-mark-reserve }
sign-target = Цель
    .text = Активная сторона атакует этот гекс.
sign-blow = Контрудар
    .text = Враг обязан атаковать эти соединения, если стоит рядом. Местность не учитывается.
sign-scorched = Выжженная земля
    .text = { about-scorched }
sign-works = Оборонительные сооружения
    .text = { about-works }
sign-blitz = «Блиц!»
    .text = Германия тратит один на битву: сдвиг вправо. Неиспользованные сгорают.
sign-shock = «Удар!»
    .text = СССР тратит один на битву: сдвиг вправо, в первый снег — два. Неиспользованные сгорают.
sign-initiative = Инициатива
    .text = На шкале — её ПО, и только она побеждает внезапным разгромом. В 12-м раунде переходит к СССР.
sign-over-line = Линия снабжения
    .text = По суше, от соединения до источника. Клавиша S.
sign-over-fed = Снабжение иначе
    .text = Морем, через соседа или в своей стране.
sign-over-cut = Без снабжения
    .text = Ни одна линия до соединения не доходит.
sign-over-block = Перекрыто
    .text = Здесь линия дальше не идёт; наведите на соединение, чтобы узнать почему.
sign-over-zone-axis = Зона контроля Германии
    .text = Шесть гексов вокруг соединения: они останавливают движение и перекрывают снабжение. Клавиша Z.
sign-over-zone-soviet = Зона контроля СССР
    .text = Шесть гексов вокруг соединения: они останавливают движение и перекрывают снабжение. Клавиша Z.
sign-over-cancelled = Зона отменена
    .text = Там стоит соединение другой стороны: снабжение проходит.
sign-over-front = Линия фронта
    .text = Между местами, ближайшими к соединениям и городам сторон; правила её не знают. Клавиша L.
sign-vp = ПО, победные очки
    .text = Города, нефть и Финляндия, а также жетон за события и сдавшиеся соединения.
sign-key = Ключевой гекс
    .text = { sign-capital.text }
sign-tide = Высшая точка
    .text = ПО Германии в момент смены инициативы. Если после 22-го раунда у СССР меньше, побеждает Германия.
sign-weather-clear = Ясно
    .text = Без ограничений. Действует бонус танкового прорыва.
sign-weather-mud = Грязь
    .text = Не больше 3 ОД. Нет сдвига за танки. Продвижение — только в освобождённый гекс.
sign-weather-snow = Снег
    .text = Не больше 4 ОД. Реки замёрзли. Германия бросает по советской ТИБ. Сдвиг в пользу советской обороны в СССР. Бонуса танкового прорыва нет.
sign-weather-long_winter = Долгая зима
    .text = Как в снег, и ещё: нет сдвига за танки, продвижение — только в освобождённый гекс, у Германии не больше трёх целей.
sign-sudden = Внезапный разгром
    .text = Сторона с инициативой побеждает, если её ПО больше указанного числа.
sign-elsewhere = Другие фронты
    .text = Одно ПО для СССР, а Германия сбрасывает карту.
sign-arrival = Подкрепления
    .text = Эти соединения прибывают в этом раунде.
sign-box-rail = Железная дорога
    .text = Не больше трёх соединений. Первый поезд за ход бесплатный, остальные — по карте. Высадка — в фазу высадки.
sign-box-shattered = Разбитые
    .text = Возвращаются бесплатно на этапе расстановки, дезорганизованными.
sign-box-destroyed = Уничтоженные
    .text = Возвращаются за карту (ударные — за две), ослабленными и дезорганизованными.
sign-box-surrendered = Сдавшиеся
    .text = Возвращаются за две карты. За каждое враг получил ПО.
sign-box-cadre = Кадрированные наготове
    .text = Могут занять место соединения, уничтоженного в битве.
sign-box-track = На шкале раундов
    .text = Прибудут подкреплениями в раунде, указанном под фишкой.
sign-box-pool = Прибудут
    .text = Подкрепления следующих раундов и те, кто ждёт события.
sign-box-removed = Вне игры
    .text = Больше не вернутся.
sign-count-hand = Карты на руке
    .text = В начале фазы взятия остаются две, затем берут четыре — больше или меньше, как идёт война.
sign-count-support = Жетоны поддержки
    .text = «Блиц!» Германии и «Удар!» СССР, оставшиеся в этом раунде.
sign-count-blow = Жетоны контрудара
    .text = Жетоны на соединениях этой стороны.
sign-needs-axis = Нужна инициатива Германии
    .text = Событие можно разыграть, только пока инициатива у Германии.
sign-needs-soviet = Нужна инициатива СССР
    .text = Событие можно разыграть, только пока инициатива у СССР.
sign-card-until-1945 = До 1945 года
    .text = Карту убирают из колоды в 23-м раунде.
sign-card-from-1945 = С 1945 года
    .text = Карта входит в колоду в 23-м раунде.
sign-reconstructed = Восстановлено
    .text = Печатного текста мы не нашли; так мы понимаем правила, где о карте говорится.

## Игра за две минуты

intro-want = До 11-го раунда инициатива у Германии: ей нужны три { OPEN("rule:12.1", "ключевых гекса") } из пяти или очки для { OPEN("rule:12.2", "внезапного разгрома") }. Потом инициатива у СССР, и то же самое нужно сделать ему — до Берлина, пока война не кончилась.
intro-turn = Каждая сторона проходит семь фаз: { OPEN("rule:5.0", "карты") }, { OPEN("rule:6.0", "снабжение") }, { OPEN("rule:7.0", "организация") }, { OPEN("rule:8.0", "перемещение") }, { OPEN("rule:10.0", "бой") }, { OPEN("rule:11.0", "удаление") }, { OPEN("rule:9.2", "высадка") }. Карта — либо событие, либо плата.
intro-win = Ключевые гексы проверяют каждый раунд, внезапный разгром — в раунды с черепом. С 34 ПО СССР побеждает сразу; если { OPEN("rule:12.4", "высшую точку") } Германии не догнали или она продержалась до конца, побеждает Германия. У сценариев свои условия.
intro-hint-1 = Отрезайте, а не только тесните: соединение { OPEN("rule:6.5", "без снабжения") } бить на два сдвига легче, в конце хода оно сдаётся и приносит ПО.
intro-hint-2 = Смотрите соотношение до объявления атаки: каждый сдвиг назван вместе с правилом. Кому некуда { OPEN("rule:10.7.5", "отступать") }, тот погибает.
intro-hint-3 = Берегите карты: ими платят за { OPEN("rule:7.9", "потерянные соединения") }, поезда и { OPEN("rule:10.1.2", "контрудары") }, а одна карта может решить битву. { OPEN("rule:10.6.2", "«Блиц!» и «Удар!»") } сгорают, если их не использовать.
