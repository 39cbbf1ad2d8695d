question-take-you = { $turn ->
    [second] Drugi ruch dzięki kapeluszowi: weź jedną z { $cards } kart { $line }.
   *[first] Weź jedną z { $cards } kart { $line }.
}
question-take-other = { $turn ->
    [second] { $name } ma drugi ruch dzięki kapeluszowi
   *[first] Teraz gra { $name }
}: do wzięcia jedna z { $cards } kart { $line }.
question-end-you = { $turn ->
    [second] Drugi ruch dzięki kapeluszowi: weź ostatnią kartę { $line }, a to kończy grę.
   *[first] Weź ostatnią kartę { $line }, a to kończy grę.
}
question-end-other = { $turn ->
    [second] { $name } ma drugi ruch dzięki kapeluszowi
   *[first] Teraz gra { $name }
}: trzeba wziąć ostatnią kartę { $line }, a to kończy grę.
question-symbol-you = Bierzesz kartę { $card } z { $cell }: { $symbol ->
    [hat] używasz kapelusza, by mieć drugi ruch,
   *[explosion] używasz wybuchu
} czy rezygnujesz?
question-symbol-other = { $name } bierze kartę { $card } z { $cell } i może użyć { $symbol ->
    [hat] kapelusza, by mieć drugi ruch
   *[explosion] wybuchu
}.
question-last-you = Bierzesz kartę { $card }, ostatnią w linii; gra się kończy. Zatrzymujesz ją czy odkładasz poza grę?
question-last-other = { $name } bierze kartę { $card }, ostatnią w linii; gra się kończy. { $name } może ją zatrzymać albo odłożyć poza grę.
question-over = Koniec gry: { $reason }.

ending-line = { $name } bierze ostatnią kartę linii
ending-dry = nikt już nie może wziąć karty
