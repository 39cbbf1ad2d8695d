# Ingredients by their families; where there is little room, by one word that no other family has.
family-pumpkin = Pumpkin
family-newt-eyes = Newt Eyes
family-mushroom = Mushroom
family-dragon-blood = Dragon Blood
family-moss = Moss
family-moon-dew = Moon Dew
family-root = Root
family-cat-whisker = Cat Whisker
family-vine = Vine
family-snake-powder = Snake Powder
family-bat = Bat
family-raven-feather = Raven Feather
family-cobweb = Cobweb
family-bone = Bone

short-pumpkin = Pumpkin
short-newt-eyes = Newt
short-mushroom = Mushroom
short-dragon-blood = Dragon
short-moss = Moss
short-moon-dew = Moon
short-root = Root
short-cat-whisker = Cat
short-vine = Vine
short-snake-powder = Snake
short-bat = Bat
short-raven-feather = Raven
short-cobweb = Cobweb
short-bone = Bone

# Colours of cards; in six letters for the drawn square; as names of figures; as a letter that no other figure has.
colour-green = green
colour-orange = orange
colour-blue = blue
colour-grey = grey
colour-violet = violet
colour-black = black
colour-white = white

figure-green = Green
figure-orange = Orange
figure-blue = Blue
figure-grey = Grey
figure-violet = Violet
figure-black = Black
figure-white = White

letter-green = G
letter-orange = O
letter-blue = U
letter-grey = Y
letter-violet = V
letter-black = B
letter-white = W

symbol-hat = hat
symbol-explosion = explosion

# All that is printed on a card, and a family with its colour.
card-whole = { $card }{ $mark } { $colour }
card-family = { $family }, { $colour }
