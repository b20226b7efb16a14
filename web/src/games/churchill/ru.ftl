### «Черчилль» в браузере, по-русски: что интерфейс говорит только об этой игре.

## Вкладки и часы

views = Виды поля
tab-conference = Конференция
tab-war = Война
tab-score = Счёт
tab-now = Сейчас всё происходит здесь
churchill-brief = { $n }/{ $last } · { $uk } : { $ussr } : { $us }
churchill-clock = Конференция { $n } из { $last } · { $step }
conference-of = Конференция { $n } из { $last }
clock-title = Конференция
short-uk = Британия
short-ussr = СССР
short-us = США
tiny-uk = Брит.
tiny-ussr = СССР
tiny-us = США
type-staff = Карта штаба
type-leader = Руководитель
type-conference = Карта конференции
mark-authored = реконструкция
mark-partly = частичная реконструкция

## Стол переговоров

table-title = Стол переговоров
table-center = центр стола
papers-card = Карта конференции
papers-world = Повестка, международные вопросы, атомная бомба
card-none = Карта конференции ещё не открыта.
card-die = к6
card-worth = По этому вопросу: { $issue }
band-gray = Ось
band-white = Мир
commitment = Остался долг: { $n } × { $support } ({ $where })
support-offensive = обеспечение наступления
support-naval = поддержка ВМФ
support-any = поддержка любого вида
support-as_directed_offensive = поддержка, как для приоритетного наступления
agenda-title = Повестка
report-title = Кампании прошлой конференции
agenda-hidden = рубашкой вверх
agenda-waits = впереди
nation-victories = Выиграно конференций: { $n }
nation-may-pass = После оспаривания можно один раз пасовать
nation-pass = может пасовать
leader-away = На этой конференции неактивен.
leader-away-short = неактивен
leader-barred = На этой конференции не может продвигать вопросы, но может их оспаривать.
leader-barred-short = не продвигает
leader-ill = Пропустит следующую конференцию.
leader-ill-short = болен
leader-paranoia = Паранойя: советские карты штаба теряют 1.
leader-paranoia-short = паранойя
leader-purge = Следующая советская карта штаба может попасть под чистку.
leader-purge-short = чистка
caption-point = Наведите указатель на вопрос или коснитесь его, чтобы прочитать, что он даёт.
caption-play_agenda = Повестку выигрывает наибольшее значение: победитель кладёт один вопрос на свой трек, затем все выдвигают по два.
caption-first_issue = Наведите указатель на вопрос, чтобы прочитать, что он даёт. Выбранный начнёт на вашем треке.
caption-nominate = Наведите указатель на вопрос, чтобы прочитать, что он даёт. На этой конференции можно выиграть только то, что лежит на столе.
caption-advance = Нажмите на вопрос — на картах будет видна их сила. Наведите указатель на карту — у вопросов будет видно, насколько она их сдвинет.
caption-advance_issue = Числа показывают, насколько вопрос сдвинется к вашему креслу; за шестым делением он в кресле, то есть решён.
caption-debate = Числа на картах показывают, насколько каждая оттянет вопрос к вам.
issue-in-center = В центре стола
issue-on-display = Не выдвинут
issue-on-track = На делении { $n } ({ $seat })
issue-at-chair = Решён: { $seat }
issue-reach = Сдвинется на { $n }
issue-about-production = Выигравший чужой вопрос забирает маркер производства этой страны
issue-about-directed_offensive = Победитель кладёт его на фронт; названная страна обязана обеспечить это наступление
issue-about-pol_mil = Победитель может активировать его маркером производства: политический контроль / ячейки
issue-about-theater_leadership = Победитель решает, кто главенствует, и получает поддержку для этого ТВД
issue-about-second_front = Условный: только из центра стола открывает Нормандию
issue-about-ussr_war_japan = Условный: только из центра стола открывает Дальний Восток
issue-about-strategic_materials = Одно производство победителю, а из центра — всем
issue-about-a_bomb = Победитель бросает кубик за атомную бомбу; если это СССР, движется и агентура
issue-about-global = Победитель сдвигает один из международных вопросов

