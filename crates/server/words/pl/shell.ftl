shell-sure = Na pewno?
shell-no = Nie, wróć
shell-yes = Tak, zrób to
shell-aid = Karta pomocy
shell-close = Zamknij
shell-rules = Zasady
