table-round = Runda { $round }
table-end-tiles = { $tiles ->
    [one] 1 żeton końca gry
    [few] { $tiles } żetony końca gry
    [many] { $tiles } żetonów końca gry
   *[other] { $tiles } żetonów końca gry
}
table-tokens = żetony za zakończenie:
table-last-round = Ostatnia runda: { $reason }.
table-hand = Twoja ręka: { $cards }
table-in-reach = w strefie gry
table-held = i masz tę kartę
table-bottom = na spodzie talii: { $cards }
table-you = (ty)
table-sizes-hand = ręka
table-sizes-pile = talia
table-sizes-discards = odrz.
table-empty = puste
discards-of = karty gracza { $name }: { $cards }
discards-none = nic
discards-on = Stos kart odrzuconych, gracz { $name }:
