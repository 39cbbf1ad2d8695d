aid-turn = Your turn
aid-area = The play area
aid-actions = The five actions
aid-finishing = Finishing a ceremony
aid-end = The end
aid-agreed = As agreed here
aid-cards = The cards
