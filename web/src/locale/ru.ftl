### Интерфейс по-русски. Что говорят игры, лежит в их собственных каталогах.

## Везде

back = Назад
close = Закрыть
loading = Загрузка…
settings = Настройки
language = Язык
theme = Цвета
theme-auto = Как в системе
theme-light = Светлые
theme-dark = Тёмные
motion = Показывать изменения в движении
pace = Ходы других
pace-off = Сразу, не по одному
pace-fast = По одному, быстро
pace-normal = По одному
pace-step = По одному, по кнопке «Дальше»
pace-off-short = сразу
pace-fast-short = быстро
pace-normal-short = обычно
pace-step-short = по шагам
sound = Звуки: ваш ход, кубики, бои, конец партии
ask-again = Снова предупреждать, если что-то пропадёт даром
to-lobby = К списку партий
analysis = Доска для анализа

problem-offline = Сервер не отвечает. Сделанные ходы сохранены; стол подключится сам.
problem-not-fetched = Часть Quadrant не загрузилась: сервер не отвечает, или на нём новая версия.
try-again = Попробовать ещё раз
problem-unknown = Что-то пошло не так: { $detail }
problem-not_found = Такой партии нет, или она вам недоступна.
problem-not_logged_in = Сначала войдите.
problem-forbidden = Это решаете не вы. { $detail }
problem-bad_name = Выберите другое имя: { $detail }
problem-stale = Партия ушла вперёд. Взгляните ещё раз и выберите.
problem-conflict = Так уже не получится. { $detail }
problem-undo_refused = Отменить это уже нельзя: с тех пор что-то открылось.
problem-undo_none = Сейчас отменять нечего.
problem-unstorable = Здесь есть знак, который невозможно сохранить. Уберите его и попробуйте ещё раз.
problem-too_many = Слишком часто. Подождите немного и повторите.
problem-too_large = Слишком велико.
problem-bad_request = Сервер не понял запрос: { $detail }
problem-server_error = Сбой на сервере; ничего не изменилось. Повторите.
problem-wrong_seat = Сейчас решает не эта сторона.
problem-match_over = Партия окончена.
problem-illegal_choice = Сейчас так выбрать нельзя.
problem-damaged_record = Запись повреждена: { $detail }
problem-foreign_record = Это не запись известной здесь игры: { $detail }
problem-version_mismatch = Запись сделана другой версией правил: { $detail }
problem-unknown_components = Здесь играют исправленными компонентами, которых на этом сервере нет: { $detail }
problem-no-client = Игру { $game } здесь показать нельзя.

## Люди

log-in = Войти
log-out = Выйти
register = Завести учётную запись
account-name = Имя
account-password = Пароль
account-password-hint = Не короче 10 знаков.
have-account = У меня есть учётная запись
no-account = У меня её ещё нет
account = Учётная запись
guest = гость
guest-keep = Оставить это имя за собой
notify-on = Сообщать через браузер, что мой ход
notify-off = Больше не сообщать через браузер
notify-denied = Браузеру запрещены уведомления: разрешите их для этого сайта в его настройках.
notify-none = Этот браузер не умеет сообщать, что ваш ход.

## Список партий

notices = Новости
notice-turn = { $title }: ваш ход.
notice-over = { $title }: партия окончена.
notice-seat = { $title }: место занято.
notice-rematch = { $title }: вас зовут сыграть ещё раз.
notice-late = { $title }: время вашего хода вышло, вас ждут.
notice-takeback = { $title }: соперник просит разрешить отмену решения.
welcome = Четыре стратегии о Второй мировой войне
welcome-text = Настольные игры в браузере — против ботов или с друзьями. Всё, что можно сделать, подсвечено на доске; о том, чего нельзя, сказано почему и по какому правилу.
welcome-play = Играть сразу
welcome-play-as = «{ $scenario }», против ботов. Ваша сторона: { $names }
welcome-lessons = Все уроки и примеры
front-board = Доска в разгар партии
front-free = Попробуйте урок: регистрация не нужна.
lobby-turn = Ваш ход
lobby-lessons = Начатые уроки
lobby-games = Игры
lobby-mine = Ваши партии
lobby-none = Партий пока нет: выберите игру и начните.
lobby-open = Свободные места
lobby-watch = Партии, которые можно смотреть
lobby-over = Оконченные партии
lobby-over-none = Здесь появятся оконченные партии: их можно пересмотреть.
lobby-more = Показать ещё
lobby-all = Все игры
lobby-only = Какие игры
lobby-boards = Доски для анализа ({ $count })
new-match = Новая партия
import = Загрузить запись
import-unreadable = { $file } — не запись одной партии: файл не читается как JSON.
game-players = { $few }–{ $many } { $many ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }
my-turn-as = Ваш ход: { $name }
match-others = Ходят другие
match-open = Ждёт игроков
waits-for = Решает { $name }
choices-made =
    { $count ->
        [one] { $count } решение
        [few] { $count } решения
       *[many] { $count } решений
    }
