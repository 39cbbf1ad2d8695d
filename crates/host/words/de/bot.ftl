# Bots und wie gut sie spielen.
level-beginner = Anfänger
level-casual = Lehrling
level-club = Geselle
level-strong = Könner
level-expert = Experte
level-master = Meister
bot-called = Bot ({ $level })
