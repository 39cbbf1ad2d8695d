about-credit = Kupferkessel Co. ist ein Spiel von Günter Burkhardt.
about-invitation = Wandere um die Zutaten und sammle ganze Familien in deinem Kupferkessel.

choice-recipes = Rezepte
choice-own-recipes = Eigene Rezepte
choice-any-line-ends = Jede geleerte Reihe beendet das Spiel
choice-symbols-on-all-twos = Symbole auf allen Zweien
choice-open-kettles = Offene Kessel
choice-children-scoring = Kinderwertung
choice-refused-cards = Abgelehnte Startkarten
choice-third = Dritte Figur

help-recipes = Geheime Rezepte werden verteilt und bringen am Ende Punkte, außer bei der Kinderwertung (C20).
help-own-recipes = Bis zu fünf selbst geschriebene Rezepte werden mit den anderen verteilt. Trenne sie mit `|`, etwa `12: mindestens 2 ganze Familien`. Damit wird mit Rezepten gespielt (C29).
help-any-line-ends = Das Spiel endet, sobald irgendeine Reihe leer ist, nicht nur die, an der du stehst (CR1).
help-symbols-on-all-twos = Auch schwarze und weiße Karten mit Wert 2 tragen Symbole (A4).
help-open-kettles = Alle sehen alle gesammelten Karten (CR7).
help-children-scoring = Für Familien werden Karten statt Punkte gezählt (CR8).
help-refused-cards = Eine abgelehnte Startkarte kommt unter den Stapel oder aus dem Spiel (CR9).
help-third = Die Farbe der dritten Figur, wenn ihr zu dritt seid (C30).

value-true = ja
value-false = nein
value-under = unter den Stapel
value-out = aus dem Spiel

bad-recipes-off = Es gibt eigene Rezepte, aber die Rezepte sind ausgeschaltet; schaltet sie ein oder lasst die eigenen weg
bad-own-recipes = Die eigenen Rezepte sind bei Zeichen { $at } nicht lesbar: { $typed }
bad-recipe-word = Die eigenen Rezepte sind bei Zeichen { $at } nicht lesbar: „{ $word }“ passt dort nicht
bad-recipe-end = Die eigenen Rezepte sind nicht lesbar: Eines endet zu früh, bei Zeichen { $at }
bad-recipe-same = Die Bedingung bei Zeichen { $at } der eigenen Rezepte gilt für alle oder für niemanden
bad-recipes-many = Es gibt nur fünf leere Rezepte
