# Tische in einer Liste.
lobby-open = Offene Tische
lobby-watch = Partien zum Zuschauen
lobby-over = Beendet
lobby-empty = Gerade wartet niemand auf Mitspielende. Eröffne einen Tisch: Freunde kommen über deinen Link, alle anderen finden ihn hier.
lobby-play-bots = Gleich gegen Bots spielen
lobby-free = freier Platz
lobby-guest = Platz für einen Gast mit dem Link
lobby-kept = reservierter Platz
lobby-kept-for = reserviert für { $name }
lobby-your-turn = Du bist dran
lobby-your-seat = ein Platz ist für dich reserviert
lobby-now = gerade eben
lobby-minutes = vor { $minutes } Min.
lobby-hours = vor { $hours } Std.
lobby-days =
    { $days ->
        [one] vor { $days } Tag
       *[other] vor { $days } Tagen
    }
lobby-left-hours = noch { $hours } Std.
lobby-left-days =
    { $days ->
        [one] noch { $days } Tag
       *[other] noch { $days } Tage
    }
lobby-waits = wartet
lobby-finished = beendet
lobby-other-rules = Sonderregeln
lobby-open-own = Tisch für { $game } eröffnen
lobby-title = Tische und Partien
