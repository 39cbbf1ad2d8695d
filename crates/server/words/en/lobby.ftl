# Tables in a list.
lobby-open = Open tables
lobby-watch = Games to watch
lobby-over = Finished
lobby-empty = Nobody is waiting for players right now. Open a table. Friends join with your link, and others find it here.
lobby-play-bots = Play against bots
lobby-free = free seat
lobby-guest = seat for anyone with the link
lobby-kept = reserved seat
lobby-kept-for = reserved for { $name }
lobby-your-turn = Your turn
lobby-your-seat = a seat is reserved for you
lobby-now = just now
lobby-minutes = { $minutes } min ago
lobby-hours = { $hours } h ago
lobby-days =
    { $days ->
        [one] { $days } day ago
       *[other] { $days } days ago
    }
lobby-left-hours = { $hours } h left
lobby-left-days =
    { $days ->
        [one] { $days } day left
       *[other] { $days } days left
    }
lobby-waits = waiting
lobby-finished = finished
lobby-other-rules = special rules
lobby-open-own = Open a { $game } table
lobby-title = Tables and games
