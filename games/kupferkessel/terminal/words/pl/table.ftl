table-legend = [{ $letter }] tu  ({ $letter }) następny postój  ┏━┓ do wzięcia  ^ kapelusz: drugi ruch  * wybuch: inni tracą kartę
table-corner = róg
table-empty = pusto
table-you = (ty)
table-pile = { $cards ->
    [0] Stos jest pusty: luki zostają
    [one] { $cards } karta w stosie
    [few] { $cards } karty w stosie
    [many] { $cards } kart w stosie
   *[other] { $cards } kart w stosie
}
table-out = { $cards ->
    [one] { $cards } karta poza grą
    [few] { $cards } karty poza grą
    [many] { $cards } kart poza grą
   *[other] { $cards } kart poza grą
}

kettle-recipes = { $recipes ->
    [one] { $recipes } przepis
    [few] { $recipes } przepisy
    [many] { $recipes } przepisów
   *[other] { $recipes } przepisów
}
kettle-stands = stoi na { $stop }
kettle-double = ×2: { $families }
kettle-of = { $name }:

tight-green = ziel.
tight-orange = pom.
tight-blue = nieb.
tight-grey = szary
tight-violet = fiol.
tight-black = czarny
tight-white = biały
