# A finished game again.
replay-title = Replay
replay-where = Decision { $at } of { $last }.
replay-of = of { $last }
replay-steps = Steps
replay-start = Start
replay-back = Back
replay-next = Next
replay-end = End
replay-stop = Stop
replay-play = Play
replay-seen-by = Seen by
replay-decider = who decides
replay-play-on = Play on from here as
replay-against = against bots
