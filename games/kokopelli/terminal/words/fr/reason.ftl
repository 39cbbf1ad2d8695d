reason-finishes = termine { $ceremony } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reason-earns = { $ceremony } rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reason-empties-hand = vide la main pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reason-gains = donne la capacité { $ceremony }
reason-denies = prive { $name } de la capacité { $ceremony }
reason-forestalls = termine { $ceremony } avant que { $name } le fasse
reason-prepares = la prochaine carte termine { $ceremony }
reason-extra-action = donne une action supplémentaire
reason-draws = pioche { $cards }
reason-shortest-pile = personne n’a de pioche plus petite
