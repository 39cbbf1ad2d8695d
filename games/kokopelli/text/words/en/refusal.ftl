refusal-game-is-over = the game is over
refusal-first-go-on-the-same-or-stop = your play action is not over; play another card on { $space } or choose “Done”
refusal-first-go-on-elsewhere-or-stop = your play action is not over; play a card on a different ceremony from the one on { $space } or choose “Done”
refusal-first-go-on-or-stop = your play action is not over; play another card or choose “Done”
refusal-first-play-drawn-or-stop = your draw action is not over; play a card you drew or choose “Done”
refusal-first-keep-hand-limit = you hold more than five cards; first put { $cards ->
    [one] 1 more card
   *[other] { $cards } more cards
} under your draw pile
refusal-first-exchange = you are exchanging your hand; first put { $cards ->
    [one] 1 more card
   *[other] { $cards } more cards
} under your draw pile
refusal-nothing-to-put-under = cards go under your draw pile only when you exchange, or when you hold more than five at the end of your turn
refusal-not-in-this-game = { $card } is not in this game
refusal-not-in-hand = you have no { $card } in your hand
refusal-no-such-space = there is no space { $space } at this table
refusal-no-such-space-for-two = there is no space { $space } with two players
refusal-kokopelli-opens-nothing = a Kokopelli can’t open a ceremony
refusal-space-taken = { $space } already holds { $ceremony }; open on an empty space
refusal-village-is-full = your village has no empty space to open a ceremony on
refusal-extra-space-not-there = you may open on { $space } only while Sun is in your village
refusal-one-below-the-pile = without Sun, only one ceremony may be opened below your draw pile, and { $space } already holds one
refusal-already-in-your-area = { $ceremony } is already in your play area, on { $space }
refusal-not-your-village = { $space } is not in your village, and you may open only there
refusal-not-a-neighbour = { $space } is in the village of a player who is not your neighbour
refusal-below-anothers-pile = { $space } is below another player’s draw pile; only they may open there
refusal-opens-only-in-your-area = { $space } is not in your play area, and at this table Fire reaches no further
refusal-already-in-his-area = { $ceremony } is already in that neighbour’s play area, on { $space }
refusal-already-on-his-board = { $ceremony } is already in that neighbour’s village, on { $space }
refusal-nothing-there = there is no ceremony on { $space }
refusal-does-not-match = { $card } does not match { $ceremony } on { $space }
refusal-out-of-reach = { $space } is not in your play area
refusal-below-pile-not-shared = { $space } is below a draw pile, and at this table only in its owner’s play area
refusal-only-on-the-same = further cards of this action must go on { $space }
refusal-only-elsewhere = the second card of this action must go on a different ceremony from the one on { $space }
refusal-not-just-drawn = no { $card } is left among the cards you just drew
refusal-drawn-card-may-not-finish = at this table a card played with Birth may not finish a ceremony, as it would on { $space }
refusal-pile-is-empty = your draw pile is empty
refusal-hand-is-empty = your hand is empty
refusal-not-yours-to-cancel = { $space } is not in your village
refusal-nothing-to-stop = there is nothing to stop; choose an action
refusal-may-not-pass = you may pass only when you have nothing but extra actions left, or with an empty hand; choose an action
