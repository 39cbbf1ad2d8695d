# Bots und wie gut sie spielen.
level-beginner = Anfänger
level-casual = Freizeit
level-club = Verein
level-strong = stark
level-expert = Experte
level-master = Meister
bot-called = Bot ({ $level })
