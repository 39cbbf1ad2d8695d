# Boty i to, jak dobrze grają.
level-beginner = początkujący
level-casual = rekreacyjny
level-club = średni
level-strong = mocny
level-expert = ekspert
level-master = mistrz
bot-called = bot ({ $level })
