# The end of a game.
finale-after = Nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
} am Feuer
finale-ceremonies = Zeremonien
finale-bonuses = Fähigkeiten und Boni
finale-pile = Nachziehstapel
finale-village = Dorf