row-invited = Вас приглашают
row-against = против: { $names }
row-begun = начата { $date }
own-components = исправленные компоненты
own-components-text = Компоненты исправлены владельцем игры ({ $fingerprint })
row-open =
    { $count ->
        [one] Свободно { $count } место
        [few] Свободно { $count } места
       *[many] Свободно { $count } мест
    }
row-more = Ещё: «{ $title }»
row-more-short = Переименовать, убрать
row-rename = Переименовать
row-rename-save = Сохранить
row-delete = Удалить
row-remove = Убрать из моего списка
row-sure-delete = Удалить «{ $title }» насовсем? Журнал и повтор пропадут вместе с ней.
row-sure-remove = Убрать «{ $title }» из вашего списка? Партия удалится, когда её уберут и остальные.
row-sure-resign = В «{ $title }» с вами играют другие: сначала сдайтесь там, потом уберите.

## Уроки

coach = Наставник
guide-text = Первая партия? Наставник сыграет с вами учебную за { $count ->
    [one] { $count } минуту
    [few] { $count } минуты
   *[many] { $count } минут
}. Эта подождёт.
guide-take = С наставником
learn = Обучение
learn-newcomer = Впервые здесь? Учитесь играя
learn-game = Учиться: «{ $game }»
learn-go-on = Продолжить урок «{ $game }»
learn-again = С начала
learn-own = Ваша первая партия
learn-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
learn-examples = { $done ->
    [0] Примеры из правил ({ $count })
   *[other] Примеры из правил (пройдено { $done } из { $count })
}
learn-step = шаг { $step } из { $steps }
learn-on = Доиграть партию урока
learn-done = пройдено
puzzle-book = { $done ->
    [0] Задачи: найдите лучший ход
    [one] Задачи: найдите лучший ход (решена { $done })
    [few] Задачи: найдите лучший ход (решены { $done })
   *[other] Задачи: найдите лучший ход (решено { $done })
}
puzzle-ask = { $seat }. Один выбор здесь явно лучше остальных. Найдите его: пробовать и отменять можно.
puzzle-compare = Сравните, к чему приведёт каждый выбор, когда ответят остальные.
puzzle-points = { $choice }: не лучший выбор. Потеря — около { $n ->
    [one] { $n } очка
   *[other] { $n } очков
  } позиции.
puzzle-hint = Подсказка
puzzle-show = Показать ответ
puzzle-best = Лучше всего: { $choice }
puzzle-right = Верно. Продолжайте.
puzzle-solved = Верно!
puzzle-chance = Шансы на победу: { $n } %
puzzle-wrong = { $choice }: не лучший выбор. Он стоит около { $less } { $less ->
    [one] шанса
   *[other] шансов
} из ста: { $n } % вместо { $best } %.
puzzle-untried = { $choice }: не лучший выбор.
puzzle-back = Отменить
puzzle-next = Следующая задача
puzzle-waits = Остальные ждут: это задача.

## Новая партия

players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
player-name = Игрок { $n }
new-scenario = Сценарий
new-options = Дополнительные правила
options-rulings = Спорные места правил
options-rulings-text = Вопросы, на которые книга правил не отвечает или отвечает двояко. Стоят обычные ответы; меняйте, только если у вас принято иначе.
options-count =
    { $changed ->
        [0] { $count }, все как обычно
        [one] { $count }, из них { $changed } не как обычно
       *[many] { $count }, из них { $changed } не как обычно
    }
