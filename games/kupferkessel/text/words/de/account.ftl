account-final = Schlusswertung:
account-ones = meiste Karten mit Wert 1
account-recipes = Rezepte
account-total = Summe
account-and = und
account-wins = { $unit ->
    [cards] { $name } gewinnt mit { $best ->
        [one] { $best } Karte
       *[other] { $best } Karten
    }.
   *[points] { $name } gewinnt mit { $best ->
        [one] { $best } Punkt
       *[other] { $best } Punkten
    }.
}
account-shared = { $unit ->
    [cards] { $names } teilen sich den Sieg mit je { $best ->
        [one] { $best } Karte
       *[other] { $best } Karten
    }.
   *[points] { $names } teilen sich den Sieg mit je { $best ->
        [one] { $best } Punkt
       *[other] { $best } Punkten
    }.
}
