# Bots and how well they play.
level-beginner = beginner
level-casual = casual
level-club = intermediate
level-strong = strong
level-expert = expert
level-master = master
bot-called = Bot ({ $level })
