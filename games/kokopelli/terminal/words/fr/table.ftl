table-round = Manche { $round }
table-end-tiles = { $tiles ->
    [one] { $tiles } tuile Fin de partie restante
   *[other] { $tiles } tuiles Fin de partie restantes
}
table-tokens = jetons restants :
table-last-round = Dernière manche : { $reason }.
table-hand = Votre main : { $cards }
table-in-reach = à votre portée
table-held = et vous avez la carte
table-bottom = au fond de votre pioche : { $cards }
table-you = (vous)
table-sizes-hand = main
table-sizes-pile = pioche
table-sizes-discards = déf.
table-empty = vide
discards-of = { $name } : { $cards }
discards-none = rien
discards-on = Défausse chez { $name } :
