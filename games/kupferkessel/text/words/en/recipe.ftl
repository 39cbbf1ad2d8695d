# What recipes are called, and what they ask for.
recipe-both-orange = both orange families
recipe-both-violet = both violet families
recipe-both-grey = both grey families
recipe-both-blue = both blue families
recipe-both-green = both green families
recipe-one-black = one black family
recipe-one-white = one white family
recipe-plants = plants
recipe-last = last card
recipe-fewer-explosions = fewer explosions
recipe-fewer-hats = fewer hats
recipe-fewer-cards = fewer cards
recipe-fewer-fours = fewer fours
own-recipe = custom recipe { $number }

asks-both-orange = at least 3 mushroom cards and at least 3 dragon-blood cards
asks-both-violet = at least 3 vine cards and at least 3 snake-powder cards
asks-both-grey = at least 3 root cards and at least 3 cat-whisker cards
asks-both-blue = at least 3 moss cards and at least 3 moon-dew cards
asks-both-green = at least 3 pumpkin cards and at least 3 newt-eyes cards
asks-one-black = at least 3 bat cards or at least 3 raven-feather cards
asks-one-white = at least 3 cobweb cards or at least 3 bone cards
asks-plants = at least 3 plant families of at least 3 cards
asks-last = ending the game
asks-fewer-explosions = fewer explosions than each opponent
asks-fewer-hats = fewer hats than each opponent
asks-fewer-cards = fewer cards than each opponent
asks-fewer-fours = fewer cards of value 4 than each opponent

whose-yours = your recipe
whose-fulfilled = { $name } fulfilled
whose-missed = { $name } missed
worth = { $whose } · { $points } points: { $condition }
