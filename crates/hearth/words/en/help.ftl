# What can be typed.
help-a-number = a number
help-number = makes that decision
help-a-decision = a decision
help-decision = in words, such as those of the list
help-why = says what it brings, and what a bot expects of it, or why it is not possible
help-hint = says what a bot would do, and why: strong, or the one you name, such as `hint master`
help-rules = shows the rules, or the one with this id
help-undo = takes your last decision back, unless a hidden card has been seen since
help-save = writes the game into a file of its own; it is kept after every decision anyway
help-log = shows all that happened
help-aside = shows what has no room on the table, such as discard piles
help-table = shows the table again
help-quit = leaves, and says how to go on
