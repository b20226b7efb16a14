### What the server writes to people, in English.

mail-greeting = Hello { $name },
mail-told = Since your last turn:
mail-link = To the table: { $link }
mail-stop = You get this because you asked for it. To stop all mail: { $link }

mail-confirm = Quadrant: do you want mail at this address?
    .text =
        somebody, hopefully you, asked for mail at this address when it is their turn in a match.

        To confirm: { $link }

        If it was not you, do nothing. No other mail will come.
mail-reset = Quadrant: a new password
    .text =
        somebody, hopefully you, has forgotten the password of this account.

        To set a new one, within an hour: { $link }

        If it was not you, do nothing. The password stays as it is.
mail-turn = Quadrant: your turn in { $title }
    .text = it is your turn ({ $seat }) in { $title }.
mail-late = Quadrant: the others are waiting for you in { $title }
    .text = the time for your turn ({ $seat }) in { $title } is over. If you do not choose within a day, the others may let a bot play for you.
mail-held = Quadrant: a bot holds your seat in { $title }
    .text = your time in { $title } ran out, and a bot plays for you ({ $seat }). The seat is yours: take it back at the table whenever you like.

## Tidings: what people who are away are told

tidings-turn = Your turn ({ $seat }) in { $title }
tidings-late = The others are waiting for you ({ $seat }) in { $title }
tidings-held = A bot holds your seat ({ $seat }) in { $title }
tidings-over = { $title } is over
tidings-seat = Somebody has sat down in { $title }
tidings-rematch = A rematch: { $title }
tidings-takeback = Somebody asks to take something back in { $title }
tidings-pause = Somebody asks to stop the clocks in { $title }
tidings-table-turn = { $title }: { $seat } to move ({ $name })
tidings-table-over = { $title } is over
tidings-several = { $count ->
    [one] News from one match
   *[other] News from { $count } matches
  }
tidings-more = { $count ->
    [one] … and one more match
   *[other] … and { $count } more matches
  }
tidings-try = Quadrant can reach you here
