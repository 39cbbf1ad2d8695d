# The look back at a game that is over.
review-open = Look back
review-title = Look back
review-back = Back to the table
review-about = A bot goes through the game and judges every decision, each only by what its player could know at that moment. That takes about half a minute.
review-waits = { $games ->
    [one] Another game comes first.
   *[other] { $games } other games come first.
}
review-runs = { $done } of { $all } decisions are judged.
review-ready = The look back is ready.
review-fair = Judged by a bot of the level { $level }: each decision only by what its player could know at that moment with a perfect memory.
review-curve = Chance to win, from the first decision to the last
review-curve-of = { $name }: { $first } at first, { $low } at worst, { $high } at best, { $last } at the end.
review-seat = nothing better in { $found } of { $choices } choices, { $loss } given away on average
review-turning = Turning points
review-no-turning = No single decision gave much away.
review-fell = The chance to win fell from { $before } to { $after }.
review-instead = Better:
review-better = Better
review-all = All decisions
review-number = No.
review-decision = Decision
review-chance = Chance left
review-loss = Given away
