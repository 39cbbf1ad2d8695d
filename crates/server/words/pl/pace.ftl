# Czas do namysłu.
pace-none = bez zegara
pace-minutes = { $minutes } min + { $increment } s
pace-seconds = { $seconds } s + { $increment } s
pace-days =
    { $days ->
        [one] dzień na turę
       *[other] { $days } dni na turę
    }
