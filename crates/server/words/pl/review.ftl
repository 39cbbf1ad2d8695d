# Spojrzenie wstecz na zakończoną grę.
review-open = Analiza gry
review-title = Analiza gry
review-back = Wróć do stołu
review-about = Bot przechodzi przez całą grę i ocenia każdą decyzję, wyłącznie na podstawie tego, co w danej chwili można było wiedzieć z danego miejsca. Trwa to około pół minuty.
review-waits = { $games ->
    [one] Przed tą jest jeszcze jedna gra.
    [few] Przed tą są jeszcze { $games } gry.
    [many] Przed tą jest jeszcze { $games } gier.
   *[other] Przed tą jest jeszcze { $games } gry.
}
review-runs = Ocenione decyzje: { $done } z { $all }.
review-ready = Analiza gry jest gotowa.
review-fair = Ocenia bot (poziom: { $level }): każdą decyzję wyłącznie na podstawie tego, co w danej chwili można było wiedzieć z danego miejsca przy doskonałej pamięci.
review-curve = Szansa wygranej od pierwszej do ostatniej decyzji
review-curve-of = { $name }: na początku { $first }, najmniej { $low }, najwięcej { $high }, na końcu { $last }.
review-seat = najlepszy możliwy wybór: { $found } z { $choices }, średnia strata: { $loss }
review-turning = Punkty zwrotne
review-no-turning = Żadna pojedyncza decyzja nie kosztowała wiele.
review-fell = Szansa wygranej spadła z { $before } do { $after }.
review-instead = Lepiej:
review-better = Lepiej
review-all = Wszystkie decyzje
review-number = Nr
review-decision = Decyzja
review-chance = Szansa po decyzji
review-loss = Strata
