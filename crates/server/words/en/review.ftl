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
review-instead = Better:
review-all = All decisions
review-number = No.
review-decision = Decision
review-chance = Chance left
review-loss = Given away
review-your-chance = Your chance to win
review-chance-of = { $name }: chance to win
review-turns = { $turns ->
    [one] { $turns } turning point
   *[other] { $turns } turning points
}
review-turn-of = Decision { $number }, { $name }: { $loss } given away
review-turn-before = Previous turning point
review-turn-after = Next turning point
review-lost = { $loss } given away.
review-forced = Nothing else was possible here.
review-fine = Nothing better was to be had. Chance to win: { $chance }.
review-played = played
review-mark-played = played: { $chance }
review-mark-better = better: { $chance }
review-find = Find the better move
review-question = What is better?
review-try = Try it on the board. Every move as good as the best one counts.
review-best = That is it: the bot found nothing better.
review-as-good = That is just as good as the best move.
review-better-still = Better than what was played. But there is a better one still.
review-not-yet = Not yet. It wins no more often than what was played.
review-show = Show me
review-find-next = The next one
review-find-done = Back to the look back
review-find-number = { $number } of { $all }
