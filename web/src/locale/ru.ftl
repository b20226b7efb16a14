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
motion = Показывать перемены движением
pace = Ходы других
pace-off = Сразу, не по одному
pace-fast = По одному, быстро
pace-normal = По одному
pace-step = По шагам, по моему знаку
pace-off-short = сразу
pace-fast-short = быстро
pace-normal-short = обычно
pace-step-short = по шагам
sound = Звуки: ваш ход, кубики, бои, конец партии
ask-again = Снова переспрашивать, если что-то пропадёт даром
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
problem-conflict = Это уже не подходит. { $detail }
problem-undo_refused = Вернуть это уже нельзя: с тех пор что-то открылось.
problem-undo_none = Сейчас возвращать нечего.
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
guest-title = Вы гость
guest-text = Ваше имя и места помнит только этот браузер. С паролем вы сможете вернуться откуда угодно.
guest-keep = Оставить это имя за собой
notify-title = Когда ваш ход
notify-on = Сообщать через браузер, что мой ход
notify-off = Больше не сообщать через браузер
notify-denied = Браузеру запрещены уведомления: разрешите их для этого сайта в его настройках.
notify-none = Этот браузер не умеет сообщать, что ваш ход.
mail-title = Письма о вашем ходе
mail-text = Одно письмо, когда настаёт ваш ход, и только если вас нет за столом. Писем не будет, пока вы не подтвердите адрес по ссылке из первого письма.
mail-address = Адрес почты
mail-ask = Прислать ссылку
mail-unconfirmed = Мы написали на { $address }. Откройте ссылку из письма, и письма начнут приходить.
mail-goes = Письма приходят на { $address }.
mail-forget = Больше не присылать
mail-confirm = Да, присылать сюда
mail-confirm-text = Присылать на этот адрес письма, когда настаёт ваш ход?
mail-confirmed = Письмо придёт, когда настанет ваш ход, а вас не будет за столом.
mail-stop = Не присылать писем
mail-stop-text = Больше не присылать писем на этот адрес?
mail-stopped = Писем больше не будет, адрес забыт.

## Список партий

notices = Новости
notice-turn = { $title }: ваш ход.
notice-over = { $title }: партия окончена.
notice-seat = { $title }: место занято.
notice-rematch = { $title }: вас зовут сыграть ещё раз.
notice-late = { $title }: время вашего хода вышло, вас ждут.
notice-takeback = { $title }: соперник просит разрешить вернуть решение.
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
game-players = { $few }–{ $many } игроков
my-turn-as = Ваш ход: { $name }
match-open = Ждёт игроков
waits-for = Решает { $name }
choices-made =
    { $count ->
        [one] { $count } решение
        [few] { $count } решения
       *[many] { $count } решений
    }
row-invited = Вас приглашают
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
coach-step = { $step } из { $steps }
coach-leave = Выйти из урока
coach-next = Дальше
coach-show = Покажите
coach-would = По уроку: { $choice }
coach-as-before = Здесь ничего нового: решайте сами или попросите показать.
coach-watch = Смотрите, как ходят остальные.
coach-left = Вы сошли с пути урока. Играйте, как нравится: остальные теперь думают сами. Или вернитесь туда, где сошли.
coach-back = Вернуться к уроку
coach-alone = Играть без наставника
coach-own = Моя первая партия
coach-after = Урок окончен, партия идёт дальше без наставника.
coach-done = пройден
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

## Новая партия

new-players = Игроки
players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
player-name = Игрок { $n }
new-who = Кто игрок { $n }?
who-me = Я
who-here = Ещё кто-то за этим экраном
who-bot = Бот
who-open = По приглашению
who-here-text = Когда экран переходит из рук в руки, опускается занавес.
who-open-text = Ссылка для приглашения появится, как только партия создана.
person-name = Имя этого человека
new-scenario = Сценарий
new-options = Дополнительные правила
options-rulings = Спорные места правил
options-rulings-text = Вопросы, на которые книга правил не отвечает или отвечает двояко. Стоят обычные ответы; меняйте, только если у вас принято иначе.
options-count =
    { $changed ->
        [0] { $count }, всё как обычно
       *[other] { $count }, из них не как обычно: { $changed }
    }
options-usual = Всё как обычно
new-no-tells = Без подсказок паузой
new-no-tells-text = Всякого, у кого лежит закрытая карта, спрашивают каждый раз: пауза ничего не выдаёт. Иначе спрашивают, только когда одну из карт можно использовать.
new-hints = Можно спросить: «Что бы вы сделали?»
new-hints-text = Тот, кому выбирать, может увидеть планы бота за свою сторону и их шансы. Для партий с ботами или по общему согласию.
new-more = Прочее
new-title = Название
new-listed = Показывать всем; свободное место может занять любой
new-spectators = Можно смотреть со стороны
new-seed = Зерно случайности
new-seed-text = Оставьте пустым, чтобы никто не мог предвидеть случай. Одно и то же зерно даёт одинаковые раздачи и броски; только для партий с ботами.
clock = Часы
clock-none = Без часов
clock-live = Живая игра
clock-days = { $days ->
        [0] { $hours } ч
       *[other] { $days } д { $hours } ч
    }
