board-square = Kwadrat i trasa wokół niego
board-cell = { $cell }: { $card }
board-gap = { $cell }: pusto
board-card = { $card }, { $colour }
board-card-symbol = { $card }, { $colour }, { $symbol }
board-kettle = Kociołek: { $name }
board-own-kettle = Twój kociołek
board-top = na wierzchu: { $card }
board-covered = { $cards ->
    [one] { $cards } karta pod spodem
    [few] { $cards } karty pod spodem
    [many] { $cards } kart pod spodem
   *[other] { $cards } kart pod spodem
}
board-you = ty
board-held = W kociołku
board-secret = tajny przepis
board-recipes = Przepisy
board-notes = Stos
board-pile = { $cards ->
    [0] Stos jest pusty
    [one] Stos: { $cards } karta
    [few] Stos: { $cards } karty
    [many] Stos: { $cards } kart
   *[other] Stos: { $cards } kart
}
board-out = { $cards ->
    [one] Poza grą: { $cards } karta
    [few] Poza grą: { $cards } karty
    [many] Poza grą: { $cards } kart
   *[other] Poza grą: { $cards } kart
}
board-out-none = Poza grą
board-out-tag = poza grą
board-last = ostatnia karta: { $card }
board-use = Użyj: { $symbol }
board-may-use = może użyć: { $symbol }
board-stop = { $at }, { $place }
board-stop-figures = { $at }, { $place }: { $figures }
board-stands = tu stoi { $name }
board-comes = tu trafi { $name }
board-way = { $name }: z { $from } na { $to }
outcome-fulfilled = { $name }: przepis spełniony.
outcome-missed = { $name }: przepis niespełniony.
board-double = liczą się podwójnie: { $families }
board-then = → { $at }

does-steps = { $steps ->
    [one] Na wierzchu twojego kociołka przesuwa twój pionek o { $steps } krok.
    [few] Na wierzchu twojego kociołka przesuwa twój pionek o { $steps } kroki.
    [many] Na wierzchu twojego kociołka przesuwa twój pionek o { $steps } kroków.
   *[other] Na wierzchu twojego kociołka przesuwa twój pionek o { $steps } kroku.
}
does-symbol-hat = Kapelusz: po tym ruchu możesz mieć jeszcze jeden, ale nigdy więcej niż dwa z rzędu.
does-symbol-explosion = Wybuch: wierzchnia karta każdego przeciwnika trafia pod stos (a gdy jest pusty, poza grę), chyba że to jego jedyna.
does-family = Jako jedyna z rodziny kosztuje { $points }, a w kolorze twojego pionka { $double }.
does-plant = Roślina.
does-pile = Stąd uzupełnia się luki w kwadracie. Gdy stos jest pusty, luki zostają.
does-corner = W rogu nie bierze się karty.
does-double = Te dwie rodziny liczą się tu podwójnie.

offer-take = { $card } z { $cell }
offer-use = Użyj
offer-skip = Zrezygnuj
offer-keep = Zatrzymaj
offer-leave = Odłóż
mark-end = koniec

wants-both = co najmniej po 3
wants-one = co najmniej 3 z jednej
wants-plants = 3 rośliny, co najmniej po 3 karty
wants-last = kończysz grę
wants-fewer-explosions = najmniej wybuchów
wants-fewer-hats = najmniej kapeluszy
wants-fewer-cards = najmniej kart
wants-fewer-fours = najmniej czwórek
