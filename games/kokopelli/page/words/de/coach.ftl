coach-hand = Deine Hand. Tipp auf eine Karte: Alle Plätze, auf die sie darf, leuchten auf. Tipp dann auf den Platz.
coach-actions = Du hast zwei Aktionen pro Zug. Ziehen, Karten tauschen und Zeremonie abbrechen findest du immer hier.
coach-tiles = Die vierte Karte beendet eine Zeremonie: Wer sie anlegt, nimmt das oberste Plättchen. Die meisten Punkte gewinnen.
