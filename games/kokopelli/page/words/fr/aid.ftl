aid-turn = Votre tour
aid-area = La zone de jeu
aid-actions = Les cinq actions
aid-finishing = Terminer une cérémonie
aid-end = La fin
aid-agreed = Options de cette table
aid-cards = Les cartes
aid-later = pour plus tard
