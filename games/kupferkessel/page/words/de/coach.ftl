coach-line = Deine Figur steht an der leuchtenden Reihe. Tipp zweimal auf eine ihrer Karten oder schieb sie in deinen Kessel.
coach-walk = Die oberste Karte deines Kessels sagt, wie weit du als Nächstes gehst. Was darunter liegt, ist verdeckt: Merk es dir.
coach-families = Sammle drei oder vier Karten einer Familie. Eine einzelne Karte kostet dich Punkte.
