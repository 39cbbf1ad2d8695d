# Ein beendetes Spiel noch einmal.
replay-title = Rückblick
replay-where = Entscheidung { $at } von { $last }. Jetzt ist alles aufgedeckt: Du siehst, was jeder Platz sah, als er entschied.
replay-steps = Schritte
replay-start = Anfang
replay-back = Zurück
replay-next = Weiter
replay-end = Ende
replay-stop = Anhalten
replay-play = Abspielen
replay-seen-by = Gesehen von
replay-decider = wer entscheidet
replay-play-on = Von hier aus weiterspielen als
replay-against = gegen Bots
