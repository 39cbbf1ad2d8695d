coach-hand = Deine Hand. Drücke auf eine Karte: Alle Plätze, auf die sie darf, leuchten auf. Drücke dann auf den Platz.
coach-actions = Du hast zwei Aktionen pro Zug. Ziehen, Hand tauschen und Zeremonie abbrechen findest du immer hier.
coach-tiles = Die vierte Karte beendet eine Zeremonie: Wer sie spielt, nimmt den obersten Chip. Die meisten Punkte gewinnen.
