# A moment of a running game, as one saw it.
then-title = Earlier in this game
then-where = After move { $at } of { $last }, as you saw it then.
then-now = Back to the table
then-since = Since your last turn
