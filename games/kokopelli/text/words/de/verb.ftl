# Die Wörter, mit denen ein getippter Zug beginnt: Das erste wird gezeigt, alle werden verstanden.
verb-draw = ziehen, zieh, ziehe
verb-open = eröffnen, eröffne
verb-play = anlegen, spielen, spiel, spiele, legen, leg, lege
verb-cancel = abbrechen, Zeremonie abbrechen
verb-exchange = tauschen, tausch, tausche, Karten tauschen
verb-under = unter, drunter, darunter
verb-done = fertig
verb-pass = passen, passe, verzichten
