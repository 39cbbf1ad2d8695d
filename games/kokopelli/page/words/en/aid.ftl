aid-turn = Your turn
aid-area = The play area
aid-actions = The five actions
aid-finishing = Finishing a ceremony
aid-end = The end
aid-agreed = Options at this table
aid-cards = The cards
aid-later = for later games
