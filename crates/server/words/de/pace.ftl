# Wie lange man nachdenken darf.
pace-none = ohne Zeitlimit
pace-minutes = { $minutes } Min. + { $increment } Sek.
pace-seconds = { $seconds } Sek. + { $increment } Sek.
pace-days =
    { $days ->
        [one] ein Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
