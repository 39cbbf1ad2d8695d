# Bots und wie gut sie spielen.
level-beginner = Anfänger
level-casual = Amateur
level-club = Routinier
level-strong = Könner
level-expert = Experte
level-master = Meister
bot-called = Bot ({ $level })
