# Le temps de réflexion.
pace-none = sans chrono
pace-minutes = { $minutes } min + { $increment } s
pace-seconds = { $seconds } s + { $increment } s
pace-days =
    { $days ->
        [one] un jour par tour
       *[other] { $days } jours par tour
    }
