coach-hand = Your hand. Press a card, and every place where it may go lights up. Then press the place.
coach-actions = You have two actions a turn. Drawing, exchanging your hand and clearing a ceremony are always here.
coach-tiles = The fourth card finishes a ceremony: whoever plays it takes the top token. Most points win.
