# The end of a game.
after-rounds = Nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
} am Feuer
finale-for-ceremonies = Zeremonien
finale-for-bonuses = Fähigkeiten und Boni
finale-for-pile = Nachziehstapel
finale-for-village = Dorf
