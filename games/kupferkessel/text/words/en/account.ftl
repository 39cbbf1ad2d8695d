account-final = Final scoring:
account-ones = most 1s
account-recipes = recipes
account-total = total
account-and = and
account-wins = { $unit ->
    [cards] { $name } wins with { $best ->
        [one] { $best } card
       *[other] { $best } cards
    }.
   *[points] { $name } wins with { $best ->
        [one] { $best } point
       *[other] { $best } points
    }.
}
account-shared = { $unit ->
    [cards] { $names } share the victory with { $best ->
        [one] { $best } card
       *[other] { $best } cards
    } each.
   *[points] { $names } share the victory with { $best ->
        [one] { $best } point
       *[other] { $best } points
    } each.
}
