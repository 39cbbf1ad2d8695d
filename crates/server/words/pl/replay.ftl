# Zakończona gra jeszcze raz.
replay-title = Powtórka
replay-where = Decyzja { $at } z { $last }.
replay-of = z { $last }
replay-steps = Kroki
replay-start = Początek
replay-back = Wstecz
replay-next = Dalej
replay-end = Koniec
replay-stop = Zatrzymaj
replay-play = Odtwarzaj
replay-seen-by = Widok
replay-decider = aktywny gracz
replay-play-on = Graj dalej od tej chwili jako
replay-against = przeciwko botom
