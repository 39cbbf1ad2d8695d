coach-hand = To twoja ręka. Naciśnij kartę: podświetlą się wszystkie miejsca, na które może trafić. Potem naciśnij miejsce.
coach-actions = Masz dwie akcje na turę. Dobieranie, wymiana ręki i przerwanie ceremonii są zawsze tutaj.
coach-tiles = Czwarta karta kończy ceremonię: kto ją zagra, bierze wierzchni żeton. Wygrywa najwięcej punktów.
