# The end of a game.
after-rounds = Après { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
} au coin du feu
finale-for-ceremonies = Cérémonies
finale-for-bonuses = Capacités et bonus
finale-for-pile = Pioche
finale-for-village = Village
