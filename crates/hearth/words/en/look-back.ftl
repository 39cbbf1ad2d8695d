# A look back at a game.
look-back-begins = { $bot } looked back at { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}.
look-back-fair = (Each is judged on what its seat could know with a perfect memory, and nothing more.)
look-back-silent = It does not say what it expects of any of them.
look-back-seat = nothing better found in { $found } of { $choices } choices, { $loss }% given away on average
look-back-turning = Turning points
look-back-no-turning = None: no single decision gave much away.
look-back-turn = { $number } { $name }: `{ $made }` leaves { $kept }%, `{ $best }` would have kept { $chance }%.
look-back-all = All decisions
look-back-loss = loss
look-back-better = better
