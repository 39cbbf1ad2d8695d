# The end of a game.
finale-after = After { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} by the fire
finale-ceremonies = Ceremonies
finale-bonuses = Abilities and bonuses
finale-pile = Draw pile
finale-village = Village