options-usual = Всё как обычно
new-no-tells = Без подсказок паузой
new-hints = Можно спросить: «Что бы вы сделали?»
new-title = Название
rated = на рейтинг
game-page = Как в неё играют
clock = Часы
clock-days = { $days ->
        [0] { $hours } ч
       *[other] { $days } д { $hours } ч
    }
clock-says-bank-bot = По { $minutes } мин на игрока, возврат до { $increment } с за ход; затем играет бот
clock-says-bank-resign = По { $minutes } мин на игрока, возврат до { $increment } с за ход; затем поражение
clock-says-days = { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    } на ход
clock-says-placing = { $seconds } с на маркер

## Стол

match-failed = Эту партию показать нельзя
match-gone = Этой партии больше нет
match-gone-text = Её удалили, или она вам больше не доступна.
title-your-turn = Ваш ход
# Перед раундом и шагом, пока показываются ходы других
clock-told = Показ:
line-connecting = Подключение…
line-gone = Партии больше нет
line-lost = Связь потеряна, подключаемся снова…
prompt-title = Что нужно решить
# Указали на место поля, где можно сделать разное
let-go = Другое место
prompt-yours = { $name }: ваше решение
# Пока ходы других ещё показываются
prompt-ahead = После ходов, которые сейчас показываются:
prompt-reaction = { $name }: ответите?
prompt-on-board =
    { $count ->
        [1] Выберите место, обведённое на поле.
        [one] На поле обведено { $count } место: выберите одно.
        [few] На поле обведены { $count } места: выберите одно.
       *[many] На поле обведено { $count } мест: выберите одно.
    }
prompt-on-units =
    { $count ->
        [1] Выберите обведённую фишку.
        [one] Обведена { $count } фишка: выберите одну.
        [few] Обведены { $count } фишки: выберите одну.
       *[many] Обведено { $count } фишек: выберите одну.
    }
prompt-on-cards =
    { $count ->
        [1] Выберите обведённую карту.
        [one] Обведена { $count } карта: выберите одну.
        [few] Обведены { $count } карты: выберите одну.
       *[many] Обведено { $count } карт: выберите одну.
    }
prompt-cards-any = { $count ->
        [one] Обведена { $count } карта.
        [few] Обведены { $count } карты.
       *[many] Обведено { $count } карт.
    }
prompt-lesser = С прерывистой рамкой — только «{ $does }».
may-choose = Можно выбрать.
why-not-asked = Сейчас спрашивают не об этом. Нужно: { $asked }
waiting-bot = Бот «{ $name }» думает…
waiting-seats = Карты сдадут, когда заняты все места. Пошлите приглашения.
waiting-kept = Карты сдадут, когда все сядут за стол. Ещё не сели: { $names }.
waiting-open = Место свободно. Пошлите приглашение (вкладка «Партия»).
waiting-person = Решает { $name }.
undo = Отменить
undo-key = Отменить своё последнее решение (u)
# С тех пор что-то открылось: сначала переспросят, об этом и говорит многоточие
undo-asking = Отменить…
undo-asks = Отменить своё последнее решение и всё, что за ним последовало (u): понадобится подтверждение
# Назад к названному месту игры, дальше последнего решения
# Перед местами, к которым можно вернуться
undo-to = Отменить:
undo-to-turn = Весь ход
undo-to-turn-key = Отменить весь ход
undo-to-allocation = Всё производство
undo-to-allocation-key = Отменить всё производство
undo-to-markers = Все маркеры
undo-to-markers-key = Отменить все маркеры
undo-to-unit = Это перемещение
undo-to-unit-key = Отменить это перемещение
undo-to-movement = Все перемещения
undo-to-movement-key = Отменить все перемещения
undo-to-upgrades = Все улучшения
undo-to-upgrades-key = Отменить все улучшения
undo-to-placement = Вся расстановка
undo-to-placement-key = Отменить всю расстановку
undo-to-discard = Весь сброс
undo-to-discard-key = Отменить весь сброс
undo-to-targets = Все цели
undo-to-targets-key = Отменить все цели
undo-to-blows = Все контрудары
undo-to-blows-key = Отменить все контрудары
undo-to-battle = Вся битва
undo-to-battle-key = Отменить всю битву
undo-to-retreat = Все отступления
undo-to-retreat-key = Отменить все отступления
undo-to-advance = Все продвижения
undo-to-advance-key = Отменить все продвижения
undo-to-landing = Все высадки
undo-to-landing-key = Отменить все высадки
undo-to-card = Карта
undo-to-card-key = Отменить всё до выбора карты
undo-to-offensive = Активация
undo-to-offensive-key = Отменить всю активацию
undo-to-battles = Все сражения
undo-to-battles-key = Отменить объявление сражений
undo-to-reaction = Вся реакция
undo-to-reaction-key = Отменить всю реакцию
undo-to-return = Все возвращения
undo-to-return-key = Отменить всё движение после сражений
undo-to-replacements = Все пополнения
undo-to-replacements-key = Отменить все пополнения
takeback-here = Отменить всё до этого места
takeback-keep = Оставить как есть
takeback-free = { $which ->
    [chosen] Это ваше решение
   *[last] Ваше последнее решение
  } и всё, что было после него, отменяется. Вы уже видели, что из него вышло, а кубики и карты выпадут так же: другие к этой партии присоединиться не смогут.
