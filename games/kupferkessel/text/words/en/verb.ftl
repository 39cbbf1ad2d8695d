# The words that begin a move when it is typed: the first is shown, all are understood.
verb-take = take
verb-use = use, use it
verb-skip = skip, skip it
verb-keep = keep, keep it
verb-leave = leave, remove, remove it
