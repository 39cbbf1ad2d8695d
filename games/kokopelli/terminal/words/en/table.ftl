table-round = Round { $round }
table-end-tiles = { $tiles ->
    [one] 1 Game End tile left
   *[other] { $tiles } Game End tiles left
}
table-tokens = tokens left:
table-last-round = The last round: { $reason }.
table-hand = Your hand: { $cards }
table-in-reach = within reach
table-held = and you hold its card
table-bottom = at the bottom of your draw pile: { $cards }
table-you = (you)
table-sizes-hand = hand
table-sizes-pile = pile
table-sizes-discards = disc.
table-empty = empty
discards-of = of { $name }: { $cards }
discards-none = nothing
discards-on = On { $name }’s discard pile:
