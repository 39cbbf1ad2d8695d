# What people are called who have not said their name: every animal can have every adjective, so all are of one gender.
friendly-name = { $animal } { $adjective }
friendly-adjectives = agile, aimable, argenté, brave, calme, chanceux, cuivré, curieux, discret, doré, doux, habile, joyeux, malin, matinal, patient, radieux, rapide, rêveur, rusé, sage, serein, tranquille, vif
friendly-animals = Bouquetin, Bouvreuil, Castor, Cerf, Chamois, Chardonneret, Corbeau, Cygne, Dauphin, Écureuil, Faucon, Hérisson, Héron, Hibou, Lièvre, Loriot, Lynx, Martinet, Merle, Moineau, Pinson, Renard, Roitelet, Rouge-gorge
# The picture of each animal, in the same order: names of `house.svg`, which are the same in every language.
friendly-faces = deer, robin, beaver, deer, deer, finch, raven, stork, dolphin, marten, falcon, hedgehog, heron, owl, hare, lark, lynx, swallow, raven, sparrow, finch, fox, wren, robin
