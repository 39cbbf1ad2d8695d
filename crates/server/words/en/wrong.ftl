# What can go wrong with a request.
mishap-title = That did not work
mishap-missing = Nothing here
wrong-no-table = There is no such table.
wrong-no-game = There is no such game.
wrong-no-lesson = There is no such lesson.
wrong-no-file = There is no such file.
wrong-no-page = There is no such page.
wrong-no-person = There is no such person.
wrong-no-address = There is no such address; see /api/v1/openapi.json.
wrong-number = { $field }: a whole number has to stand here.
wrong-seat = There is no seat { $seat }.
wrong-moment = After { $at } decisions there is nothing left to decide in this game: choose an earlier moment.
wrong-name = A name has 1 to { $most } visible characters.
wrong-label = A label has at most { $most } characters.
wrong-password = A password has { $fewest } to { $most } characters.
wrong-taken = Somebody has this name already. Choose another one.
wrong-kept = This identity is kept already: log in with its name and its password.
wrong-login = This name and this password do not belong together.
wrong-unsure = Say that you are sure: nothing brings your identity back.
wrong-tokens = You have { $most } tokens already: revoke them first.
wrong-seats = You sit at tables as a guest and would lose your seats. Say that you want to log in all the same.
wrong-question = This cannot be asked.
wrong-language = There is no language “{ $code }”; the languages are { $known }.
wrong-method = This address is right, but not for this method: see /api/v1/openapi.json.
wrong-unknown = Say who you are: send `Authorization: Bearer` and a valid token, from the page “You” or from `POST /api/v1/guests`.
wrong-running = The game is still running: its record holds what is hidden. It can be read when the game is over.
wrong-no-change = Only the one who opened the table can change it, before the game begins.
wrong-no-rematch = Only those who played here can ask for a rematch, once the game is over.
wrong-no-metrics = The counts are given to whoever sends the token of `hearth serve --metrics-token` and, if there is no proxy in front of the server, also to its own machine.
wrong-cross-site = This came from a page of another site, and so nothing was done. Go to Hearth itself and try again.
wrong-too-many = That was too much at once. It works again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
 }.
wrong-unreadable = What your browser sent cannot be read, so nothing has changed. Load the page again and try once more.
wrong-too-large = That is too much to be sent at once, so nothing has changed. Send less.
wrong-too-slow = That took too long. It may have been done all the same: look, then try again.
wrong-not-stored = It could not be stored, so nothing has changed ({ $why }). Try again in a moment.
