# The rules of a game.
rules-heading = { $game }: the rules
rules-aid = All of it on one page, to print
