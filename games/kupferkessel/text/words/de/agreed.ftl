agreed-ends-own = die letzte Karte der eigenen Reihe beendet das Spiel
agreed-ends-any = die letzte Karte irgendeiner Reihe beendet das Spiel
agreed-children = Kinderwertung
