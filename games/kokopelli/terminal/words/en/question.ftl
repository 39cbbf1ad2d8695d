question-over = The game is over: { $reason }.
question-turn = { $name }'s turn: { $actions } left.
question-may-go-on = { $name } may go on playing.
question-may-play-drawn = { $name } may play what was drawn.
question-exchanges = { $name } exchanges { $cards }.
question-puts-under = { $name } puts surplus cards under the pile.
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
question-more-or-elsewhere = You may play more on { $place }, a card elsewhere, or stop.
question-more = You may play more on { $place }, or stop.
question-elsewhere = You may play a second card on another ceremony, or stop.
question-lies-own = your { $ceremony } ({ $space })
question-lies = { $name }'s { $ceremony } ({ $space })
question-drawn = You have drawn { $cards }: you may play at once, or keep.
question-your-exchange = Your exchange: which card is next to go under your pile? { $left } left, then draw { $draws }.
question-limit = Your hand is too large: put { $cards } under your pile. Which one next?
