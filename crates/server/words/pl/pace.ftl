# Czas do namysłu.
pace-none = bez limitu czasu
pace-minutes = { $minutes } min + { $increment } s
pace-seconds = { $seconds } s + { $increment } s
pace-days =
    { $days ->
        [one] dzień na ruch
        [few] { $days } dni na ruch
        [many] { $days } dni na ruch
       *[other] { $days } dnia na ruch
    }
