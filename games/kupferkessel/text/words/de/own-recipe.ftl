# Die Wörter selbst geschriebener Rezepte, mit Kommas zwischen gleichbedeutenden. Die englischen werden überall verstanden.
phrase-at-least = mindestens, wenigstens
phrase-at-most = höchstens, maximal
phrase-exactly = genau
phrase-any = irgendein, irgendeine, irgendeinen, ein, eine, einen, mindestens ein, mindestens eine, mindestens einen
phrase-no = kein, keine, keinen, ohne
phrase-more = mehr
phrase-fewer = weniger
phrase-than-each-opponent = als alle anderen, als jeder andere, als jeder Gegner, als alle Gegner
phrase-ending-the-game = das Spiel beenden, Spiel beenden, Spielende auslösen
phrase-and = und
phrase-or = oder
phrase-of = von, mit, mit je, mal
phrase-of-value = mit Wert, mit dem Wert, vom Wert, von Wert
phrase-single = einzelne, einzelner, einzelnes, einzelnen
phrase-full = ganze, ganzen, ganzer, volle, voller, vollen, vollständige, vollständigen
phrase-families = Familien, Familie
phrase-cards = Karten, Karte
phrase-hats = Hüte, Hut, Hüten
phrase-explosions = Explosionen, Explosion
phrase-plant-families = Pflanzenfamilien, Pflanzenfamilie
phrase-plant = Pflanzen, Pflanze
phrase-green = grün, grüne, grünen, grüner
phrase-orange = orange, orangen, orangene, orangenen
phrase-blue = blau, blaue, blauen, blauer
phrase-grey = grau, graue, grauen, grauer
phrase-violet = lila, violett, violette, violetten, violetter
phrase-black = schwarz, schwarze, schwarzen, schwarzer
phrase-white = weiß, weiße, weißen, weißer, weiss, weisse, weissen
phrase-pumpkin = Kürbis, Kürbisse
phrase-newt-eyes = Molchaugen, Molchauge
phrase-mushroom = Pilz, Pilze
phrase-dragon-blood = Drachenblut
phrase-moss = Moos
phrase-moon-dew = Mondtau
phrase-root = Wurzel, Wurzeln
phrase-cat-whisker = Katzenschnurrhaar, Katzenschnurrhaare
phrase-vine = Ranke, Ranken
phrase-snake-powder = Schlangenpulver
phrase-bat = Fledermaus, Fledermäuse
phrase-raven-feather = Rabenfeder, Rabenfedern
phrase-cobweb = Spinnwebe, Spinnweben
phrase-bone = Knochen

own-recipe-line = { $points }: { $condition }
own-at-least = mindestens { $what }
own-at-most = höchstens { $what }
own-exactly = genau { $what }
own-no = keine { $what }
own-more = mehr { $what } als alle anderen
own-fewer = weniger { $what } als alle anderen
own-ending = das Spiel beenden
own-and = { $first } und { $rest }
own-or = { $first } oder { $rest }
own-of-kind = { $what } ({ $kind })
own-of-value = { $what } mit Wert { $value }
own-of-at-least = { $what } mit je mindestens { $cards } Karten
own-of-exactly = { $what } mit je genau { $cards } Karten
own-plant = Pflanzen
counted-cards = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
counted-hats = { $number ->
    [one] 1 Hut
   *[other] { $number } Hüte
}
counted-explosions = { $number ->
    [one] 1 Explosion
   *[other] { $number } Explosionen
}
counted-families = { $number ->
    [one] 1 Familie
   *[other] { $number } Familien
}
counted-full-families = { $number ->
    [one] 1 ganze Familie
   *[other] { $number } ganze Familien
}
counted-single-families = { $number ->
    [one] 1 einzelne Familie
   *[other] { $number } einzelne Familien
}
bare-cards = Karten
bare-hats = Hüte
bare-explosions = Explosionen
bare-families = Familien
bare-full-families = ganze Familien
bare-single-families = einzelne Familien
