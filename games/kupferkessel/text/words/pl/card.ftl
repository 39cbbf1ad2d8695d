family-pumpkin = Dynia
family-newt-eyes = Oczy traszki
family-mushroom = Grzyb
family-dragon-blood = Smocza krew
family-moss = Mech
family-moon-dew = Księżycowa rosa
family-root = Korzeń
family-cat-whisker = Koci wąs
family-vine = Pnącze
family-snake-powder = Wężowy proszek
family-bat = Nietoperz
family-raven-feather = Krucze pióro
family-cobweb = Pajęczyna
family-bone = Kość

short-pumpkin = Dynia
short-newt-eyes = Oczy
short-mushroom = Grzyb
short-dragon-blood = Krew
short-moss = Mech
short-moon-dew = Rosa
short-root = Korzeń
short-cat-whisker = Wąs
short-vine = Pnącze
short-snake-powder = Proszek
short-bat = Nietoperz
short-raven-feather = Pióro
short-cobweb = Pajęczyna
short-bone = Kość

colour-green = zielony
colour-orange = pomarańczowy
colour-blue = niebieski
colour-grey = szary
colour-violet = fioletowy
colour-black = czarny
colour-white = biały

figure-green = Zielony
figure-orange = Pomarańczowy
figure-blue = Niebieski
figure-grey = Szary
figure-violet = Fioletowy
figure-black = Czarny
figure-white = Biały

letter-green = Z
letter-orange = P
letter-blue = N
letter-grey = S
letter-violet = F
letter-black = C
letter-white = B

symbol-hat = kapelusz
symbol-explosion = wybuch

card-whole = { $card }{ $mark } ({ $colour })
card-family = { $family }, { $colour }
