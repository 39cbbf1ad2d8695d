aid-turn = Dein Zug
aid-actions = Die fünf Aktionen
aid-finishing = Eine Zeremonie beenden
aid-end = Das Ende
aid-cards = Die Karten
