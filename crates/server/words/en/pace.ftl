# How long one may think.
pace-none = no clock
pace-minutes = { $minutes } min + { $increment } s
pace-seconds = { $seconds } s + { $increment } s
pace-days =
    { $days ->
        [one] a day a turn
       *[other] { $days } days a turn
    }
