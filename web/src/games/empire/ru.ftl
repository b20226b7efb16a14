### Empire of the Sun: что говорит о ней сам интерфейс.

## Поле

board-label = Карта Тихого океана
board-hex-plain = гекс { $code }, { $terrain }
board-port = порт
board-airfield = аэродром
board-resource = ресурс
board-held = под контролем: { $seat }
board-all-join = Вместе все: { $count }
board-all-activate = Активировать всех: { $count }
board-stack-activate = Активировать остальных в { $space }: { $count }
board-all-commit = Все — в бой за { $space }: { $count }

overlay-supply = Снабжение
overlay-zones = Зоны влияния
overlay-range = Дальность штабов
overlay-reach = Дальность хода
overlay-front = Периметр
overlay-hint-reach = Наведите на соединение — увидите, куда оно может дойти.
overlay-no-cuts = Снабжаются все.
overlay-cuts = Без снабжения
overlay-range-of = { $count ->
        [0] Отсюда никого не активировать.
        [one] В пределах дальности { $count } соединение; эффективность { $most }.
        [few] В пределах дальности { $count } соединения; эффективность { $most }.
       *[many] В пределах дальности { $count } соединений; эффективность { $most }.
    }
overlay-sign-flow-japan = досюда доходят линии Японии
overlay-sign-flow-allies = досюда доходят линии Союзников
overlay-sign-source = источник снабжения
overlay-sign-line = линия соединения под указателем
overlay-sign-missing = как прошла бы его линия
overlay-sign-cut = без снабжения
overlay-sign-block = здесь линия перекрыта
overlay-sign-zone-japan = зона Японии
overlay-sign-zone-allies = зона Союзников
overlay-sign-neutral = край зоны вместе с нейтрализованной частью
overlay-sign-range = сюда доходят линии активации
overlay-sign-warning = прежде чем идти туда, учтите
way-naval = Морем: { $cost } из { $most } гексов.
way-air = По воздуху: перелётов { $cost } из { $most }.
way-ground = По суше: { $cost } из { $most } очков.
way-landing = Высадка с моря: { $cost } из { $most } гексов.
way-strategic = Стратегическое перемещение.
way-barge = На баржах.
unit-values = { $attack }-{ $defense }, { $steps ->
        [one] { $steps } ступень
        [few] { $steps } ступени
       *[many] { $steps } ступеней
    }
hq-values = эффективность { $efficiency }, дальность { $range }

## Стол

empire-turn = Ход { $n } из { $last }
