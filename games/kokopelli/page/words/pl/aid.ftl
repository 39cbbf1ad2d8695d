aid-turn = Twój ruch
aid-area = Strefa gry
aid-actions = Pięć akcji
aid-finishing = Zakończenie ceremonii
aid-end = Koniec gry
aid-agreed = Ustalone przy tym stole
aid-cards = Karty
aid-later = na późniejsze partie
