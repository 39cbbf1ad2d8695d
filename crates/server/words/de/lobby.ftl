# Tische in einer Liste.
lobby-waiting = Du bist am Zug
lobby-own = Deine Tische
lobby-open = Offene Tische
lobby-watch = Tische zum Zuschauen
lobby-over = Beendet
lobby-empty = Noch steht kein Tisch in der Lobby. Eröffne einen, dann finden ihn andere hier.
lobby-free = freier Platz
lobby-guest = Platz für einen Gast mit dem Link
lobby-kept = reservierter Platz
lobby-kept-for = reserviert für { $name }
lobby-your-turn = du bist am Zug
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
