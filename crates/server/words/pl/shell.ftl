shell-sure = Na pewno?
shell-no = Nie, wróć
shell-yes = Tak, zrób to
shell-aid = Pomoc gracza
shell-close = Zamknij
shell-rules = Zasady
