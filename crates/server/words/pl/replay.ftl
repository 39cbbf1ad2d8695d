# Zakończona gra jeszcze raz.
replay-title = Powtórka
replay-where = Decyzja { $at } z { $last }. Teraz wszystko jest odkryte: widzisz to, co było widać z każdego miejsca w chwili decyzji.
replay-steps = Kroki
replay-start = Początek
replay-back = Wstecz
replay-next = Dalej
replay-end = Koniec
replay-stop = Zatrzymaj
replay-play = Odtwarzaj
replay-seen-by = Oczami gracza
replay-decider = kto decyduje
replay-play-on = Graj dalej od tego miejsca jako
replay-against = przeciwko botom