clock-by-turn = Игра по переписке
clock-bank = Минут на игрока
clock-increment = Секунд возвращается за ход
clock-then = Когда время вышло
clock-then-bot = дальше играет бот
clock-then-resign = игрок проиграл
clock-live-text = Время игрока идёт, пока ждут его, и стоит, пока думают боты или не работает сервер. После каждого хода ему возвращается потраченное, но не больше указанных секунд.
clock-turn-days = Дней на ход
clock-days-text = Кто думает дольше, получает напоминание; через сутки остальные могут посадить за него бота.
clock-placing-text = Если игрок медлит с маркером, за него маркер ставит сосед слева. Поставленное остаётся.
clock-seconds-each = Секунд на маркер
clock-says-bank-bot = По { $minutes } мин на игрока, возврат до { $increment } с за ход; затем играет бот
clock-says-bank-resign = По { $minutes } мин на игрока, возврат до { $increment } с за ход; затем поражение
clock-says-days = { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    } на ход
clock-says-placing = { $seconds } с на маркер
new-start = Начать
new-watch = Начать и смотреть

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
prompt-ahead = После показанных ходов:
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
prompt-cards-any = Обведено карт: { $count }.
prompt-lesser = С прерывистой рамкой — только «{ $does }».
may-choose = Можно выбрать.
why-not-asked = Сейчас спрашивают не об этом. Нужно: { $asked }
waiting-bot = Бот «{ $name }» думает…
waiting-seats = Карты раздаются, когда заняты все места. Пошлите приглашения.
waiting-kept = Карты сдадут, когда все сядут за стол. Ещё не сели: { $names }.
waiting-open = Место свободно. Пошлите приглашение (вкладка «Партия»).
waiting-person = Решает { $name }.
undo = Вернуть
undo-key = Вернуть своё последнее решение (u)
# С тех пор что-то открылось: сначала переспросят, об этом и говорит многоточие
undo-asking = Вернуть…
undo-asks = Вернуть своё последнее решение и всё, что из него вышло (u): сначала переспросит
# Назад к названному месту игры, дальше последнего решения
# Перед местами, к которым можно вернуться
undo-to = Вернуть:
undo-to-turn = Весь ход
undo-to-turn-key = Вернуть весь ход
undo-to-allocation = Всё производство
undo-to-allocation-key = Вернуть всё производство
undo-to-markers = Все маркеры
undo-to-markers-key = Вернуть все маркеры
undo-to-unit = Это перемещение
undo-to-unit-key = Вернуть это перемещение
undo-to-movement = Все перемещения
undo-to-movement-key = Вернуть все перемещения
undo-to-upgrades = Все улучшения
undo-to-upgrades-key = Вернуть все улучшения
undo-to-placement = Вся расстановка
undo-to-placement-key = Вернуть всю расстановку
undo-to-discard = Весь сброс
undo-to-discard-key = Вернуть весь сброс
undo-to-targets = Все цели
undo-to-targets-key = Вернуть все цели
undo-to-blows = Все контрудары
undo-to-blows-key = Вернуть все контрудары
undo-to-battle = Вся битва
undo-to-battle-key = Вернуть всю битву
undo-to-retreat = Все отступления
undo-to-retreat-key = Вернуть все отступления
undo-to-advance = Все продвижения
undo-to-advance-key = Вернуть все продвижения
undo-to-landing = Все высадки
undo-to-landing-key = Вернуть все высадки
undo-to-card = Карта
undo-to-card-key = Вернуть всё до выбора карты
undo-to-offensive = Активация
undo-to-offensive-key = Вернуть всю активацию
undo-to-battles = Все сражения
undo-to-battles-key = Вернуть объявление сражений
undo-to-reaction = Вся реакция
undo-to-reaction-key = Вернуть всю реакцию
undo-to-return = Все возвращения
undo-to-return-key = Вернуть всё движение после битвы
undo-to-replacements = Все пополнения
undo-to-replacements-key = Вернуть все пополнения
takeback-here = Вернуть всё до этого места
takeback-keep = Оставить как есть
takeback-free = { $which ->
    [chosen] Это ваше решение
   *[last] Ваше последнее решение
  } и всё, что было после него, отменяется. Вы уже видели, что из него вышло, и случай решит так же: другие к этой партии присоединиться не смогут.
takeback-shared = { $which ->
    [chosen] Это ваше решение
   *[last] Ваше последнее решение
  } и всё, что было после него, отменится, если согласятся все остальные. Случай решит так же.
takeback-ask = Спросить остальных
takeback-asked =
    { $count ->
        [one] { $name }: просьба вернуть { $count } последнее решение.
        [few] { $name }: просьба вернуть { $count } последних решения.
       *[many] { $name }: просьба вернуть { $count } последних решений.
    }
