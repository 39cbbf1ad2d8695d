account-final = Décompte final :
account-ones = majorité de 1
account-recipes = recettes
account-total = total
account-and = et
account-wins = { $unit ->
    [cards] { $name } gagne avec { $best ->
        [one] { $best } carte
       *[other] { $best } cartes
    }.
   *[points] { $name } gagne avec { $best ->
        [one] { $best } point
       *[other] { $best } points
    }.
}
account-shared = { $unit ->
    [cards] { $names } se partagent la victoire avec { $best ->
        [one] { $best } carte
       *[other] { $best } cartes
    } chacun.
   *[points] { $names } se partagent la victoire avec { $best ->
        [one] { $best } point
       *[other] { $best } points
    } chacun.
}
