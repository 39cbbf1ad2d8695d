example-C6 = Die 3 oben auf dem Kessel von Schwarz bringt die Figur von 11 nach 14: Der gepunktete Weg zeigt es.
example-C7 = Schwarz steht dort, wo Weiß vorbeikommt: 4 wird nicht gezählt, und Weiß zieht weiter bis 7.
example-C8 = Weiß steht bei 3: Die Karten von Spalte c können genommen werden, sonst keine.
example-C9 = Schwarz kommt in Ecke 11 und nimmt dort nichts.
example-C11 = Weiß hat von c4 die Karte mit dem Hut genommen. Die Lücke ist noch da: Jetzt lässt sich der Hut nutzen.
example-C15 = In Spalte c liegt noch eine Karte. Wer sie von dort nimmt, beendet das Spiel.
example-C16 = Eine Karte: minus 3. Zwei: nichts. Drei: 1 + 2 + 4 = 7. Alle vier: 10 + 5 = 15.
example-C17 = Für Weiß zählen sie doppelt: drei Karten 2 × 6 = 12, alle vier 2 × 10 + 5 = 25.
example-A1 = Die vierzehn Familien, wie Hearth sie zeichnet.
example-A3 = Die zehn Karten mit Symbol.
