boards = Карты с гексами
home = Quadrant
map-no_retreat = «Ни шагу назад!»
map-empire = Empire of the Sun
choose-map = Карта
board-no_retreat = Карта Восточного фронта, гексы. Стрелки ведут от гекса к гексу, Enter выбирает, Escape отпускает.
board-empire = Карта Тихого океана, гексы. Стрелки ведут от гекса к гексу, Enter выбирает, Escape отпускает.
loading = Разворачиваем карту …
failed = Карту не удалось прочитать: { $error }

demonstration = Показ
demonstration-text = Эти отряды выдуманы ({ $units }), правила не действуют: страница показывает карты двух будущих игр и то, что будут значить их слои.

layers = Слои
layer-may = Куда можно пойти
layer-path = Путь туда
layer-range = Как далеко действует
layer-zone = Рядом с противником
layer-supply = Линия снабжения

unit = Отряд
nobody = Выберите фишку; стопка раскрывается, когда на неё указывают.
moves = Выберите, куда идти, или нажмите Escape.
cut-off = К источнику снабжения не пройти
hex = Гекс
nowhere = Наведите на карту или перейдите на неё клавишей Tab и двигайтесь стрелками.
keys = Клавиши
keys-text = Стрелки: от гекса к гексу. Enter: выбрать, ещё раз — следующего в стопке. Shift и стрелки: сдвиг. + − f: масштаб.

hex-code = Гекс { $code }
hex-named = Гекс { $code }, { $place }
hex-empty = Отрядов нет
hex-units = { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[many] { $count } отрядов
}
unit-named = { $side }, { $symbol } { $strength }-{ $move }
unit-steps = шагов: { $steps } из { $full }
may-move = можно дойти, { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
}

terrain-open = открытая местность
terrain-forest = лес
terrain-marsh = болото
terrain-mountain = горы
terrain-kerch_strait = пролив
terrain-ocean = море
terrain-mixed = пересечённая местность
terrain-jungle = джунгли
terrain-atoll = атолл

mark-unsupplied = без снабжения
mark-disrupted = расстроен
mark-moved = уже ходил

side-germany = Ось
side-ussr = СССР
side-japan = Япония
side-usa = Союзники

symbol-infantry = пехота
symbol-mechanised = мотопехота
symbol-armour = танки
symbol-cavalry = кавалерия
symbol-artillery = артиллерия
symbol-mountain = горные стрелки
symbol-fighters = истребители
symbol-bombers = бомбардировщики
symbol-carrier = авианосец
symbol-battleship = линкор
symbol-cruiser = крейсер
symbol-destroyer = эсминцы
symbol-submarine = подводные лодки
