shell-sure = Na pewno?
shell-no = Nie, wróć
shell-yes = Tak, zrób to
shell-aid = Skrót zasad
shell-close = Zamknij
shell-rules = Zasady
