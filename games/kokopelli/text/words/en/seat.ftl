colour-red = Red
colour-green = Green
colour-blue = Blue
colour-yellow = Yellow
