# The words that begin a move when it is typed: the first is shown, all are understood.
verb-draw = draw
verb-open = open
verb-play = play
verb-cancel = cancel
verb-exchange = exchange
verb-under = under
verb-done = done
verb-pass = pass
