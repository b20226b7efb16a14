no-retreat-clock = Раунд { $n } из { $last } · { $seat } · { $step }

## Поле

board-label = Карта русского фронта
board-hex = { $code } { $name }, { $terrain }
board-hex-plain = гекс { $code }, { $terrain }
board-empty = соединений нет
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
board-left = останется { $points }
board-held = под контролем: { $seat }
board-take = Взять: { $unit }

overlays-title = Что показать поверх карты
overlay-supply = Снабжение
overlay-zones = Зоны контроля
overlay-reach = Дальность хода
overlay-retreats = Пути отхода
overlay-front = Линия фронта
overlay-next = К следующему месту, где есть выбор, или к предыдущему
overlay-key = { $name } ({ $key })
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
overlay-no-retreat = { $unit }: отходить некуда.
overlay-blocks = { $why } ({ $count })
overlay-sign-line = сухопутная линия
overlay-sign-fed = снабжение иначе: морем, через соседа, в своей стране
overlay-sign-cut = без снабжения
overlay-sign-block = здесь линия перекрыта
overlay-sign-zone-axis = зона Оси
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
