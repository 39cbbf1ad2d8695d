about-invitation = Walk round the ingredients and brew whole families in your copper kettle.

# What can be agreed on, and what it means.
choice-recipes = Recipes
choice-own-recipes = Recipes of your own
choice-any-line-ends = Any line ends the game
choice-symbols-on-all-twos = Symbols on all twos
choice-open-kettles = Open kettles
choice-children-scoring = Children's scoring
choice-third = Third figure

help-recipes = Secret recipes are dealt and bring points at the end (C20), except with children's scoring.
help-own-recipes = Up to five recipes that you write yourselves are dealt with the others (C29), with `|` between them, as in `12: at least 2 full families`. They switch the recipes on.
help-any-line-ends = The game ends when any line is emptied, not only the one you stand at (CR1).
help-symbols-on-all-twos = Black and white cards of value 2 carry symbols too (A4).
help-open-kettles = Everybody is shown all collected cards (CR7).
help-children-scoring = Families count cards instead of points (CR8).
help-third = The colour of the third figure, if three play (C30).

value-true = yes
value-false = no

bad-recipes-off = there are recipes of your own, but recipes are switched off; switch them on, or leave your own out
bad-own-recipes = your own recipes cannot be read at character { $at }: { $typed }