takeback-shared = { $which ->
    [chosen] Это ваше решение
   *[last] Ваше последнее решение
  } и всё, что было после него, отменится, если согласятся все остальные. Кубики и карты выпадут так же.
takeback-ask = Спросить остальных
takeback-asked =
    { $count ->
        [1] { $name }: просьба отменить последнее решение.
        [one] { $name }: просьба отменить { $count } последнее решение.
        [few] { $name }: просьба отменить { $count } последних решения.
       *[many] { $name }: просьба отменить { $count } последних решений.
    }
takeback-agree = Согласиться
takeback-decline = Отказать
takeback-waits = Вы просите отменить решение. Ещё не ответили: { $names }
takeback-withdraw = Передумать
clock-instead = { $name }: время вышло, этот маркер ставит { $other }.
clock-you-instead = { $name }: время вышло, этот маркер ставите вы.
clock-late = { $name }: время хода вышло, напоминание отправлено.
clock-you-late = Время вашего хода вышло. Скоро остальные смогут посадить за вас бота.
clock-claim = Посадить бота
clock-minute = У вас меньше минуты.
clock-seconds = У вас меньше десяти секунд.
players-here = Люди за столом
player-here = за столом
player-away = сейчас не за столом
tabs = Ещё о партии
tab-log = Журнал
tab-cards = Карты
tab-points = Очки
tab-chat = Чат
tab-match = Партия
board-as-text = Поле словами
sheet = Счёт, журнал, партия

boxes-of = { $seat }: вне поля
boxes-none = Вне поля никого нет.
cards-none-yet = Карт ещё не играли.
card-was-event = событие разыграно
card-was-spent = карта отдана

nations-title = Страны
points-none = Очков пока нет.
percent = { $n } %
supply = Снабжение
supply-title = Линии снабжения и где они перерезаны (s)

zoom-title = Масштаб
zoom-in = Приблизить (+)
zoom-out = Отдалить (−)
zoom-fit = Всё поле (f)
board-empty = соединений нет
board-take = Взять: { $unit }
overlays-title = Что показать поверх карты
overlay-next = К следующему месту, где есть выбор, или к предыдущему
overlay-leaf = По очереди через всех в стопке; Enter выбирает
overlay-key = { $name } ({ $key })

fold-score = Свернуть счёт
open-score = Показать счёт
fold-panel = Свернуть панели
open-panel = Показать панели
play-first = Сначала сыграйте карту, потом выберите место.
choosable = Что можно выбрать
fold-hand = Свернуть руку
open-hand = Показать руку ({ $count })
card-more = Подробнее
fold-sheet = Свернуть лист
open-sheet = Показать лист
hand-title = Рука
hand-of = Чьи карты
hand-of-seat = Карты: { $name }
hand-ahead = { $name }: после этих ходов
hand-none = Вы смотрите: карты на руках закрыты
hand-over = Партия окончена: выберите, чьи карты смотреть
hand-empty = На руке нет карт.
hand-offered = Выберите одну из этих карт
hand-answers = Чем можно ответить
hand-going = Сброс: выбранная карта уйдёт
hand-show-hand = Показать руку
hand-show-offered = Вернуться к выбору
laid-title = На столе
laid-hidden = Лежит рубашкой вверх: видите только вы.
card-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } одинаковые карты
       *[many] { $count } одинаковых карт
    }
