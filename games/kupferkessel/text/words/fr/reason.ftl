reason-completes = porte la famille { $family } à { $points }
reason-saves = évite de perdre { $points } pour une carte seule ({ $family })
reason-denies = prive { $name } d’une carte ({ $family })
reason-fulfils = remplit la recette « { $recipe } »
reason-most-ones = prend la tête en cartes de valeur 1
reason-another-turn = donne un tour de plus
reason-explodes = fait perdre la carte { $card } à { $name }
reason-corner = envoie { $name } dans un coin
reason-ends-ahead = met fin à la partie avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’avance
