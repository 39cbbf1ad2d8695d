question-take-you = { $turn ->
    [second] Zweiter Zug dank des Huts: Nimm eine der { $cards } Karten aus { $line }.
   *[first] Nimm eine der { $cards } Karten aus { $line }.
}
question-take-other = { $turn ->
    [second] { $name } hat dank des Huts einen zweiten Zug
   *[first] { $name } ist am Zug
} und nimmt eine der { $cards } Karten aus { $line }.
question-end-you = { $turn ->
    [second] Zweiter Zug dank des Huts: Nimm die letzte Karte aus { $line } – damit endet das Spiel.
   *[first] Nimm die letzte Karte aus { $line } – damit endet das Spiel.
}
question-end-other = { $turn ->
    [second] { $name } hat dank des Huts einen zweiten Zug
   *[first] { $name } ist am Zug
} und nimmt die letzte Karte aus { $line } – damit endet das Spiel.
question-symbol-you = Du hast { $card } von { $cell } genommen: { $symbol ->
    [hat] Nutzt du den Hut für einen zweiten Zug
   *[explosion] Nutzt du die Explosion
} oder verzichtest du?
question-symbol-other = { $name } hat { $card } von { $cell } genommen und kann { $symbol ->
    [hat] den Hut für einen zweiten Zug
   *[explosion] die Explosion
} nutzen.
question-last-you = Du hast { $card } genommen, die letzte Karte einer Reihe; das Spiel endet. Behältst du sie oder legst du sie weg, also aus dem Spiel?
question-last-other = { $name } hat { $card } genommen, die letzte Karte einer Reihe; das Spiel endet. { $name } kann sie behalten oder weglegen, also aus dem Spiel nehmen.
question-over = Das Spiel ist zu Ende: { $reason }.

ending-line = { $name } hat die letzte Karte einer Reihe genommen
ending-dry = Niemand konnte mehr eine Karte nehmen
