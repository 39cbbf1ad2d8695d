coach-line = Twój kapelusz stoi przy podświetlonej linii. Naciśnij dwa razy jedną z jej kart albo przeciągnij ją do kociołka.
coach-walk = Karta na wierzchu kociołka mówi, jak daleko teraz pójdziesz. Karty pod nią są zakryte: zapamiętaj je.
coach-families = Zbieraj po trzy lub cztery karty jednej rodziny. Pojedyncza karta kosztuje punkty.
