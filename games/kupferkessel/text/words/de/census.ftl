# Was in vielen Partien gezählt wird.
census-of-families = Familien: Punkte je Platz, wie oft sie welche bringen oder kosten und wer dann gewinnt
census-points = Punkte
census-of-a-winner = des Siegers
census-it-brings = bringt
census-then-wins = gewinnt dann
census-it-costs = kostet
census-of-points = Punkte nach ihrer Herkunft
census-a-seat = je Platz
census-a-winner = je Sieger
census-families = Familien
census-most-ones = meiste Einsen
census-recipes = Rezepte
census-of-symbols = Symbole, die genutzt werden konnten
census-a-game = je Partie
census-used = genutzt
census-line = Reihe
census-dry = leer
