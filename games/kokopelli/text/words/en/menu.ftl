menu-last = { $cards }, your last: the game ends after this round
menu-opens = { $brought } – ability: { $does }
menu-abroad = in { $name }’s village
menu-on-own = on your { $ceremony }
menu-on = on { $name }’s { $ceremony }
menu-ends = { $told }; the game ends after this round
menu-twice = counts as two and finishes it
menu-finishes = { $place ->
    [1] the 1st card finishes it
    [2] the 2nd card finishes it
    [3] the 3rd card finishes it
   *[other] the { $place }th card finishes it
}
menu-extends = card { $place } of { $all }
menu-cancel = your { $ceremony }: { $cards } to your discard pile
menu-exchange = put { $cards } under your draw pile, then draw { $cards }
menu-under = to the bottom of your draw pile
menu-keep = keep the cards you drew
menu-stop = play no more cards
menu-pass = skip this action; nothing else happens
