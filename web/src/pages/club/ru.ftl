## Страница игрока

person-since = С нами с { $date }
person-ratings = Рейтинг
person-no-rating = Рейтинговых партий ещё не было.
rating-of = { $rating } ± { $width }
rating-unsure = пока лишь оценка
rating-matches = { $count ->
    [one] { $count } рейтинговая партия
    [few] { $count } рейтинговые партии
   *[other] { $count } рейтинговых партий
  }
rating-curve = Рейтинг в игре «{ $game }»: от { $first } до { $last }
person-reliability = Надёжность
reliability = { $matches ->
    [0] Законченных партий ещё нет.
    [one] { $matches } законченная партия, доиграно: { $kept }.
    [few] { $matches } законченные партии, доиграно: { $kept }.
   *[other] { $matches } законченных партий, доиграно: { $kept }.
  }
reliability-timed = Вышло время: { $count }
reliability-left = Оставлено другим: { $count }
person-results = Результаты
results-side = Игра, сценарий, сторона
results-matches = Партий
results-won = Побед
person-rivals = Личные встречи
rivals-name = Соперник
rivals-won = Побед
rivals-lost = Поражений
person-openings = Любимые дебюты
openings-first = Первое решение
openings-times = Раз
person-matches = Партии
outcome-won = Победа
outcome-lost = Поражение
outcome-shared = Победа на всех
outcome-resigned = Игрок сдался
outcome-timed = Вышло время
outcome-left = Место оставлено
past-with = вместе с: { $names }
past-rated = на рейтинг
former = Бывший игрок
person-private = Все видят рейтинг и результаты рейтинговых партий и партий из общего списка. Остальные партии видят только их участники.

## Страница игры

game-ranking = Рейтинг
game-nobody = Рейтинга пока ни у кого нет.
ranking-bot = бот
game-sides = Результаты по сторонам
game-count = { $matches ->
    [0] Здесь ещё не закончено ни одной открытой партии.
    [one] { $matches } открытая партия, в среднем решений: { $length }.
    [few] { $matches } открытые партии, в среднем решений: { $length }.
   *[other] { $matches } открытых партий, в среднем решений: { $length }.
  }
game-openings = Первые решения
game-all = Все сценарии
game-records = Все записи (JSON Lines)

## Поведение

mute = Не слушать
mute-text = Вы не читаете, что пишет этот игрок. Никто об этом не узнает.
block = Заблокировать
block-text = Вы не читаете, что пишет этот игрок, не получаете от него приглашений и не встречаетесь в открытых партиях друг друга. Никто об этом не узнает.
report = Пожаловаться…
report-text = На что обратить внимание модератору?
report-send = Отправить модераторам
report-sent = Модератор посмотрит.
relations = Кого вы не слушаете и с кем не играете
moderation = Страница модераторов
moderation-reports = Жалобы
moderation-none = Жалоб нет.
moderation-why = Причина, для журнала
moderation-log = Что сделано
report-by = жалуется { $name }
report-match = партия
act-close = Рассмотрено
act-silence = Лишить голоса на неделю
act-speak = Вернуть голос
act-strike = Вычеркнуть
act-rename = Отобрать имя
act-appoint = Стал модератором
act-dismiss = Больше не модератор
act-server = администратор сервера

## Двери

doors = Для программ
doors-text = Бот — отдельная учётная запись, за которую играет ваша программа. Токен впускает программу; его показывают один раз. В документации на странице «Bots online» есть клиент, с которого можно начать.
doors-bots = Ваши боты
doors-bot-name = Имя нового бота
doors-add-bot = Добавить бота
doors-tokens = Токены
doors-token-name = Для чего он
doors-account = Кто по нему входит
doors-make = Создать токен
doors-once = Скопируйте сейчас: больше его не покажут
doors-used = последний раз использован { $when }
doors-unused = ни разу не использован
doors-revoke = Отозвать
scope-read = смотреть
scope-play = играть
scope-chat = говорить
