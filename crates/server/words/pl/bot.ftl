# Boty i to, jak dobrze grają.
level-beginner = początkujący
level-casual = niedzielny
level-club = klubowy
level-strong = mocny
level-expert = ekspert
level-master = mistrz
bot-called = bot ({ $level })
