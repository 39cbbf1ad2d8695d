# What people are called who have not said their name: every animal can have every adjective, so all are of one gender.
friendly-name = { $adjective } { $animal }
friendly-adjectives = Bursztynowy, Bystry, Cichy, Ciekawy, Cierpliwy, Dzielny, Jasny, Łagodny, Mądry, Miedziany, Miły, Pogodny, Poranny, Słoneczny, Spokojny, Sprytny, Srebrny, Szybki, Uczciwy, Wesoły, Wierny, Złoty, Zręczny, Zwinny
friendly-animals = Bocian, Borsuk, Bóbr, Delfin, Dzięcioł, Jeż, Kos, Kruk, Lis, Łoś, Orzeł, Puchacz, Rudzik, Ryś, Skowronek, Słowik, Sokół, Szczygieł, Szpak, Wróbel, Zając, Żółw, Żubr, Żuraw
# The picture of each animal, in the same order: names of `house.svg`, which are the same in every language.
friendly-faces = stork, badger, beaver, dolphin, swallow, hedgehog, raven, raven, fox, deer, falcon, owl, robin, lynx, lark, wren, falcon, finch, raven, sparrow, hare, tortoise, deer, crane
