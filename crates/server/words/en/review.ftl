# The look back at a game that is over.
review-open = Review this game
review-title = Game review
review-back = Back to the table
review-about = A bot goes through the game and judges every move by what its player could know at the time. This takes about half a minute.
review-waits = { $games ->
    [one] { $games } game is ahead of yours.
   *[other] { $games } games are ahead of yours.
}
review-runs = { $done } of { $all } moves reviewed.
review-ready = The review is ready.
review-fair = Judged by the { $level } bot, using only what each player could know at the time with a perfect memory.
review-curve = Win chance over the game
review-curve-of = { $name }: { $first } at first, { $low } at worst, { $high } at best, { $last } at the end.
review-seat = best move found { $found } of { $choices } times; { $loss } win chance lost per move on average
review-turning = Turning points
review-instead = Better:
review-all = All moves
review-number = No.
review-decision = Move
review-chance = Win chance after
review-loss = Loss
review-your-chance = Your chance of winning
review-chance-of = { $name }: chance of winning
review-turns = { $turns ->
    [one] { $turns } turning point
   *[other] { $turns } turning points
}
review-turn-of = Move { $number }, { $name }: { $loss } lost
review-turn-before = Previous turning point
review-turn-after = Next turning point
review-lost = { $loss } win chance lost.
review-forced = There was no other move.
review-fine = There was nothing better. Win chance: { $chance }.
review-played = played
review-mark-played = played: { $chance }
review-mark-better = better: { $chance }
review-find = Find the better move
review-question = What’s better?
review-try = Try it on the board. Every move as good as the best one counts.
review-best = That’s it! The bot found nothing better.
review-as-good = That’s just as good as the best move.
review-better-still = Better than the move played. But there’s one better still.
review-not-yet = Not yet. It wins no more often than the move played.
review-show = Show me
review-find-next = The next one
review-find-done = Back to the review
review-find-number = { $number } of { $all }
