example-C6 = Trójka na wierzchu kociołka Czarnego poprowadzi pionek z 11 na 14: pokazuje to kropkowana linia.
example-C7 = Czarny stoi na drodze Białego: 4 się nie liczy i Biały idzie aż na 7.
example-C8 = Biały stoi na 3: można wziąć karty z kolumny c i żadnych innych.
example-C9 = Czarny dojdzie do rogu 11 i nic tam nie weźmie.
example-C11 = Biały wziął z c4 kartę z kapeluszem. Luka wciąż tam jest: teraz można użyć kapelusza.
example-C15 = W kolumnie c została jedna karta. Kto ją stamtąd weźmie, kończy grę.
example-C16 = Jedna karta: minus 3. Dwie: nic. Trzy: 1 + 2 + 4 = 7. Wszystkie cztery: 10 + 5 = 15.
example-C17 = Dla Białego liczą się podwójnie: trzy karty 2 × 6 = 12, wszystkie cztery 2 × 10 + 5 = 25.
example-A1 = Czternaście rodzin tak, jak rysuje je Hearth.
example-A3 = Dziesięć kart z symbolem.
