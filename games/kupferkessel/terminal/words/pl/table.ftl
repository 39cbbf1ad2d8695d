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
table-ends-own = ostatnia karta własnej linii kończy grę
table-ends-any = ostatnia karta dowolnej linii kończy grę
table-out = { $cards ->
    [one] { $cards } karta poza grą
    [few] { $cards } karty poza grą
    [many] { $cards } kart poza grą
   *[other] { $cards } kart poza grą
}
table-children = punktacja dziecięca

kettle-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}
kettle-recipes = { $recipes ->
    [one] { $recipes } przepis
    [few] { $recipes } przepisy
    [many] { $recipes } przepisów
   *[other] { $recipes } przepisów
}
kettle-stands = stoi na { $stop }
kettle-comes-to = razem { $points }
kettle-then = pójdzie na { $stop }
kettle-then-empty = pójdzie na { $at } ({ $place }, pusto)
kettle-then-by-card = pójdzie zależnie od karty
kettle-then-nowhere = nigdzie już nie idzie
kettle-double = ×2: { $families }
kettle-of = { $name }:
