# Co się liczy w wielu partiach.
census-of-families = Rodziny: punkty na miejsce, jak często dają je lub zabierają i kto wtedy wygrywa
census-points = punkty
census-of-a-winner = zwycięzcy
census-it-brings = daje
census-then-wins = wtedy wygrywa
census-it-costs = zabiera
census-of-points = Punkty według źródła
census-a-seat = na miejsce
census-a-winner = na zwycięzcę
census-families = rodziny
census-most-ones = najwięcej jedynek
census-recipes = przepisy
census-of-symbols = Symbole, których można było użyć
census-a-game = w partii
census-used = użyty
census-line = linia
census-dry = brak kart
