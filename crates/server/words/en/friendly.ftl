# What people are called who have not said their name: every animal can have every adjective, so all are of one gender.
friendly-name = { $adjective } { $animal }
friendly-adjectives = Amber, Brave, Bright, Calm, Clever, Copper, Early, Gentle, Golden, Happy, Keen, Kind, Lucky, Merry, Misty, Nimble, Patient, Quick, Quiet, Silver, Sunny, Swift, Warm, Wise
friendly-animals = Badger, Beaver, Crane, Deer, Dolphin, Falcon, Finch, Fox, Hare, Hedgehog, Heron, Lark, Lynx, Marten, Otter, Owl, Raven, Robin, Seal, Sparrow, Stork, Swallow, Tortoise, Wren
# The picture of each animal, in the same order: names of `house.svg`, which are the same in every language.
friendly-faces = badger, beaver, crane, deer, dolphin, falcon, finch, fox, hare, hedgehog, heron, lark, lynx, marten, otter, owl, raven, robin, seal, sparrow, stork, swallow, tortoise, wren
