shell-sure = Bist du sicher?
shell-no = Nein, zurück
shell-yes = Ja, ausführen
shell-aid = Spielhilfe
shell-close = Schließen
shell-rules = Regeln
