# The end of a game.
finale-after = Après { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
} au coin du feu
finale-ceremonies = Cérémonies
finale-bonuses = Capacités et bonus
finale-pile = Pioche
finale-village = Village
