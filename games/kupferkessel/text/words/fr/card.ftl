family-pumpkin = Citrouille
family-newt-eyes = Yeux de triton
family-mushroom = Champignon
family-dragon-blood = Sang de dragon
family-moss = Mousse
family-moon-dew = Rosée de lune
family-root = Racine
family-cat-whisker = Moustache de chat
family-vine = Vigne
family-snake-powder = Poudre de serpent
family-bat = Chauve-souris
family-raven-feather = Plume de corbeau
family-cobweb = Toile d’araignée
family-bone = Os

short-pumpkin = Citrouil.
short-newt-eyes = Triton
short-mushroom = Champign.
short-dragon-blood = Dragon
short-moss = Mousse
short-moon-dew = Rosée
short-root = Racine
short-cat-whisker = Chat
short-vine = Vigne
short-snake-powder = Serpent
short-bat = Chauve-s.
short-raven-feather = Corbeau
short-cobweb = Toile
short-bone = Os

colour-green = vert
colour-orange = orange
colour-blue = bleu
colour-grey = gris
colour-violet = violet
colour-black = noir
colour-white = blanc

figure-green = Vert
figure-orange = Orange
figure-blue = Bleu
figure-grey = Gris
figure-violet = Violet
figure-black = Noir
figure-white = Blanc

letter-green = V
letter-orange = O
letter-blue = U
letter-grey = G
letter-violet = I
letter-black = N
letter-white = B

symbol-hat = chapeau
symbol-explosion = explosion

card-whole = { $card }{ $mark } ({ $colour })
card-family = { $family }, { $colour }
