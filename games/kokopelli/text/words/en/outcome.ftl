outcome-brought = { $deed } – { $brought }
outcome-joined = { $first }; { $rest }
outcome-to = { $name }: { $brought }
outcome-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
outcome-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
outcome-cards-moved = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
outcome-both = { $points } and { $cards }
outcome-drawn = then draws { $what }
outcome-empty-hand = { $what } for an empty hand
outcome-empty-hand-with = { $what } for an empty hand with { $ceremony }
outcome-ability = { $what } for { $ceremony }
outcome-fewest = { $what } for the fewest cards in the draw pile
outcome-second-fewest = { $what } for the second fewest cards in the draw pile
outcome-village = { $what } for ceremonies in the village
outcome-extra = an extra action from { $vase }
outcome-extra-of = an extra action from { $name }’s { $vase }
outcome-end-tile = a Game End tile placed ({ $left } left)
ending-pile = a draw pile has run out
ending-tiles = the last Game End tile has been placed
ending-rounds = a hundred rounds have been played
