# What is printed on a card: its name, with marks where it may be broken.
face-sun = Sun
face-eagle-feather = Eagle Feath{"\u00AD"}er
face-paw = Paw
face-birth = Birth
face-hunter = Hunt{"\u00AD"}er
face-warrior = Warri{"\u00AD"}or
face-fire = Fire
face-spider-woman = Spi{"\u00AD"}der Woman
face-vase = Vase
face-snake-dance = Snake Dance
face-drummer = Drum{"\u00AD"}mer
face-lizard = Liz{"\u00AD"}ard
face-mother-of-heaven = Moth{"\u00AD"}er of Heav{"\u00AD"}en
face-shaman = Sha{"\u00AD"}man
face-chieftain = Chief{"\u00AD"}tain
face-tortoise = Tor{"\u00AD"}toise
face-kokopelli = Koko{"\u00AD"}pelli
