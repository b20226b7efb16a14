page-fetch-title = { $game } is fetched once
page-fetch-text = It then stays in this browser and can be played without a network. { $size } MB have to come.
page-fetch = Fetch { $size } MB
page-fetch-come = { $percent }% of { $size } MB
page-fetch-failed = It could not be fetched: is there a network? What has come is kept.
page-back = Back
page-fresh = A new version of Quadrant is here. Your matches go on in it.
page-fresh-use = Use it now
page-keep = Your matches
page-keep-text = They are kept in this browser and nowhere else. Save them before you clear its data, or to take them along.
page-save-all = Save all matches
page-bring = Bring saved matches
page-brought = { $count ->
    [one] One match was brought.
   *[other] { $count } matches were brought.
  }
page-not-brought = This file has no matches in it that can be read: { $why }
page-move = Go on with friends
page-move-text = The match goes to a server as a record. There you invite friends to seats, and bring it back as a record when you like.
page-move-server = Address of the server
page-move-go = Take it there
page-moved = The record is saved and the server is open in another tab: bring the record in there with “Import a record”.
page-engine = Getting the table ready…
