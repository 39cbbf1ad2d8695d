aid-turn = Twój ruch
aid-actions = Pięć akcji
aid-finishing = Zakończenie ceremonii
aid-end = Koniec gry
aid-cards = Karty
