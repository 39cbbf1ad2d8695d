about-credit = Kupferkessel Co. was designed by Günter Burkhardt.
about-invitation = Move around the ingredients and complete families in your copper cauldron.

# What can be agreed on, and what it means.
choice-recipes = Recipes
choice-own-recipes = Your own recipes
choice-any-line-ends = Emptying any line ends the game
choice-symbols-on-all-twos = Symbols on all twos
choice-open-kettles = Open cauldrons
choice-children-scoring = Children’s scoring
choice-refused-cards = Refused base cards
choice-third = Third figure

help-recipes = Secret recipes are dealt and score at the end, except with children’s scoring (C20).
help-own-recipes = Up to five recipes of your own are dealt with the others. Separate them with `|`, as in `12: at least 2 full families`. This switches recipes on (C29).
help-any-line-ends = The game ends when any line is emptied, not only the one where you stand (CR1).
help-symbols-on-all-twos = Black and white cards of value 2 have symbols too (A4).
help-open-kettles = Everyone can see all collected cards (CR7).
help-children-scoring = Families score cards instead of points (CR8).
help-refused-cards = A card refused as a base goes under the draw pile, or out of the game (CR9).
help-third = The colour of the third figure, with three players (C30).

value-true = yes
value-false = no
value-under = under the draw pile
value-out = out of the game

bad-recipes-off = you wrote recipes of your own, but recipes are off; switch them on or remove yours
bad-own-recipes = your own recipes can’t be read at character { $at }: { $typed }
bad-recipe-word = your own recipes can’t be read at character { $at }: “{ $word }” doesn’t fit there
bad-recipe-end = your own recipes can’t be read: one ends too early, at character { $at }
bad-recipe-same = the condition at character { $at } of your own recipes holds for everyone or for no one
bad-recipes-many = there are only five blank recipes