prospect-if-played = Не сейчас, а если сыграть:
prospect-title = Что даст карта
doubt-again = Выберите ещё раз, чтобы всё равно это сделать.
doubt-never = Сделать и больше не переспрашивать

orders-title = Приказы
orders-short = Приказы
orders-for = Ответы: { $name }
orders-pass-until = Пас до моего хода
orders-until-my-turn = Пропускать все ответы до моего хода
orders-always-ask = Спрашивать всегда, даже когда можно только пасовать
orders-only-for = Спрашивать только ради этих карт (ничего не отмечено — ради любых):
orders-declare = При первой возможности между действиями:

log-title = Что произошло
log-empty = Пока ничего не произошло.
log-more =
    { $count ->
        [one] Ещё { $count } строка
        [few] Ещё { $count } строки
       *[many] Ещё { $count } строк
    }
log-why = Почему бот так выбрал?
log-jump = Взглянуть на этот момент
log-new =
    { $count ->
        [one] { $count } новая строка
        [few] { $count } новые строки
       *[many] { $count } новых строк
    }

replay-title = Повтор
replay-slider = Момент партии
replay-at = { $n ->
        [one] После { $n } решения из { $last }
       *[many] После { $n } решений из { $last }
    }
replay-first = В начало
replay-back = На решение назад
replay-next = На решение вперёд
replay-now = К настоящему
replay-play = Проиграть
replay-pause = Пауза
replay-speed = Скорость
replay-normal = обычно
replay-fast = быстро
replay-rush = очень быстро
moment = Что сейчас произошло
moment-card = Прочесть карту
moment-next = Дальше
moment-skip = Показать всё
since = С вашего прошлого хода
since-again = Повторить
since-again-title = Показать ещё раз, что было с вашего прошлого хода
since-loss = Потеря
# Behind a line: what else the nation did
since-more = и ещё { $count }
alarms = Берегитесь
alarms-more = Ещё { $count }
alarms-fewer = Свернуть
fork = Ответвить
fork-text = Ответвить: доска для анализа с этого места
fork-bots = Боты остаются на местах
fork-all = Все места мои

## Что бы сделали вы?

advice-key = Что бы вы сделали? Планы бота для этого выбора (w)
advice-short = Совет
advice-label = Совет: что бы вы сделали?
# $n — на сколько процентных пунктов меньше шанс на победу

## Разбор партии

analysis-open = Разобрать партию

seat-me = Вы
seat-open = Свободно
seat-here = за столом
seat-away = не за столом
invite-local = Другие до этого сервера не доберутся: он работает только для этого компьютера. Чтобы играть с друзьями, запустите «quadrant serve --public» за адресом, который им доступен (docs/hosting.md).
watching =
    { $count ->
        [one] Смотрит { $count } человек.
        [few] Смотрят { $count } человека.
       *[many] Смотрят { $count } человек.
    }
option-on = { $name }
option-off = без этого: { $name }
join-sit = Сесть за стол
over-won = Победа: { $side }
over-replay = Смотреть с начала
over-check = Честные кубики и запись
over-draw = Ничья
over-rematch = Ещё раз
over-rematch-swap = Ещё раз, поменявшись сторонами
over-rematch-to = К новой партии
place-draw = У вас ничья.
place-won = Вы победили.
place-lost = Вы проиграли.
place-side-won = Ваша сторона победила.
place-side-lost = Ваша сторона проиграла.
place-nth = Ваше место — { $n }-е.
curve-title = Счёт по раундам
curve-slider = Раунд; сдвиг переносит туда в повторе
curve-start = В начале
curve-end = В конце
curve-now = Сейчас
curve-table = Таблицей
curve-when = Когда
win-resigned = Проигравшая сторона сдалась
win-time = У проигравшей стороны вышло время

screen-ask = У вас места разных сторон.
screen-all-me = Играю за всех
screen-several = Нас несколько
curtain-title = Кто за экраном?
curtain-pass = { $name }, ваша очередь за экраном
curtain-text = Карты закрыты, пока вы не сели. Остальных просим отвернуться.
curtain-here = Я — { $name }
curtain-short = Экран переходит из рук в руки.

