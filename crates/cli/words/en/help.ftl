# What can be typed.
help-a-number = a number
help-number = play that move
help-a-decision = a move
help-decision = in words, like those in the list
help-why = show what a move does and how a bot rates it, or why it isn’t possible
help-hint = show what a bot would play, and why: the strong one, or one you name, as in `hint master`
help-rules = show the rules, or the one with this id
help-undo = undo your last move, unless a hidden card has been revealed since
help-save = save a copy of the game to a file; the game itself is saved after every move
help-log = show everything that has happened
help-aside = show what has no room on the table, such as discard piles
help-table = show the table again
help-quit = leave, and show how to continue
