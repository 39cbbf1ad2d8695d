shell-sure = Vraiment ?
shell-no = Non, revenir
shell-yes = Oui, confirmer
shell-aid = Aide de jeu
shell-close = Fermer
shell-rules = Règles
