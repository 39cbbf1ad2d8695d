# Zakończona gra jeszcze raz.
replay-title = Powtórka
replay-where = Decyzja { $at } z { $last }. Teraz wszystko jest odkryte: widzisz to, co w chwili decyzji było widać z danego miejsca.
replay-steps = Kroki
replay-start = Początek
replay-back = Wstecz
replay-next = Dalej
replay-end = Koniec
replay-stop = Zatrzymaj
replay-play = Odtwarzaj
replay-seen-by = Widok:
replay-decider = kto decyduje
replay-play-on = Graj dalej od tej chwili jako
replay-against = przeciwko botom
