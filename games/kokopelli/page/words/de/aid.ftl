aid-turn = Dein Zug
aid-area = Der Spielbereich
aid-actions = Die fünf Aktionen
aid-finishing = Eine Zeremonie beenden
aid-end = Das Ende
aid-agreed = An diesem Tisch gilt
aid-cards = Die Karten
aid-later = für spätere Partien
