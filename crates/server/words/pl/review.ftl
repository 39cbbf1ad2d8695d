# Spojrzenie wstecz na zakończoną grę.
review-open = Rozpocznij analizę
review-title = Analiza gry
review-back = Wróć do stołu
review-about = Bot przechodzi przez całą grę i ocenia każdą decyzję tylko na podstawie tego, co gracz mógł wtedy wiedzieć. Trwa to około pół minuty.
review-waits = { $games ->
    [one] Przed tą jest jeszcze jedna gra.
    [few] Przed tą są jeszcze { $games } gry.
    [many] Przed tą jest jeszcze { $games } gier.
   *[other] Przed tą jest jeszcze { $games } gry.
}
review-runs = Ocenione decyzje: { $done } z { $all }.
review-ready = Analiza gry jest gotowa.
review-fair = Ocenia bot (poziom: { $level }): każdą decyzję tylko na podstawie tego, co gracz mógł wtedy wiedzieć przy doskonałej pamięci.
review-curve = Szansa wygranej od pierwszej do ostatniej decyzji
review-curve-of = { $name }: na początku { $first }, najmniej { $low }, najwięcej { $high }, na końcu { $last }.
review-seat = najlepszy wybór: { $found } z { $choices }; średnia strata szansy: { $loss }
review-turning = Punkty zwrotne
review-instead = Lepiej:
review-all = Wszystkie decyzje
review-number = Nr
review-decision = Decyzja
review-chance = Szansa po decyzji
review-loss = Strata
review-your-chance = Twoja szansa na wygraną
review-chance-of = { $name }: szansa na wygraną
review-turns = { $turns ->
    [one] { $turns } punkt zwrotny
    [few] { $turns } punkty zwrotne
    [many] { $turns } punktów zwrotnych
   *[other] { $turns } punktu zwrotnego
}
review-turn-of = Decyzja { $number }, { $name }: strata { $loss }
review-turn-before = Poprzedni punkt zwrotny
review-turn-after = Następny punkt zwrotny
review-lost = Strata szansy: { $loss }.
review-forced = Nic innego nie było tu możliwe.
review-fine = Nie dało się lepiej. Szansa na wygraną: { $chance }.
review-played = zagrane
review-mark-played = zagrane: { $chance }
review-mark-better = lepsze: { $chance }
review-find = Znajdź lepszy ruch
review-question = Co jest lepsze?
review-try = Spróbuj na planszy. Liczy się każdy ruch tak dobry jak najlepszy.
review-best = Właśnie tak: bot nie znalazł nic lepszego.
review-as-good = To równie dobre jak najlepszy ruch.
review-better-still = Lepsze niż to, co zagrano. Ale da się jeszcze lepiej.
review-not-yet = Jeszcze nie. To nie daje większej szansy niż to, co zagrano.
review-show = Pokaż mi
review-find-next = Następny
review-find-done = Wróć do analizy
review-find-number = { $number } z { $all }
