### What the server writes to people, in English.

mail-greeting = Hello { $name },
mail-link = To the table: { $link }
mail-stop = You get this because you asked for it. To get no more: { $link }

mail-confirm = Quadrant: shall mail come here?
    .text =
        somebody, you we hope, wants to be told at this address when it is their turn in a match.

        To say yes: { $link }

        If it was not you, do nothing: this is the only mail.
mail-turn = Quadrant: your turn in { $title }
    .text = it is your turn ({ $seat }) in { $title }.
mail-late = Quadrant: the others wait for you in { $title }
    .text = the time for your turn ({ $seat }) in { $title } is over. If you do not choose within a day, the others may let a bot play for you.
