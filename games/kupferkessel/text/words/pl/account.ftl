account-final = Punktacja końcowa:
account-ones = najwięcej jedynek
account-recipes = przepisy
account-total = razem
account-and = i
account-wins = { $unit ->
    [cards] Wygrywa { $name }, wynik w kartach: { $best }.
   *[points] Wygrywa { $name }, wynik: { $best } pkt.
}
account-shared = { $unit ->
    [cards] Zwycięstwem dzielą się { $names }, wynik w kartach: { $best }.
   *[points] Zwycięstwem dzielą się { $names }, wynik: { $best } pkt.
}
