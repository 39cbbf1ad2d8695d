refusal-game-is-over = gra jest skończona
refusal-first-go-on-the-same-or-stop = twoja akcja jeszcze trwa; dołóż kolejną kartę na pole { $space } albo wybierz „Gotowe”
refusal-first-go-on-elsewhere-or-stop = twoja akcja jeszcze trwa; dołóż kartę do innej ceremonii niż ta na polu { $space } albo wybierz „Gotowe”
refusal-first-go-on-or-stop = twoja akcja jeszcze trwa; dołóż kolejną kartę albo wybierz „Gotowe”
refusal-first-play-drawn-or-stop = twoja akcja jeszcze trwa; dołóż jedną z właśnie dobranych kart albo wybierz „Gotowe”
refusal-first-keep-hand-limit = masz więcej niż pięć kart; najpierw odłóż na spód talii jeszcze { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}
refusal-first-exchange = wymieniasz karty; najpierw odłóż na spód talii jeszcze { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}
refusal-nothing-to-put-under = karty idą na spód talii tylko przy wymianie albo gdy na koniec ruchu masz ich więcej niż pięć
refusal-not-in-this-game = karty { $card } nie ma w tej grze
refusal-not-in-hand = nie masz w ręce karty { $card }
refusal-no-such-space = przy tym stole nie ma pola { $space }
refusal-no-such-space-for-two = w grze dla dwóch osób nie ma pola { $space }
refusal-kokopelli-opens-nothing = kartą Kokopelli nie można rozpocząć ceremonii
refusal-space-taken = na polu { $space } trwa ceremonia { $ceremony }; ceremonię rozpoczyna się na pustym polu
refusal-village-is-full = w twojej wiosce nie ma pustego pola, a ceremonię rozpoczyna się na pustym polu
refusal-extra-space-not-there = na polu { $space } można rozpocząć ceremonię tylko wtedy, gdy w twojej wiosce leży Słońce
refusal-one-below-the-pile = bez Słońca możesz rozpocząć poniżej talii tylko jedną ceremonię, a jedna trwa już na polu { $space }
refusal-already-in-your-area = ceremonia { $ceremony } trwa już w twojej strefie gry, na polu { $space }
refusal-not-your-village = pole { $space } nie leży w twojej wiosce, a rozpoczynać można tylko tam
refusal-not-a-neighbour = pole { $space } leży w wiosce kogoś, kto nie jest twoim sąsiadem
refusal-below-anothers-pile = pole { $space } leży poniżej cudzej talii; rozpoczyna tam tylko jej właściciel
refusal-opens-only-in-your-area = pole { $space } jest poza twoją strefą gry, a przy tym stole Ogień dalej nie sięga
refusal-already-in-his-area = ceremonia { $ceremony } trwa już w strefie gry tego sąsiada, na polu { $space }
refusal-already-on-his-board = ceremonia { $ceremony } trwa już w wiosce tego sąsiada, na polu { $space }
refusal-nothing-there = na polu { $space } nie ma ceremonii
refusal-does-not-match = karta { $card } nie pasuje do ceremonii { $ceremony } na polu { $space }
refusal-out-of-reach = pole { $space } jest poza twoją strefą gry
refusal-below-pile-not-shared = pole { $space } leży poniżej talii i przy tym stole należy tylko do strefy gry jej właściciela
refusal-only-on-the-same = kolejne karty tej akcji dokłada się na pole { $space }
refusal-only-elsewhere = drugą kartę tej akcji dokłada się do innej ceremonii niż ta na polu { $space }
refusal-not-just-drawn = wśród kart dobranych w tej akcji nie ma już karty { $card }
refusal-drawn-card-may-not-finish = przy tym stole karta dołożona dzięki Urodzinom nie może zakończyć ceremonii, a na polu { $space } by to zrobiła
refusal-pile-is-empty = twoja talia jest pusta
refusal-hand-is-empty = nie masz kart w ręce
refusal-not-yours-to-cancel = pole { $space } nie leży w twojej wiosce
refusal-nothing-to-stop = nie ma teraz czego kończyć; wybierz akcję
refusal-may-not-pass = zrezygnować można dopiero wtedy, gdy zostały ci tylko dodatkowe akcje albo gdy nie masz kart w ręce; wybierz akcję
