# Die Seite eines Spiels, das keine eigene hat.
plain-invitation = Für { $fewest } bis { $most } Spieler.
