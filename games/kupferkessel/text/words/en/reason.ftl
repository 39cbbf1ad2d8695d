reason-completes = { $family } now scores { $points }
reason-saves = saves { $points } on a single { $family }
reason-denies = denies { $name } the { $family }
reason-fulfils = fulfils the recipe “{ $recipe }”
reason-most-ones = takes the lead in 1s
reason-another-turn = gives another turn
reason-explodes = blows up { $name }’s { $card }
reason-corner = sends { $name } to a corner
reason-ends-ahead = ends the game { $points ->
    [one] { $points } point
   *[other] { $points } points
} ahead
