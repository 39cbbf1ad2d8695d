# A finished game again.
replay-title = Replay
replay-where = Move { $at } of { $last }.
replay-of = of { $last }
replay-steps = Steps
replay-start = Start
replay-back = Back
replay-next = Next
replay-end = End
replay-stop = Stop
replay-play = Play
replay-seen-by = Seen by
replay-decider = whoever’s turn it is
replay-play-on = Continue from here as
replay-against = Play on against bots
