# What people are called who have not said their name: every animal can have every adjective, so all are of one gender.
friendly-name = { $adjective } { $animal }
friendly-adjectives = Flinker, Freundlicher, Froher, Geduldiger, Goldener, Guter, Heiterer, Kluger, Kupferner, Lustiger, Munterer, Mutiger, Neugieriger, Ruhiger, Sanfter, Schlauer, Schneller, Silberner, Sonniger, Stiller, Tapferer, Treuer, Wacher, Weiser
friendly-animals = Biber, Dachs, Delfin, Falke, Fink, Fuchs, Hase, Hirsch, Igel, Kranich, Kuckuck, Luchs, Marder, Otter, Rabe, Reiher, Seehund, Spatz, Specht, Steinbock, Storch, Uhu, Zaunkönig, Zeisig
# The picture of each animal, in the same order: names of `house.svg`, which are the same in every language.
friendly-faces = beaver, badger, dolphin, falcon, finch, fox, hare, deer, hedgehog, crane, falcon, lynx, marten, otter, raven, heron, seal, sparrow, swallow, deer, stork, owl, wren, finch
