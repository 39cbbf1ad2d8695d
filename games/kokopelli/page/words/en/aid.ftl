aid-turn = Your turn
aid-actions = The five actions
aid-finishing = Finishing a ceremony
aid-end = The end
aid-cards = The cards
