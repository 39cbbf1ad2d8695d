reason-completes = makes { $family } count { $points }
reason-saves = keeps a single { $family } from costing { $points }
reason-denies = denies { $name } the { $family }
reason-fulfils = fulfils the recipe { $recipe }
reason-most-ones = brings the lead in ones
reason-another-turn = brings another turn
reason-explodes = takes { $card } from { $name }
reason-corner = sends { $name } to a corner
reason-ends-ahead = ends the game { $points ->
    [one] { $points } point
   *[other] { $points } points
} ahead
