# What is said of the things on the table to those who listen, and in the large card.
board-square = The square and the ring
board-cell = { $cell }: { $card }
board-gap = { $cell }: empty
board-card = { $card }, { $colour }
board-card-symbol = { $card }, { $colour }, { $symbol }
board-kettle = { $name }’s cauldron
board-own-kettle = Your cauldron
board-top = on top: { $card }
board-covered = { $cards ->
    [one] 1 card below it
   *[other] { $cards } cards below it
}
board-you = you
board-held = In the cauldron
board-secret = a secret recipe
board-recipes = Recipes
board-notes = Draw pile
board-pile = { $cards ->
    [0] The draw pile is empty
    [one] Draw pile: 1 card
   *[other] Draw pile: { $cards } cards
}
board-out = { $cards ->
    [one] Removed from the game: 1 card
   *[other] Removed from the game: { $cards } cards
}
board-out-none = Out of the game
board-out-tag = out
board-last = the last card: { $card }
board-use = Use: { $symbol }
board-may-use = may use: { $symbol }
board-stop = { $at }, { $place }
board-stop-figures = { $at }, { $place }: { $figures }
board-stands = { $name } stands here
board-comes = { $name } stops here next
board-way = { $name }: from { $from } to { $to }
outcome-fulfilled = { $name } fulfilled this recipe.
outcome-missed = { $name } missed this recipe.
board-double = scores double: { $families }
board-then = next: { $at }

# What a card means.
does-steps = { $steps ->
    [one] As your top card it moves your figure 1 step.
   *[other] As your top card it moves your figure { $steps } steps.
}
does-symbol-hat = Hat: you may take another turn after this one, but never more than two in a row.
does-symbol-explosion = Explosion: each opponent’s top card goes under the draw pile, unless it’s their only card. If the pile is empty, it leaves the game.
does-family = A single card of its family costs { $points }, or { $double } in your figure’s colour.
does-plant = A plant.
does-pile = Gaps in the square are filled from here. Once it’s empty, they stay open.
does-corner = You take no card at a corner.
does-double = These two families score double for this player.

offer-take = { $card } at { $cell }
offer-use = Use it
offer-skip = Skip it
offer-keep = Keep it
offer-leave = Remove it
mark-end = the end

# What recipes ask for, in as few words as stand beside their pictures.
wants-both = at least 3 of each
wants-one = at least 3 of one
wants-plants = 3 plants, at least 3 of each
wants-last = you end the game
wants-fewer-explosions = fewest explosions
wants-fewer-hats = fewest hats
wants-fewer-cards = fewest cards
wants-fewer-fours = fewest fours
