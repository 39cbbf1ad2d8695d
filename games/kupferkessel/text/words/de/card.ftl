family-pumpkin = Kürbis
family-newt-eyes = Molchaugen
family-mushroom = Pilz
family-dragon-blood = Drachenblut
family-moss = Moos
family-moon-dew = Mondtau
family-root = Wurzel
family-cat-whisker = Katzenschnurrhaar
family-vine = Ranke
family-snake-powder = Schlangenpulver
family-bat = Fledermaus
family-raven-feather = Rabenfeder
family-cobweb = Spinnwebe
family-bone = Knochen

short-pumpkin = Kürbis
short-newt-eyes = Molch
short-mushroom = Pilz
short-dragon-blood = Drache
short-moss = Moos
short-moon-dew = Mondtau
short-root = Wurzel
short-cat-whisker = Katze
short-vine = Ranke
short-snake-powder = Schlange
short-bat = Flederm.
short-raven-feather = Rabe
short-cobweb = Spinnwebe
short-bone = Knochen

colour-green = grün
colour-orange = orange
colour-blue = blau
colour-grey = grau
colour-violet = lila
colour-black = schwarz
colour-white = weiß

figure-green = Grün
figure-orange = Orange
figure-blue = Blau
figure-grey = Grau
figure-violet = Lila
figure-black = Schwarz
figure-white = Weiß

letter-green = G
letter-orange = O
letter-blue = B
letter-grey = R
letter-violet = L
letter-black = S
letter-white = W

symbol-hat = Hut
symbol-explosion = Explosion

card-whole = { $card }{ $mark } ({ $colour })
card-family = { $family }, { $colour }
