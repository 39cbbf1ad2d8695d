# What is said of the things on the table to those who listen, and in the large card.
board-square = The square and the ring
board-cell = { $cell }: { $card }
board-gap = { $cell }: empty
board-card = { $card }, { $colour }
board-card-symbol = { $card }, { $colour }, { $symbol }
board-kettle = Kettle of { $name }
board-own-kettle = Your kettle
board-top = on top: { $card }
board-covered = { $cards ->
    [one] 1 card below it
   *[other] { $cards } cards below it
}
board-you = you
board-held = In the kettle
board-secret = a secret recipe
board-recipes = Recipes
board-notes = Pile
board-pile = { $cards ->
    [0] The pile is empty
    [one] Pile: 1 card
   *[other] Pile: { $cards } cards
}
board-out = { $cards ->
    [one] Out of the game: 1 card
   *[other] Out of the game: { $cards } cards
}
board-out-tag = out
board-last = the last card: { $card }
board-use = Use: { $symbol }
board-may-use = may use: { $symbol }
board-stop = { $at }, { $place }
board-stop-figures = { $at }, { $place }: { $figures }
board-stands = { $name } stands here
board-comes = { $name } comes here next
board-way = { $name }: from { $from } to { $to }
outcome-fulfilled = { $name }, fulfilled:
outcome-missed = { $name }, missed:
board-double = double:
board-then = then { $at }

# What a card means.
does-steps = { $steps ->
    [one] On top of your kettle it carries your figure 1 step.
   *[other] On top of your kettle it carries your figure { $steps } steps.
}
does-symbol-hat = Hat: you may have another turn after this one, never more than two in a row.
does-symbol-explosion = Explosion: the top card of each opponent goes under the pile (out of the game if it is empty), unless it is the only one.
does-family = Alone in its family it costs { $points }, in your figure's colour { $double }.
does-plant = A plant.
does-pile = Gaps in the square are filled from here. Once it is empty, they stay.
does-corner = No card is taken at a corner.
does-double = These two families count double for this seat.

offer-take = { $card } on { $cell }
offer-use = Use it
offer-skip = Skip it
offer-keep = Keep it
offer-leave = Leave it
mark-end = the end

# What recipes ask for, in as few words as stand beside their pictures.
wants-both = at least 3 of each
wants-one = at least 3 of one
wants-plants = 3 plants, at least 3 cards of each
wants-last = you end the game
wants-fewer-explosions = fewest explosions
wants-fewer-hats = fewest hats
wants-fewer-cards = fewest cards
wants-fewer-fours = fewest fours
