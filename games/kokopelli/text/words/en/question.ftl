question-over = The game is over: { $reason }.
question-turn = { $name }’s turn: { $actions } left.
question-may-go-on = { $name } may play another card.
question-may-play-drawn = { $name } may play the cards just drawn.
question-exchanges = { $name } exchanges { $cards }.
question-puts-under = { $name } is putting extra cards under the draw pile.
question-your-turn = { $actions } left: { $deeds }.
question-actions = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
question-extra-actions = { $actions ->
    [one] 1 extra action
   *[other] { $actions } extra actions
}
question-both-actions = { $actions } and { $extra } extra
question-or = or
question-deed-draw = draw
question-deed-open = open
question-deed-play = play
question-deed-cancel = cancel
question-deed-exchange = exchange
question-deed-pass = pass
question-more-or-elsewhere = You may play another card on { $place }, one elsewhere, or stop.
question-more = You may play another card on { $place }, or stop.
question-elsewhere = You may play a second card on another ceremony, or stop.
question-lies-own = your { $ceremony } ({ $space })
question-lies = { $name }’s { $ceremony } ({ $space })
question-drawn = You drew { $cards }. Play now, or keep?
question-your-exchange = Which card goes under your draw pile next? { $left } left, then draw { $draws }.
question-limit = You hold too many cards: put { $cards } under your draw pile. Which one next?
