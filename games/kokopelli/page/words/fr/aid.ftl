aid-turn = Votre tour
aid-area = À votre portée : la zone de jeu
aid-actions = Les cinq actions
aid-finishing = Terminer une cérémonie
aid-end = La fin
aid-agreed = Options de cette table
aid-cards = Les cartes
aid-later = pas pour une première partie
