shell-sure = Bist du sicher?
shell-no = Nein, zurück
shell-yes = Ja, mach es
shell-aid = Spielhilfe
shell-close = Schließen
shell-rules = Regeln
