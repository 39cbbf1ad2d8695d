# Ein beendetes Spiel noch einmal.
replay-title = Rückblick
replay-where = Entscheidung { $at } von { $last }.
replay-of = von { $last }
replay-steps = Schritte
replay-start = Anfang
replay-back = Zurück
replay-next = Weiter
replay-end = Ende
replay-stop = Anhalten
replay-play = Abspielen
replay-seen-by = Blickwinkel
replay-decider = wer am Zug ist
replay-play-on = Von hier aus weiterspielen als
replay-against = gegen Bots
