# How long one may think.
pace-none = no time limit
pace-minutes = { $minutes } min + { $increment } s
pace-seconds = { $seconds } s + { $increment } s
pace-days =
    { $days ->
        [one] { $days } day per turn
       *[other] { $days } days per turn
    }
