table-legend = [{ $letter }] ici  ({ $letter }) ensuite  ┏━┓ à prendre  ^ chapeau : rejouer  * explosion : les autres perdent 1 carte
table-corner = coin
table-empty = vide
table-you = (vous)
table-pile = { $cards ->
    [0] Pioche vide : rien n’est remplacé
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
table-out = { $cards ->
    [one] { $cards } carte hors jeu
   *[other] { $cards } cartes hors jeu
}

kettle-recipes = { $recipes ->
    [one] { $recipes } recette
   *[other] { $recipes } recettes
}
kettle-stands = est en { $stop }
kettle-double = ×2 : { $families }
kettle-of = { $name } :

tight-green = vert
tight-orange = orange
tight-blue = bleu
tight-grey = gris
tight-violet = violet
tight-black = noir
tight-white = blanc
