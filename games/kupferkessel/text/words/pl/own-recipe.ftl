# Słowa własnych przepisów; przecinki oddzielają słowa o tym samym znaczeniu. Angielskie są zrozumiałe w każdym języku.
phrase-at-least = co najmniej, przynajmniej
phrase-at-most = co najwyżej, najwyżej
phrase-exactly = dokładnie
phrase-any = dowolna, dowolny, dowolną, dowolne, jakaś, jakiś, jakąś, co najmniej jedna, co najmniej jeden
phrase-no = żadnych, żadna, żaden, żadnej, żadnego, bez
phrase-more = więcej
phrase-fewer = mniej
phrase-than-each-opponent = niż każdy z przeciwników, niż każdy przeciwnik, niż każdy inny gracz
phrase-ending-the-game = zakończenie gry, zakończysz grę, kończysz grę
phrase-and = i, oraz
phrase-or = lub, albo
phrase-of = z, po, z każdej
phrase-of-value = o wartości
phrase-single = pojedyncza, pojedyncze, pojedynczych, pojedynczą
phrase-full = pełna, pełne, pełnych, pełną, całe, całych
phrase-families = rodziny, rodzina, rodzin, rodzinę
phrase-cards = karty, karta, kart, kartę
phrase-hats = kapelusze, kapelusz, kapeluszy
phrase-explosions = wybuchy, wybuch, wybuchów
phrase-plant-families = rodziny roślin, rodzin roślin, rodzina roślin
phrase-plant = rośliny, roślin, roślina
phrase-green = zielony, zielona, zielone, zielonych, zieloną
phrase-orange = pomarańczowy, pomarańczowa, pomarańczowe, pomarańczowych, pomarańczową
phrase-blue = niebieski, niebieska, niebieskie, niebieskich, niebieską
phrase-grey = szary, szara, szare, szarych, szarą
phrase-violet = fioletowy, fioletowa, fioletowe, fioletowych, fioletową
phrase-black = czarny, czarna, czarne, czarnych, czarną
phrase-white = biały, biała, białe, białych, białą
phrase-pumpkin = dynia, dyni, dynie
phrase-newt-eyes = oczy traszki, oczu traszki
phrase-mushroom = grzyb, grzyba, grzyby, grzybów
phrase-dragon-blood = smocza krew, smoczej krwi
phrase-moss = mech, mchu
phrase-moon-dew = księżycowa rosa, księżycowej rosy
phrase-root = korzeń, korzenia, korzenie, korzeni
phrase-cat-whisker = koci wąs, kociego wąsa
phrase-vine = pnącze, pnącza, pnączy
phrase-snake-powder = wężowy proszek, wężowego proszku
phrase-bat = nietoperz, nietoperza, nietoperze, nietoperzy
phrase-raven-feather = krucze pióro, kruczego pióra
phrase-cobweb = pajęczyna, pajęczyny, pajęczyn
phrase-bone = kość, kości

own-recipe-line = { $points }: { $condition }
own-at-least = co najmniej { $what }
own-at-most = najwyżej { $what }
own-exactly = dokładnie { $what }
own-no = żadnych { $what }
own-more = więcej { $what } niż każdy z przeciwników
own-fewer = mniej { $what } niż każdy z przeciwników
own-ending = zakończenie gry
own-and = { $first } i { $rest }
own-or = { $first } lub { $rest }
own-of-kind = { $what } ({ $kind })
own-of-value = { $what } o wartości { $value }
own-of-at-least = { $what } po co najmniej { $cards } karty
own-of-exactly = { $what } po dokładnie { $cards } karty
own-plant = rośliny
counted-cards = { $number ->
    [one] 1 karta
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } kart
}
counted-hats = { $number ->
    [one] 1 kapelusz
    [few] { $number } kapelusze
    [many] { $number } kapeluszy
   *[other] { $number } kapeluszy
}
counted-explosions = { $number ->
    [one] 1 wybuch
    [few] { $number } wybuchy
    [many] { $number } wybuchów
   *[other] { $number } wybuchów
}
counted-families = { $number ->
    [one] 1 rodzina
    [few] { $number } rodziny
    [many] { $number } rodzin
   *[other] { $number } rodzin
}
counted-full-families = { $number ->
    [one] 1 pełna rodzina
    [few] { $number } pełne rodziny
    [many] { $number } pełnych rodzin
   *[other] { $number } pełnych rodzin
}
counted-single-families = { $number ->
    [one] 1 pojedyncza rodzina
    [few] { $number } pojedyncze rodziny
    [many] { $number } pojedynczych rodzin
   *[other] { $number } pojedynczych rodzin
}
bare-cards = kart
bare-hats = kapeluszy
bare-explosions = wybuchów
bare-families = rodzin
bare-full-families = pełnych rodzin
bare-single-families = pojedynczych rodzin
