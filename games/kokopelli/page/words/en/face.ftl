# What is printed on a card: its name, with marks where it may be broken.
face-sun = Sun
face-eagle-feather = Eagle Feather
face-paw = Paw
face-birth = Birth
face-hunter = Hunter
face-warrior = Warri{"\u00AD"}or
face-fire = Fire
face-spider-woman = Spider Woman
face-vase = Vase
face-snake-dance = Snake Dance
face-drummer = Drum{"\u00AD"}mer
face-lizard = Lizard
face-mother-of-heaven = Mother of Heaven
face-shaman = Shaman
face-chieftain = Chief{"\u00AD"}tain
face-tortoise = Tor{"\u00AD"}toise
face-kokopelli = Koko{"\u00AD"}pelli
