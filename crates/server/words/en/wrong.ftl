# What can go wrong with a request.
mishap-title = That didn’t work
mishap-missing = Nothing here
mishap-request = Request number: { $id }
wrong-no-table = There is no such table.
wrong-no-game = There is no such game.
wrong-no-lesson = There is no such lesson.
wrong-no-file = There is no such file.
wrong-no-page = We can’t find that page.
wrong-no-person = There is no such person.
wrong-no-address = There is no such address. See /api/v1/openapi.json.
wrong-number = { $field }: enter a whole number.
wrong-seat = There is no seat { $seat }.
wrong-moment = After { $at } moves there’s nothing left to decide in this game. Choose an earlier moment.
wrong-play-on = This game is too long to play on from here. Choose an earlier moment.
wrong-long-review = This game is too long to look back on.
wrong-unfinished = You have { $most } games in progress. Finish or leave some of them first.
wrong-name = A name needs 1 to { $most } visible characters.
wrong-label = A label can have at most { $most } characters.
wrong-password = A password needs { $fewest } to { $most } characters.
wrong-taken = That name is taken. Choose another.
wrong-kept = You already have an account. Log in with its name and password.
wrong-login = Wrong name or password.
wrong-unsure = Tick “I’m sure” first. A deleted account can’t be restored.
wrong-tokens = You already have { $most } tokens. Revoke them first.
wrong-seats = You would lose your seats as a guest. Tick the box to log in anyway.
wrong-question = You can’t ask for that.
wrong-language = There is no language “{ $code }”. The languages are { $known }.
wrong-method = This address is right, but not for this method. See /api/v1/openapi.json.
wrong-unknown = Authenticate: send `Authorization: Bearer` with a valid token from the “Settings” page or from `POST /api/v1/guests`.
wrong-running = The game is still running, and its record contains hidden information. You can read it once the game is over.
wrong-no-change = Only the host can change the table, before the game starts.
wrong-no-rematch = Only the players can ask for a rematch, once the game is over.
wrong-no-metrics = Metrics are available with the token set by `hearth serve --metrics-token`. Without a proxy, the server’s own machine can read them too.
wrong-cross-site = This request came from another site, so nothing was done. Open Hearth itself and try again.
wrong-scope = This needs a token with the scope “{ $scope }”. You can create one on the settings page.
wrong-host = This server doesn’t answer under this name. If you’re its host, name it with “hearth serve --public-url” or “--allowed-host”.
wrong-too-many = Too many requests. Try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
 }.
wrong-unreadable = What your browser sent can’t be read, so nothing has changed. Reload the page and try again.
wrong-too-large = That’s too much to send at once, so nothing has changed. Send less.
wrong-too-slow = That took too long. It may have gone through: check, then try again.
wrong-not-stored = It couldn’t be stored, so nothing has changed ({ $why }). Try again in a moment.
wrong-table-unavailable = This table can’t be reached right now. No game is lost. Wait a few seconds, check whether it went through, then try again.
wrong-too-many-people = That’s too many people: the limit is { $most }.
wrong-no-account = There’s no account with this login name.
