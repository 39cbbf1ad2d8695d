colour-red = Rouge
colour-green = Vert
colour-blue = Bleu
colour-yellow = Jaune
