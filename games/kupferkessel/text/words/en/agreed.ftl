# The agreed rules that are not the usual ones.
agreed-ends-own = taking your line’s last card ends the game
agreed-ends-any = taking any line’s last card ends the game
agreed-children = children’s scoring
