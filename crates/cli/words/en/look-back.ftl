# A look back at a game.
look-back-begins = { $bot } reviewed { $decisions ->
    [one] one move
   *[other] { $decisions } moves
}.
look-back-fair = (Each move is judged by what its player could know with a perfect memory, and nothing more.)
look-back-silent = It gives no estimate for any of them.
look-back-seat = best move found { $found } of { $choices } times; { $loss }% win chance lost per move on average
look-back-turning = Turning points
look-back-no-turning = None: no single move cost much.
look-back-turn = { $number } { $name }: `{ $made }` leaves { $kept }%; `{ $best }` would have kept { $chance }%.
look-back-all = All moves
look-back-loss = loss
look-back-better = better
