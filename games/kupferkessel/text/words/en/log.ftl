log-turn = { $turn ->
    [second] { $name }’s second turn
   *[first] { $name }’s turn
}: from { $from } to { $arrival }
log-arrival-corner = { $stop }, no card there
log-arrival-empty = { $at }, and { $place } is empty
log-took = { $name } takes { $card } from { $cell } and moves { $steps } next; { $gap }
log-took-symbol = { $name } takes { $card } with its { $symbol } from { $cell }
log-used = { $name } uses the { $symbol }: { $brought }
log-another-turn = another turn
log-skipped = { $name } does not use the { $symbol }
log-took-last = { $name } takes { $card } from { $cell }, the last card of a line
log-kept = { $name } keeps { $card }
log-left = { $name } removes { $card } from the game
log-over = The game is over: { $reason }
log-filled = the gap is refilled with { $card }
log-gap = the gap stays open
log-lost = { $name } loses { $card } ({ $place ->
    [out] out of the game
   *[pile] under the draw pile
})
log-lost-top = { $name } loses { $card } ({ $place ->
    [out] out of the game
   *[pile] under the draw pile
}), { $top } is on top now
log-counted = { $name } scores { $total }: { $parts }
log-families = { $points } for families
log-ones = { $points } for the most 1s
log-recipes = { $points } for recipes (held: { $recipes })
log-joined = { $first }; { $rest }
