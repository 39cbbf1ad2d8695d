# Die Sätze eines Spiels, das keine eigenen hat.
plain-colour-1 = Rot
plain-colour-2 = Grün
plain-colour-3 = Blau
plain-colour-4 = Gelb
plain-your-turn = Du bist am Zug.
plain-turn = { $name } ist am Zug.
plain-over = Das Spiel ist zu Ende.
plain-decided = { $name }: { $decision }
plain-secret = { $name } entscheidet verdeckt.
plain-points = Punkte
plain-and = und
plain-wins = { $name } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
plain-shared = { $names } teilen sich den Sieg mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
