table-legend = [{ $letter }] ici  ({ $letter }) ensuite  ┏━┓ à prendre  ^ chapeau : rejouer  * explosion : les autres perdent 1 carte
table-corner = coin
table-empty = vide
table-you = (vous)
table-pile = { $cards ->
    [0] Pioche vide : rien n’est remplacé
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
table-ends-own = vider sa rangée met fin à la partie
table-ends-any = vider n’importe quelle rangée met fin à la partie
table-out = { $cards ->
    [one] { $cards } carte hors jeu
   *[other] { $cards } cartes hors jeu
}
table-children = décompte pour enfants

kettle-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
kettle-recipes = { $recipes ->
    [one] { $recipes } recette
   *[other] { $recipes } recettes
}
kettle-stands = est en { $stop }
kettle-comes-to = total { $points }
kettle-then = prochain arrêt : { $stop }
kettle-then-empty = prochain arrêt : { $at } ({ $place }, vide)
kettle-then-by-card = prochain arrêt selon la carte prise
kettle-then-nowhere = ne bouge plus
kettle-double = ×2 : { $families }
kettle-of = { $name } :
