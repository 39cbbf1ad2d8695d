outcome-brought = { $deed } – { $brought }
outcome-joined = { $first }; { $rest }
outcome-to = { $name }: { $brought }
outcome-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}
outcome-cards = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}
outcome-cards-moved = { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}
outcome-both = { $points } i { $cards }
outcome-drawn = do ręki: { $what }
outcome-empty-hand = { $what } za pustą rękę
outcome-empty-hand-with = { $what } za pustą rękę dzięki ceremonii { $ceremony }
outcome-ability = { $what } dzięki ceremonii { $ceremony }
outcome-fewest = { $what } za najmniejszą talię
outcome-second-fewest = { $what } za drugą najmniejszą talię
outcome-village = { $what } za wioskę
outcome-extra = dodatkowa akcja dzięki ceremonii { $vase }
outcome-extra-of = dodatkowa akcja dzięki ceremonii { $vase } u gracza { $name }
outcome-end-tile = żeton końca gry na płytce (zostało: { $left })
ending-pile = wyczerpała się talia
ending-tiles = położono ostatni żeton końca gry
ending-rounds = rozegrano sto rund
