# Les robots et leur niveau.
level-beginner = débutant
level-casual = amateur
level-club = habitué
level-strong = fort
level-expert = expert
level-master = maître
bot-called = robot ({ $level })