rules = Правила
rules-title = Правила
rules-intro = Игра за две минуты
intro-want-title = К чему вы стремитесь
intro-turn-title = Ход
intro-win-title = Кто побеждает
intro-hints-title = Три совета для начала
rules-search = Искать в правилах
rules-none = Ни в одном правиле нет этих слов.
rules-count =
    { $count ->
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
rule-open = Правило: { $title }
about-show = Показать на поле

help-title = Клавиши и знаки
help-intro = Всё, что можно выбрать, обведено оранжевым: места на поле, карты, страны, кнопки. Задержите указатель на чём-нибудь другом, чтобы узнать, почему нельзя. Названия, подчёркнутые точками, открывают то, что названо.
help-tab = обходит всё, что можно выбрать
help-arrows = на месте или карте — к следующей; на поле — сдвиг; в журнале — от строки к строке и к названиям в ней
help-shift = со стрелкой, на поле: к любому месту, и почему его нельзя выбрать
help-enter = выбирает
help-digits = кнопки вопроса или поднятой карты
help-undo = отменить своё последнее решение
help-advice = спросить, что сделал бы бот
help-board = к полю
help-hand = к руке
help-fit = всё поле
help-zoom = ближе, дальше
help-supply = линии снабжения
help-rules = правила
help-replay = на решение назад, вперёд
help-play = проиграть партию отсюда, пауза
help-next = сразу следующий ход других
help-escape = закрывает открытое последним, отпускает выбранное
help-help = эта страница
help-keys = Клавиши

## Места, которые держит бот, и гости, которые возвращаются

notice-held = { $title }: ваше время вышло, место держит бот. Вернуться можно в любой момент.
row-held = Ваше место держит бот
seat-held-title = Ваше место
seat-held-mine = За вас играет бот ({ $names }). Место остаётся вашим.
seat-take-back = Вернуться на место
remark-held = { $name }: время вышло. Пока игрок не вернётся, за него играет бот ({ $names }).
remark-back = { $name } снова за столом: { $names }.
remark-sat = { $name } садится за стол: { $names }.
remark-device = { $name }: вход по ссылке, возможно, с другого устройства.
former-player = Бывший игрок
join-return = Вернуться
leave-guest = { $count ->
    [0] Вы гость. Сохраните ссылку: без неё или без пароля вернуться нельзя.
    [one] Вы гость и играете в { $count } партии. Сохраните ссылку: без неё или без пароля вернуться нельзя.
   *[other] Вы гость и играете в { $count } партиях. Сохраните ссылку: без неё или без пароля вернуться нельзя.
  }
leave-link = Ваша ссылка
leave-make-link = Создать ссылку
leave-stay = Остаться
leave-now = Выйти сейчас

## Пароли, сеансы, прощание

password-forgotten = Я не помню пароль
password-sent = Если у этого имени есть подтверждённый адрес почты, ссылка уже отправлена туда. Она действует час.

style-link = Все знаки на картах

## Вести, когда страница закрыта

channel-push = Браузер
channel-discord = Discord
channel-matrix = Matrix
channel-json = JSON с подписью
channel-try = Проверить
channel-end = Убрать
channel-reached = Сообщение принято.
channel-not-reached = { $status ->
    [0] Ответа нет.
   *[other] Сообщение не принято (код { $status }).
  }
channel-failed = { $count ->
    [one] не доставлено { $count } сообщение
    [few] не доставлено { $count } сообщения
   *[other] не доставлено { $count } сообщений
  }

## Союзники и заметки для себя

chat-say-side = Сказать своей стороне

## Перерыв по согласию

pause-title = Перерыв
pause-asked = { $name } предлагает перерыв: часы будут стоять.
pause-waits = Вы предложили перерыв. Ждём согласия: { $names }.
pause-stands = Перерыв по общему согласию: часы стоят.
pause-end = Пустить часы
remark-paused = Перерыв по общему согласию ({ $name }): часы стоят.
remark-resumed = { $name }: часы снова идут.
notice-pause = { $title }: вам предлагают перерыв.
