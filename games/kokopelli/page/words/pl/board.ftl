board-tiles = Żetony za zakończenie
board-round = Runda { $round }
board-end-tiles = { $tiles ->
    [one] został 1 żeton końca gry
    [few] zostały { $tiles } żetony końca gry
    [many] zostało { $tiles } żetonów końca gry
   *[other] zostało { $tiles } żetonów końca gry
}
board-last = Ostatnia runda: { $reason }
board-tile-four = { $card }: żetony 4 i 3
board-tile-three = { $card }: żeton 3
board-tile-none = { $card }: brak żetonów, 1 punkt
board-village = Wioska: { $name }
board-own-village = Twoja wioska
board-reach = Twoja strefa gry u gracza { $name }
board-hand = Twoja ręka: { $cards }
board-hand-empty = Nie masz kart w ręce.
board-bottom = Na spodzie twojej talii: { $cards }
board-space-empty = { $space }: puste
board-space-empty-far = { $space }: puste, poza strefą gry
board-space = { $space }: { $ceremony }, { $progress }, { $worth }
board-space-far = { $space }: { $ceremony }, { $progress }, { $worth }, poza strefą gry
board-progress = karty: { $lying } z { $all }
board-pile = Talia: { $cards }
board-discard = Stos kart odrzuconych: { $cards }
board-in-hand = W ręce: { $cards }
board-you = ty
board-turn = teraz gra
board-actions = { $actions ->
    [one] 1 akcja
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
}
board-look = Więcej: { $name }
board-look-village = W wiosce
board-look-discard = Na stosie kart odrzuconych
board-look-hand = W ręce
board-look-nothing = nic
board-card = { $card }: { $ability }
board-cards = { $copies } × { $card }: { $ability }
board-your-reach = Twoja strefa gry
board-to-the-end = żetony: { $tiles }
board-pile-name = Talia
board-discard-name = Odrzucone
