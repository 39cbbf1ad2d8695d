coach-hand = Das ist deine Hand. Tipp eine Karte an: Wo sie hindarf, leuchtet es. Tipp dann auf den Platz.
coach-actions = Du hast zwei Aktionen pro Zug. Ziehen, Karten tauschen und Zeremonie abbrechen findest du immer hier.
coach-tiles = Die vierte Karte beendet eine Zeremonie: Wer sie anlegt, nimmt das oberste Plättchen. Die meisten Punkte gewinnen.
