refusal-game-is-over = the game is over
refusal-first-go-on-the-same-or-stop = your play action is not over; play a further card on { $space } or say `done`
refusal-first-go-on-elsewhere-or-stop = your play action is not over; play a card on another ceremony than the one on { $space } or say `done`
refusal-first-go-on-or-stop = your play action is not over; play a further card or say `done`
refusal-first-play-drawn-or-stop = your draw action is not over; play a card that it drew or say `done`
refusal-first-keep-hand-limit = you hold more than five cards; first put { $cards ->
    [one] 1 more card
   *[other] { $cards } more cards
} under your pile
refusal-first-exchange = you are exchanging your hand; first put { $cards ->
    [one] 1 more card
   *[other] { $cards } more cards
} under your pile
refusal-nothing-to-put-under = cards go under your pile only when you exchange, or above five cards at the end of your turn
refusal-not-in-this-game = { $card } is not in this game
refusal-not-in-hand = you hold no { $card }
refusal-no-such-space = there is no space { $space } at this table
refusal-no-such-space-for-two = there is no space { $space } at a table for two
refusal-kokopelli-opens-nothing = a Kokopelli opens no ceremony
refusal-space-taken = { $ceremony } lies on { $space }; a ceremony opens on an empty space
refusal-village-is-full = no space of your village is empty, and a ceremony opens on an empty space
refusal-extra-space-not-there = { $space } can be opened only while Sun lies in your village
refusal-one-below-the-pile = without Sun only one ceremony can be opened below your pile, and one lies on { $space }
refusal-already-in-your-area = { $ceremony } already lies in your play area at { $space }
refusal-not-your-village = { $space } is not in your village, and you may open only there
refusal-not-a-neighbour = { $space } is in the village of somebody who is not your neighbour
refusal-below-anothers-pile = { $space } lies below another player's pile; only he opens there
refusal-opens-only-in-your-area = { $space } is not in your play area, and at this table Fire does not reach further
refusal-already-in-his-area = { $ceremony } already lies in that neighbour's play area at { $space }
refusal-already-on-his-board = { $ceremony } already lies on that neighbour's board at { $space }
refusal-nothing-there = no ceremony lies on { $space }
refusal-does-not-match = { $card } does not match { $ceremony } on { $space }
refusal-out-of-reach = { $space } is not in your play area
refusal-below-pile-not-shared = { $space } lies below a pile, and at this table it belongs to its owner only
refusal-only-on-the-same = further cards of this action go on { $space }
refusal-only-elsewhere = the second card of this action goes on another ceremony than the one on { $space }
refusal-not-just-drawn = of what this draw action drew, no { $card } is left
refusal-drawn-card-may-not-finish = at this table a card played by Birth may not finish a ceremony, as it would on { $space }
refusal-pile-is-empty = your pile is empty
refusal-hand-is-empty = your hand is empty
refusal-not-yours-to-cancel = { $space } is not in your village
refusal-nothing-to-stop = there is nothing that you could stop; choose an action
refusal-may-not-pass = an action may be given up only once just extra ones are left, or with an empty hand; choose an action
cited = { $rule }: { $why }
