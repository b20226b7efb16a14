### Что сервер пишет людям, по-русски.

mail-greeting = Здравствуйте, { $name }!
mail-told = С вашего последнего хода:
mail-link = К столу: { $link }
mail-stop = Вы получили это письмо, потому что просили об этом. Больше не получать: { $link }

mail-confirm = Quadrant: присылать письма сюда?
    .text =
        Кто-то (надеемся, вы) хочет узнавать по этому адресу, что настал его ход в партии.

        Если это вы, подтвердите: { $link }

        Если нет, ничего не делайте: других писем не будет.
mail-reset = Quadrant: новый пароль
    .text =
        Кто-то (надеемся, вы) забыл пароль от этой учётной записи.

        Чтобы задать новый, в течение часа откройте: { $link }

        Если это не вы, ничего не делайте: пароль останется прежним.
mail-turn = Quadrant: ваш ход, «{ $title }»
    .text = Ваш ход ({ $seat }) в партии «{ $title }».
mail-late = Quadrant: вас ждут, «{ $title }»
    .text = Время вашего хода ({ $seat }) в партии «{ $title }» вышло. Если за сутки вы не сыграете, остальные смогут передать ваше место боту.
mail-held = Quadrant: ваше место держит бот, «{ $title }»
    .text = Ваше время в партии «{ $title }» вышло, и за вас играет бот ({ $seat }). Место остаётся вашим: вернуться за стол можно в любой момент.

## Вести: что узнают те, кого нет за столом

tidings-turn = Ваш ход ({ $seat }): { $title }
tidings-late = Вас ждут ({ $seat }): { $title }
tidings-held = Ваше место держит бот ({ $seat }): { $title }
tidings-over = Партия окончена: { $title }
tidings-seat = За стол сел новый игрок: { $title }
tidings-rematch = Новая партия тем же составом: { $title }
tidings-takeback = Вас просят вернуть ход: { $title }
tidings-pause = Вас просят остановить часы: { $title }
tidings-table-turn = { $title }: ходит { $seat } ({ $name })
tidings-table-over = Партия окончена: { $title }
tidings-several = { $count ->
    [one] Вести из { $count } партии
   *[other] Вести из { $count } партий
  }
tidings-more = { $count ->
    [one] … и ещё { $count } партия
    [few] … и ещё { $count } партии
   *[other] … и ещё { $count } партий
  }
tidings-try = Quadrant может писать вам сюда
