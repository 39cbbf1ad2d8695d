coach-hand = To twoja ręka. Wybierz kartę: podświetlą się wszystkie miejsca, na które może trafić. Potem wybierz miejsce.
coach-actions = W swoim ruchu masz dwie akcje. Dobieranie, wymiana kart i przerwanie ceremonii są zawsze tutaj.
coach-tiles = Czwarta karta kończy ceremonię: kto ją dołoży, bierze wierzchni żeton. Wygrywa, kto ma najwięcej punktów.