issue-short-us_production_1 = Пр-во США
issue-short-us_production_2 = Пр-во США
issue-short-uk_production_1 = Пр-во Бр.
issue-short-us_do_1 = Наст. США
issue-short-us_do_2 = Наст. США
issue-short-uk_do_1 = Наст. Бр.
issue-short-ussr_do_1 = Наст. СССР
issue-short-pol_mil_22_a = В-П 2/2
issue-short-pol_mil_22_b = В-П 2/2
issue-short-pol_mil_13_a = В-П 1/3
issue-short-pol_mil_13_b = В-П 1/3
issue-short-leadership_europe = Глав. Евр.
issue-short-leadership_pacific = Глав. Т. ок.
issue-short-second_front = 2-й фронт
issue-short-ussr_war_japan = Война Яп.
issue-short-strategic_materials = Материалы
issue-short-a_bomb = Бомба
issue-short-global = Междунар.

## Атомная бомба и международные вопросы

bomb-title = Атомная бомба
globals-title = Международные вопросы
global-neutral = нейтр.
global-gi_uk_us-neutral = Пока вопрос нейтрален: в колониях нельзя размещать политический контроль
global-gi_uk_ussr-neutral = Пока вопрос нейтрален: в странах западного и восточного треков нельзя размещать политический контроль
global-gi_us_ussr-neutral = Пока вопрос нейтрален: удаление политического контроля стоит один маркер
advantage-colonialism-effect = В колониях политический контроль размещает и удаляет только Великобритания.
advantage-self_determination-effect = В колониях политический контроль размещают и удаляют все.
advantage-free_europe-effect = Во всех странах, кроме колоний, политический контроль размещают и удаляют все.
advantage-spheres_of_influence-effect = Политический контроль размещают и удаляют: в Прибалтике, Польше, Румынии, Болгарии и Финляндии — только СССР; во Франции, Бельгии и Нидерландах — только Великобритания и США.
advantage-united_nations-effect = Удаление любого политического контроля стоит два маркера.
advantage-communist_cadres-effect = Удаление советского контроля в Прибалтике, Польше, Румынии, Болгарии, Финляндии и колониях стоит два маркера.

## Война

theaters = ТВД
theater-bring =
    Показать: { $theater }{ $count ->
        [0] {""}
        [one] ; там можно выбрать { $count } место
        [few] ; там можно выбрать { $count } места
       *[other] ; там можно выбрать { $count } мест
    }
fronts-title = Фронты
fronts-legend = ⚓ ВМФ / нужно · ▲ обеспечение · ✚ резервы Оси · % продвижение » прорыв
fronts-early = Шансы без учёта ещё не размещённых резервов Оси.
front-stands = Где стоит: { $where }
front-in-box = театр
front-entry = Следующее деление: { $space }, сила { $strength }: обеспечение наступления { $support }, резервы Оси { $reserves }
front-odds = Продвинется с вероятностью { $advance ->
        [one] { $advance } процент
        [few] { $advance } процента
       *[many] { $advance } процентов
    }
front-breakthrough = Прорыв с вероятностью { $n ->
        [one] { $n } процент
        [few] { $n } процента
       *[many] { $n } процентов
    }
front-directed =
    { $n ->
        [0] Сюда направлен вопрос: { $issue }
        [one] Сюда направлен вопрос: { $issue }; требует ещё { $n } маркер
        [few] Сюда направлен вопрос: { $issue }; требует ещё { $n } маркера
       *[many] Сюда направлен вопрос: { $issue }; требует ещё { $n } маркеров
    }
front-strength = Для продвижения на к10 должно выпасть не больше { $n }
odds-of = Шансы: { $front }
odds-strength = Сила
odds-against = Сила наступления ({ $space })
odds-stays = Остаётся на месте
odds-advance = Продвигается на деление
odds-breakthrough = Прорыв на два деления
front-done = конец трека
front-rolled =
    Выпало { $die }: { $n ->
        [0] без продвижения
        [1] продвижение
       *[other] прорыв
    }
