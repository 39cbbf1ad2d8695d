board-tiles = Selection tiles
board-round = Round { $round }
board-end-tiles = { $tiles ->
    [one] 1 Game End tile left
   *[other] { $tiles } Game End tiles left
}
board-last = Last round: { $reason }
board-tile-four = { $card }: tokens 4 and 3
board-tile-three = { $card }: token 3
board-tile-none = { $card }: no tokens left, 1 point
board-village = { $name }’s village
board-own-village = Your village
board-reach = Within your reach in { $name }’s village
board-hand = Your hand: { $cards }
board-hand-empty = Your hand is empty.
board-bottom = At the bottom of your draw pile: { $cards }
board-space-empty = { $space }: empty
board-space-empty-far = { $space }: empty, out of reach
board-space = { $space }: { $ceremony }, { $progress }, { $worth }
board-space-far = { $space }: { $ceremony }, { $progress }, { $worth }, out of reach
board-progress = { $lying } of { $all } cards
board-pile = Draw pile: { $cards }
board-discard = Discard pile: { $cards }
board-in-hand = In hand: { $cards }
board-you = you
board-turn = to move
board-actions = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
board-look = More about { $name }
board-look-village = In the village
board-look-discard = On the discard pile
board-look-hand = In hand
board-look-nothing = nothing
board-card = { $card }: { $ability }
board-cards = { $copies } { $card }: { $ability }
board-your-reach = Your reach
board-to-the-end = { $tiles ->
    [one] 1 tile left
   *[other] { $tiles } tiles left
}
board-pile-name = Draw pile
board-discard-name = Discard
