colour-red = Rot
colour-green = Grün
colour-blue = Blau
colour-yellow = Gelb
