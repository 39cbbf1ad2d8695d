# The end of a game.
after-rounds = After { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} by the fire
finale-for-ceremonies = Ceremonies
finale-for-bonuses = Abilities and bonuses
finale-for-pile = Draw pile
finale-for-village = Village