takeback-agree = Согласиться
takeback-decline = Отказать
takeback-waits = Вы просите вернуть решение. Ещё не ответили: { $names }
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
advice-do = Сделать так
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
hand-going = Сброс: выбранная карта уходит
hand-show-hand = Показать руку
hand-show-offered = Вернуться к выбору
laid-title = На столе
laid-hidden = Лежит в закрытую: видите только вы.
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
orders-declare = При первой возможности, между действиями:

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
chat-empty = Пока никто ничего не сказал.
chat-say = Сказать всем за столом
chat-send = Отправить

replay-title = Повтор
replay-slider = Момент партии
replay-at = После { $n } решений из { $last }
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

advice-title = Что бы вы сделали?
advice-key = Что бы вы сделали? Планы бота для этого выбора (w)
advice-short = Совет
advice-label = Совет: что бы вы сделали?
advice-thinking = Генерал думает…
advice-none = Сравнивать здесь нечего: один выбор не хуже другого.
advice-forced = Здесь только один выбор.
advice-intro = Планы за вашу сторону, проверенные против того, что может быть у других, и ваш шанс на победу. Лучший план сравнён со вторым, остальные — с лучшим. Наведите на план или коснитесь его, чтобы увидеть места.
advice-sight = Планы за вашу сторону на первый взгляд, лучшие сверху. Наведите на план или коснитесь его, чтобы увидеть места.
advice-only = Что сделал бы бот на первый взгляд. Наведите на план или коснитесь его, чтобы увидеть места.
advice-best = лучший
# $n — на сколько процентных пунктов меньше шанс на победу
advice-behind = −{ $n }
advice-level = не хуже
advice-chance = Шанс на победу: { $n } %

## Разбор партии

analysis-open = Разобрать партию
analysis-title = Разбор партии
analysis-working = Партия проигрывается и обдумывается: { $n } %
analysis-curve = Шанс на победу, %
analysis-slider = Момент партии; сдвиг переносит туда в повторе
analysis-intro = Шанс на победу в процентах, как его могла оценить каждая сторона, зная то, что знала (поэтому в сумме не обязательно 100), и ходы, которые значили больше всего.
analysis-turnings = Переломные ходы
analysis-swing = { $before } → { $after } %
analysis-after = После { $n } { $n ->
        [one] выбора
       *[other] выборов
    }
analysis-played = Сыграно:
analysis-best = Лучшего видно не было.
analysis-quiet = Ни один ход не изменил многого.

match-seats = Места
match-options = Сценарий и правила
match-started = Начата { $date }
match-parent = Из другой партии, после { $n } решений
seat-me = Вы
seat-open = Свободно
seat-left = Место оставлено
seat-here = за столом
seat-away = не за столом
seat-to-bot = Отдать боту
seat-to-bot-which = { $name }: какому боту?
invite-title = Приглашения
invite-copy = Скопировать ссылку
invite-copied = Скопировано
invite-share = Поделиться
invite-link = Приглашение: { $names }
invite-local = Другие до этого сервера не доберутся: он работает только для этого компьютера. Чтобы играть с друзьями, запустите «quadrant serve --public» за адресом, который им доступен (docs/hosting.md).
inviting-title = Пригласите остальных
inviting-text = По ссылке на игрока. Карты сдадут, когда все сядут за стол.
expecting-title = Ждём: { $names }
expecting-text = Места оставлены, весть отправлена: больше ничего не нужно. Ссылка — для тех, кто потерял дорогу.
watching =
    { $count ->
        [one] Смотрит { $count } человек.
        [few] Смотрят { $count } человека.
       *[many] Смотрят { $count } человек.
    }
join-invited = { $owner } приглашает вас сыграть
join-game = Игра
join-others = За столом
join-name = Ваше имя
join-guest-text = Достаточно имени. Пароль, чтобы вернуться из другого браузера, можно задать потом.
option-on = { $name }
option-off = без этого: { $name }
join-sit = Сесть за стол
dice-title = Случай
dice-promise = Зерно, из которого вырастает всё случайное, уже выбрано; вот его отпечаток. В конце зерно покажут, и эта страница его сверит.
dice-hash = Отпечаток зерна:
dice-seed = Зерно:
dice-honest = Сверено: зерно отвечает отпечатку, показанному в начале.
dice-wrong = Зерно не отвечает отпечатку, показанному в начале.
record-title = Запись
record-export = Сохранить запись
record-later = В записи есть зерно, поэтому сохранить её можно, когда партия окончена.
resign-title = Сдаться
resign-camp = Сдаться: { $camp }
resign-sure = Вы оставляете свои места ({ $camp }). Лагерь, за который больше никто не играет, проиграл.
resign-yes = Сдаться
over-won = Победа: { $side }
over-replay = Смотреть с начала
over-check = Случай и запись
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

screen-title = У этого экрана
screen-text = Раздайте места разным людям, и при смене игрока у экрана будет опускаться занавес.
screen-apply = Рассадить так
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
intro-want-title = Чего вы хотите
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
help-undo = вернуть своё последнее решение
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
