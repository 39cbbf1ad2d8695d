# The words of recipes that players write, with commas between those that mean the same. English ones are understood in every language.
phrase-at-least = at least
phrase-at-most = at most
phrase-exactly = exactly
phrase-any = any
phrase-no = no
phrase-more = more
phrase-fewer = fewer
phrase-than-each-opponent = than each opponent
phrase-ending-the-game = ending the game
phrase-and = and
phrase-or = or
phrase-of = of
phrase-of-value = of value
phrase-single = single
phrase-full = full
phrase-families = families, family
phrase-cards = cards, card
phrase-hats = hats, hat
phrase-explosions = explosions, explosion
phrase-plant-families = plant families
phrase-plant = plant, plants
phrase-green = green
phrase-orange = orange
phrase-blue = blue
phrase-grey = grey
phrase-violet = violet
phrase-black = black
phrase-white = white
phrase-pumpkin = pumpkin
phrase-newt-eyes = newt eyes
phrase-mushroom = mushroom
phrase-dragon-blood = dragon blood
phrase-moss = moss
phrase-moon-dew = moon dew
phrase-root = root
phrase-cat-whisker = cat whisker
phrase-vine = vine
phrase-snake-powder = snake powder
phrase-bat = bat
phrase-raven-feather = raven feather
phrase-cobweb = cobweb
phrase-bone = bone

# The same recipes as they are shown.
own-recipe-line = { $points }: { $condition }
own-at-least = at least { $what }
own-at-most = at most { $what }
own-exactly = exactly { $what }
own-no = no { $what }
own-more = more { $what } than each opponent
own-fewer = fewer { $what } than each opponent
own-ending = ending the game
own-and = { $first } and { $rest }
own-or = { $first } or { $rest }
own-of-kind = { $what } ({ $kind })
own-of-value = { $what } of value { $value }
own-of-at-least = { $what } of at least { $cards } cards
own-of-exactly = { $what } of exactly { $cards } cards
own-plant = plants
counted-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
counted-hats = { $number ->
    [one] 1 hat
   *[other] { $number } hats
}
counted-explosions = { $number ->
    [one] 1 explosion
   *[other] { $number } explosions
}
counted-families = { $number ->
    [one] 1 family
   *[other] { $number } families
}
counted-full-families = { $number ->
    [one] 1 full family
   *[other] { $number } full families
}
counted-single-families = { $number ->
    [one] 1 single family
   *[other] { $number } single families
}
bare-cards = cards
bare-hats = hats
bare-explosions = explosions
bare-families = families
bare-full-families = full families
bare-single-families = single families
