refusal-game-is-over = gra jest skończona
refusal-first-go-on-or-stop = twoja akcja jeszcze trwa; zagraj kolejną kartę albo skończ
refusal-first-keep-hand-limit = masz więcej niż pięć kart; najpierw odłóż na spód talii jeszcze { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[other] { $cards } kart
}
refusal-first-exchange = wymieniasz karty; najpierw odłóż na spód talii jeszcze { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[other] { $cards } kart
}
refusal-nothing-to-put-under = karty idą na spód talii tylko przy wymianie albo gdy na koniec ruchu masz ich więcej niż pięć
refusal-not-in-this-game = karta { $card } nie bierze udziału w tej grze
refusal-not-in-hand = nie masz w ręce karty { $card }
refusal-no-such-space = przy tym stole nie ma pola { $space }
refusal-no-such-space-for-two = w grze dla dwóch osób nie ma pola { $space }
refusal-kokopelli-opens-nothing = Kokopelli nie rozpoczyna ceremonii
refusal-space-taken = na polu { $space } trwa ceremonia { $ceremony }; rozpoczyna się na pustym polu
refusal-extra-space-not-there = pole { $space } jest dostępne tylko, gdy w twojej wiosce leży Słońce
refusal-one-below-the-pile = bez Słońca pod talią można rozpocząć tylko jedną ceremonię, a na polu { $space } już jedna trwa
refusal-already-in-your-area = ceremonia { $ceremony } trwa już w twojej strefie gry, na polu { $space }
refusal-not-your-village = pole { $space } nie leży w twojej wiosce, a rozpoczynać można tylko tam
refusal-not-a-neighbour = pole { $space } nie leży u twojego sąsiada
refusal-below-anothers-pile = pole { $space } leży pod cudzą talią; rozpoczyna tam tylko jej właściciel
refusal-opens-only-in-your-area = pole { $space } jest poza twoją strefą gry, a przy tym stole Ogień dalej nie sięga
refusal-already-in-his-area = ceremonia { $ceremony } trwa już w strefie gry tego sąsiada, na polu { $space }
refusal-already-on-his-board = ceremonia { $ceremony } trwa już w wiosce tego sąsiada, na polu { $space }
refusal-nothing-there = na polu { $space } nie ma ceremonii
refusal-does-not-match = karta { $card } nie pasuje do ceremonii { $ceremony } na polu { $space }
refusal-out-of-reach = pole { $space } jest poza twoją strefą gry
refusal-below-pile-not-shared = pole { $space } leży pod talią, a przy tym stole należy tylko do jej właściciela
refusal-only-on-the-same = kolejne karty tej akcji idą na pole { $space }
refusal-only-elsewhere = druga karta tej akcji idzie na inną ceremonię niż ta na polu { $space }
refusal-not-just-drawn = karta { $card } nie pochodzi z tej akcji dobierania
refusal-drawn-card-may-not-finish = przy tym stole karta zagrana dzięki ceremonii Urodziny nie może zakończyć ceremonii, a na polu { $space } by to zrobiła
refusal-pile-is-empty = twoja talia jest pusta
refusal-hand-is-empty = nie masz kart w ręce
refusal-not-yours-to-cancel = pole { $space } nie leży w twojej wiosce
refusal-nothing-to-stop = nie ma czego kończyć; wybierz akcję
refusal-may-not-pass = zrezygnować można tylko z dodatkowej akcji albo z pustą ręką; wybierz akcję
