aid-turn = Votre tour
aid-actions = Les cinq actions
aid-finishing = Terminer une cérémonie
aid-end = La fin
aid-cards = Les cartes
