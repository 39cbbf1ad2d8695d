coach-hand = This is your hand. Tap a card, and every place it can go lights up. Then tap the place.
coach-actions = You have two actions per turn. Drawing, exchanging your hand and cancelling a ceremony are always here.
coach-tiles = Play the fourth card to finish a ceremony and take its top token. Most points wins.
