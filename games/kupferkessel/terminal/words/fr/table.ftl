table-legend = [{ $letter }] ici  ({ $letter }) prochain arrêt  ┏━┓ à prendre  ^ chapeau : rejouer  * explosion : les autres perdent une carte
table-corner = coin
table-empty = vide
table-you = (vous)
table-pile = { $cards ->
    [0] Pioche vide : les trous restent
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
table-ends-own = la dernière carte de sa rangée met fin à la partie
table-ends-any = la dernière carte d’une rangée quelconque met fin à la partie
table-out = { $cards ->
    [one] { $cards } carte hors jeu
   *[other] { $cards } cartes hors jeu
}
table-children = décompte des enfants

kettle-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
kettle-recipes = { $recipes ->
    [one] { $recipes } recette
   *[other] { $recipes } recettes
}
kettle-stands = se tient en { $stop }
kettle-comes-to = total { $points }
kettle-then = puis { $stop }
kettle-then-empty = puis { $at } ({ $place }, vide)
kettle-then-by-card = puis selon la carte prise
kettle-then-nowhere = ne bouge plus
kettle-double = double : { $families }