front-short-western = Западный
front-short-eastern = Восточный
front-short-mediterranean = Средиземном.
front-short-central_pacific = Центр. Тихоок.
front-short-sw_pacific = Ю.-З. Тихоок.
front-short-cbi = КБИ: Бирма
front-short-far_east = Дальневосточный
space-short-bolero = Британия Болеро
space-short-normandy = Норман- дия
space-short-rhineland = Рейнск. обл.
space-short-west_germany = Зап. Германия
space-short-east_germany = Вост. Германия
space-short-belorussia = Бело- руссия
space-short-southern_italy = Южная Италия
space-short-central_italy = Центр. Италия
space-short-northern_italy = Сев. Италия
space-short-carolines = Каро- лины
space-short-marianas = Марианы
space-short-iwo_jima = Иво- дзима
space-short-okinawa = Окинава
space-short-papua = Папуа Н.Гв.
space-short-vogelkop = Вогель- коп
space-short-philippines = Филип- пины
space-short-formosa = Формоза
space-short-nomohon = Номохон
space-short-manchuria = Мань- чжурия
box-short-western_box = Западный театр
box-short-arctic_box = Арктика
box-short-eastern_box = Восточный театр
box-short-mediterranean_box = Средиземное море
box-short-central_pacific_box = Центр. Тихий океан
box-short-sw_pacific_box = Ю.-З. Тихий океан
box-short-cbi_box = Театр КБИ
box-short-far_east_box = Дальний Восток
country-short-czechoslovakia = Чехословак.
country-short-dutch_east_indies = Голл. Ост-Индия
country-short-laos_cambodia = Лаос/Камб.
country-short-middle_east = Бл. Восток
advantage-short-united_nations = ООН
advantage-short-communist_cadres = Комм. кадры
country-colony = Колония
country-networks = Ячейки ({ $seat }): { $n }
country-secret = В вашей секретной повестке
country-alignment = Политический контроль: { $seat }
box-naval = Поддержка ВМФ { $n } из { $limit }
box-front = { $front } ещё здесь
command-europe = Главенство: Европа
command-pacific = Главенство: Тихий океан
command-said = Главенствует: { $seat } ({ $theater })
axis-title = Резервы Оси
axis-none = не осталось
axis-surrendered = { $axis }: капитуляция на конференции { $n }
emperor-title = Япония капитулирует и без вторжения, если выполнено всё:
emperor-germany = Германия капитулировала
emperor-bomb = Атомная бомба и база B29
emperor-manchuria = СССР в Маньчжурии

## Счёт

vp = ПО
end-now = Если бы игра закончилась сейчас
end-was = Чем закончилась игра
end-alliance = Германия и Япония капитулировали, разрыв не больше { $limit }: побеждает первый.
end-broken-alliance-sum = Германия и Япония капитулировали, разрыв больше { $limit }: первый побеждает, только если у него больше очков, чем у двух остальных вместе, иначе — второй.
end-broken-alliance-roll = Германия и Япония капитулировали, разрыв больше { $limit }: первый побеждает, если разрыв не больше { $limit } и броска кубика, иначе — второй.
end-broken-alliance-tournament = Германия и Япония капитулировали, разрыв больше { $limit }: побеждает второй.
end-axis-stands-fixed = Страна Оси не капитулировала: первый теряет 5 очков, второй 3, последний получает 5; после этого побеждает набравший больше всех.
end-axis-stands-dice = Страна Оси не капитулировала: первый теряет бросок кубика, второй — половину, последний получает бросок; после этого побеждает набравший больше всех.
end-axis-stands-tournament = Страна Оси не капитулировала: первый теряет 5 очков, остальные ничего; после этого побеждает набравший больше всех.
spread = Разрыв { $n } из { $limit }
spread-said = Разрыв между первым ({ $first }) и последним ({ $last }): { $n }; альянс держится до { $limit }
score-lines = Победные очки
score-total = Всего
secret-mine = Ваша секретная повестка: { $countrys } (сейчас +{ $n } ПО)
score-secret = Секретная повестка
reason-alliance-short = Альянс держится
reason-broken-alliance-short = Альянс распадается
reason-broken-alliance-first-short = Первый сильнее двоих
reason-broken-alliance-die-short = Решает кубик
reason-axis-stands-short = Ось ещё держится
vp-alignment-line = Политический контроль
vp-network_only-line = Ячейки без политического контроля
vp-global_issue-line = Международные вопросы
vp-conference_us_uk-line = Выигранные конференции
vp-conference_ussr-line = Выигранные конференции
vp-quiet_colony-line = Спокойные колонии
vp-axis_occupied-line = Фронты в странах Оси
vp-german_technology-line = Немецкие технологии
vp-spy_ring-line = Советская агентура

