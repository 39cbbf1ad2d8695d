board-tiles = Tuiles Sélection
board-round = Manche { $round }
board-end-tiles = { $tiles ->
    [one] { $tiles } tuile Fin de partie restante
   *[other] { $tiles } tuiles Fin de partie restantes
}
board-last = Dernière manche : { $reason }
board-tile-four = { $card } : jetons 4 et 3
board-tile-three = { $card } : jeton 3
board-tile-none = { $card } : jetons épuisés, 1 point
board-village = Village : { $name }
board-own-village = Votre village
board-reach = À votre portée chez { $name }
board-hand = Votre main : { $cards }
board-hand-empty = Votre main est vide.
board-bottom = Au fond de votre pioche : { $cards }
board-space-empty = { $space } : vide
board-space-empty-far = { $space } : vide, hors de portée
board-space = { $space } : { $ceremony }, { $progress }, { $worth }
board-space-far = { $space } : { $ceremony }, { $progress }, { $worth }, hors de portée
board-progress = { $lying ->
    [one] { $lying } carte sur { $all }
   *[other] { $lying } cartes sur { $all }
}
board-pile = Pioche : { $cards }
board-discard = Défausse : { $cards }
board-in-hand = En main : { $cards }
board-you = vous
board-turn = joue
board-actions = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
board-look = En savoir plus sur { $name }
board-look-village = Dans le village
board-look-discard = Dans la défausse
board-look-hand = En main
board-look-nothing = rien
board-card = { $card } : { $ability }
board-cards = { $copies } { $card } : { $ability }
board-your-reach = À votre portée
board-to-the-end = { $tiles ->
    [one] { $tiles } tuile restante
   *[other] { $tiles } tuiles restantes
}
board-pile-name = Pioche
board-discard-name = Défausse
