# Tables in a list.
lobby-waiting = Your turn
lobby-own = Your tables
lobby-open = Open tables
lobby-watch = Tables to watch
lobby-over = Finished
lobby-empty = There are no tables in the lobby yet. Open one, and others will find it here.
lobby-free = free seat
lobby-guest = seat for a guest with the link
lobby-kept = kept seat
lobby-kept-for = kept for { $name }
lobby-your-turn = your turn
lobby-your-seat = a seat is kept for you
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
