reason-finishes = termine la cérémonie { $ceremony } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reason-earns = la capacité { $ceremony } rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reason-empties-hand = vide la main pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reason-gains = donne la capacité { $ceremony }
reason-denies = prive { $name } de la capacité { $ceremony }
reason-forestalls = termine la cérémonie { $ceremony } avant { $name }
reason-prepares = la prochaine carte terminera la cérémonie { $ceremony }
reason-extra-action = donne une action supplémentaire
reason-draws = pioche { $cards }
reason-shortest-pile = personne n’a de pioche plus petite
