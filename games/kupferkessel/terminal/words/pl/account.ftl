account-not-over = Gra jeszcze się nie skończyła.
account-final = Punktacja końcowa:
account-ones = najwięcej kart 1
account-recipes = przepisy
account-total = razem
account-and = i
account-wins = { $unit ->
    [cards] Wygrywa { $name }, liczba kart: { $best }.
   *[points] Wygrywa { $name }, liczba punktów: { $best }.
}
account-shared = { $unit ->
    [cards] Zwycięstwem dzielą się { $names }, liczba kart: { $best }.
   *[points] Zwycięstwem dzielą się { $names }, liczba punktów: { $best }.
}