## Знаки: что это и что значит

legend-table = За столом переговоров
legend-war = На фронтах
legend-countries = В странах и колониях
legend-powers = В списке трёх держав
legend-bomb = На треке атомной бомбы
columns-title = Что считают столбцы
sign-track = Трек
    .text = Шесть делений от центра к креслу руководителя. На чьём треке вопрос лежит в конце заседания, тот его и выиграл.
sign-center = Центр стола
    .text = Отсюда начинают выдвинутые вопросы. Оставшийся здесь вопрос снимается; условный вступает в силу именно отсюда.
sign-issue-conditional = Условный вопрос
    .text = Второе, прерывистое кольцо: вопрос вступает в силу, только если остался в центре. На треке он лишь считается выигранным.
sign-issue-production = Производство
    .text = Выигранный чужой вопрос забирает у своей страны маркер производства.
sign-issue-directed_offensive = Приоритетное наступление
    .text = Победитель кладёт его на фронт, и названная страна обязана сперва обеспечить этот фронт.
sign-issue-pol_mil = Военно-политический вопрос
    .text = За маркер производства даёт политический контроль и ячейки: 2/2 или 1/3.
sign-issue-theater_leadership = Главенство на ТВД
    .text = Победитель назначает главенствующего и получает два маркера поддержки.
sign-issue-second_front = Второй фронт
    .text = Оставшись в центре, открывает Нормандию.
sign-issue-ussr_war_japan = СССР объявляет войну Японии
    .text = Оставшись в центре, открывает Дальний Восток.
sign-issue-strategic_materials = Стратегические материалы
    .text = Ещё одно производство победителю, а из центра — всем троим.
sign-issue-a_bomb = Атомная бомба
    .text = Победитель бросает кубик за шаг бомбы; если это СССР, движется и агентура.
sign-issue-global = Международный вопрос
    .text = Победитель решает один из международных вопросов в свою пользу.
sign-naval = Поддержка ВМФ
    .text = Маркеры на театре; после черты — сколько их нужно для высадки.
sign-support = Обеспечение наступления
    .text = Каждый маркер прибавляет фронту 2 силы. После кампании они уходят.
sign-reserves = Резервы Оси
    .text = Каждая армия отнимает 2 силы у фронта, которому противостоит.
sign-odds = Шанс продвинуться
    .text = В процентах, на десятигранном кубике. После » — шанс прорыва сразу на два деления.
sign-directed = Приоритетное наступление
    .text = Направлено сюда. Число — сколько маркеров ему ещё должны.
sign-landing = Высадка
    .text = Чтобы войти сюда, на театре должно быть столько маркеров ВМФ.
sign-b29 = База B29
    .text = С фронтом здесь атомная бомба достаёт до Японии: одно из трёх условий, при которых она сдаётся.
sign-kamikaze = Камикадзе
    .text = Войти сюда стоит одного маркера ВМФ.
sign-network = Подпольная ячейка
    .text = В одном месте не больше двух, и все одной державы. Без своей ячейки политический контроль не разместить.
sign-alignment = Политический контроль
    .text = Табличка окрашена в цвет державы, которой он принадлежит. В конце приносит очки.
sign-secret = В вашей секретной повестке
    .text = Принесёт очки вам одному, если в конце контроль здесь ваш. Звезду видите только вы.
sign-count-hand = Карты штаба на руке
    .text = На конференцию раздают семь, и все они будут сыграны.
sign-count-production = Производство и поддержка к размещению
    .text = Что ещё нужно потратить на фронты, высадки, военно-политические вопросы или исследования.
sign-count-networks = Ячейки к размещению
    .text = В военной фазе этой конференции.
sign-count-alignments = Политический контроль к размещению
    .text = В военной фазе этой конференции. Каждому маркеру нужна своя ячейка.
sign-count-victories = Выигранные конференции
    .text = Конференцию выигрывает тот, за кем больше вопросов. В конце это приносит очки.
