log-turn = { $turn ->
    [second] { $name }'s second turn
   *[first] { $name }'s turn
}: from { $from } to { $arrival }
log-arrival-corner = { $stop }, no card there
log-arrival-empty = { $at }, and { $place } is empty
log-took = { $name } takes { $card } from { $cell } and goes on by { $steps } next; { $gap }
log-took-symbol = { $name } takes { $card } with its { $symbol } from { $cell }
log-used = { $name } uses the { $symbol }: { $brought }
log-another-turn = another turn
log-skipped = { $name } does not use the { $symbol }
log-took-last = { $name } takes { $card } from { $cell }, the last card of a line
log-kept = { $name } keeps { $card }
log-left = { $name } puts { $card } out of the game
log-over = The game is over:
log-filled = the gap is filled with { $card }
log-gap = the gap stays
log-lost = { $name } loses { $card } ({ $place ->
    [out] out of the game
   *[pile] under the pile
})
log-lost-top = { $name } loses { $card } ({ $place ->
    [out] out of the game
   *[pile] under the pile
}), { $top } is on top now
log-counted = { $name } comes to { $total }: { $parts }
log-families = { $points } for families
log-ones = { $points } for the most cards of value 1
log-recipes = { $points } for recipes (held: { $recipes })
log-joined = { $first }; { $rest }
