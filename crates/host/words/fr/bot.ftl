# Les bots et leur niveau.
level-beginner = débutant
level-casual = amateur
level-club = confirmé
level-strong = fort
level-expert = expert
level-master = maître
bot-called = bot { $level }