sign-vp = ПО: победные очки
    .text = Сколько их было бы, если бы игра закончилась сейчас. Слишком большой отрыв разрушает альянс.
sign-bomb = Американская атомная бомба
    .text = Движется, когда исследование удалось. На «Тринити» бомба готова.
sign-spy = Советская агентура
    .text = Делает шаг, когда СССР выигрывает вопрос атомной бомбы. В конце приносит СССР очки.

## Что можно прочитать

sort-issue = вопрос
sort-space = деление трека
sort-country = страна
sort-box = театр
sort-advantage = международный вопрос
about-front-at = Где стоит: { $space }.
about-front-home = Ещё на своём театре.
about-front-next = Дальше: { $space }.
about-front-done = Дошёл до конца трека.
about-front-naval = Поддержка ВМФ: { $n }, нужно для высадки: { $needed }.
about-space-tracks = На треке: { $fronts }.
about-space-here = Здесь: { $fronts }.
about-space-next = Следующим сюда наступает: { $fronts }.
about-space-before = { $front }: перед этим делением — { $space }.
about-space-after = { $front }: за этим делением — { $space }.
about-space-landing = Высадка: на театре { $n ->
        [one] нужен { $n } маркер
        [few] нужны { $n } маркера
       *[many] нужно { $n } маркеров
    } ВМФ.
about-space-b29 = База бомбардировщиков B29.
about-space-kamikaze = Камикадзе: войти сюда стоит одного маркера ВМФ.
about-country-none = Ячеек нет.
about-country-free = Политического контроля нет.
about-box-front = Отсюда выступает: { $front }.
about-advantage-now = Сейчас в силе, в пользу: { $seat }.
about-advantage-not = Сейчас не в силе. Был бы в пользу: { $seat }.
about-unit = Осталось: { $n }.
about-seat-leader = Руководитель: { $leader }.
about-seat-uk = Прибавляет 1 к своей карте на повестку.
about-seat-ussr = Прибавляет 1 к своим картам штаба при оспаривании.
about-seat-us = Выигрывает ничьи, в которых участвует, и решает чужие.
about-seat-cards = На руке { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    } штаба.

## Правила: игра за две минуты

intro-want = Трое союзников вместе выигрывают войну и порознь — мир. Вам нужно больше всех { OPEN("rule:9.4", "победных очков") }, но без лишнего отрыва: когда Германия и Япония разбиты, первый побеждает, лишь пока { OPEN("rule:4.41", "разрыв") } между первым и последним невелик. Дальше { OPEN("rule:4.42", "альянс распадается") }, и чаще всего побеждает второй.
intro-turn = { OPEN("rule:4.2", "Конференция") } начинается с карты событий. Каждый втайне кладёт карту штаба: старшая решает повестку. На стол ложатся вопросы; по очереди игроки { OPEN("rule:5.22", "продвигают вопрос") } к своему креслу на значение карты, а один из соперников может { OPEN("rule:5.24", "оспорить") } и оттянуть его назад. Выигранное приносит производство, наступления, ячейки, главенство. Затем производство тратят на { OPEN("rule:7.5", "фронты") }, размещают { OPEN("rule:7.1", "ячейки") } и { OPEN("rule:7.3", "политический контроль") }, и за каждый фронт бросают кубик.
intro-win = Игра кончается последней конференцией или капитуляцией обеих стран Оси. Если одна из них { OPEN("rule:4.43", "устояла") }, за это платят те, кто впереди. Вкладка «Счёт» в любой момент показывает, чем всё кончилось бы сейчас.
intro-hint-1 = На повестку идёт { OPEN("rule:5.13", "только значение") } карты: не тратьте на неё того, чьё свойство пригодится за столом.
intro-hint-2 = Придержите хорошую карту к концу: у кого карты остались, а у других кончились, тот { OPEN("rule:5.22", "играет один") }, и ответить ему некому. Кто { OPEN("rule:4.22", "оспаривал") }, может раз пасовать и подождать.
intro-hint-3 = { OPEN("rule:5.26", "Руководитель") } раз за конференцию даёт 7 (Трумэн — 6), и оспорить его может только руководитель. Он стоит карты штаба и рискует здоровьем.
