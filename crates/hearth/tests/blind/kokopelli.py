"""A model of Kokopelli, written from the rules alone."""

from collections import Counter

JOKER = "kokopelli"


class Game:
    def __init__(self, first):
        self.players, self.options = first["players"], first["options"]
        self.tokens = {ceremony: [4, 3] for ceremony in first["ceremonies"]}
        # K6
        self.end_tiles = (10 if self.players == 2 else 9) + len(first["ceremonies"]) - 10
        self.hands = [list(deck[:5]) for deck in first["decks"]]
        self.piles = [list(deck[5:]) for deck in first["decks"]]
        self.points = [0] * self.players
        self.villages = [{} for _ in range(self.players)]
        self.discards = [[] for _ in range(self.players)]
        self.reason, self.over, self.round = None, False, 1
        self.start_turn(0)

    # The table

    def has(self, seat, ceremony):
        return ceremony in self.abilities(seat)

    def abilities(self, seat):
        return {stack[0] for stack in self.villages[seat].values()}

    def left(self, seat):
        return (seat + 1) % self.players

    def right(self, seat):
        return (seat - 1) % self.players

    def neighbours(self, seat):
        return sorted({self.left(seat), self.right(seat)})

    def area(self, seat):
        """The play area (K8, K9, E3)."""
        if self.players == 2:
            return {(seat, letter) for letter in "abcdef"} | {(1 - seat, letter) for letter in "abcd"}
        left, right = self.left(seat), self.right(seat)
        area = {(seat, letter) for letter in "abcde"} | {(left, "c"), (left, "d"), (right, "a"), (right, "b")}
        return area | {(left, "e"), (right, "e")} if self.options["sun-shared"] else area

    def reach(self, seat):
        """Where cards can be played (K33, KR22, E6)."""
        if not self.has(seat, "spider-woman"):
            return self.area(seat)
        letters = "abcdef" if self.players == 2 else "abcde" if self.options["spider-below"] else "abcd"
        return self.area(seat) | {(of, letter) for of in self.neighbours(seat) for letter in letters}

    def ceremonies(self, spaces):
        return {self.villages[seat][letter][0] for seat, letter in spaces if letter in self.villages[seat]}

    # Turns

    def start_turn(self, seat):
        single = (0,) if self.players == 2 and self.options["two-player-first-round"] == "first" else (0, 1)
        self.seat = seat
        self.regular = 1 if self.round == 1 and seat in single else 2
        self.extra, self.given = 0, set()
        self.asked = "action"

    def spend(self):
        """KR20: regular actions first."""
        if self.regular:
            self.regular -= 1
        else:
            self.extra -= 1

    def move_on(self):
        """To the next decision."""
        hand, pile = self.hands[self.seat], self.piles[self.seat]
        if self.asked in ("more", "drawn") and not self.plays():
            self.asked = "action"
        if self.asked == "exchange":
            if hand:
                return
            # KR5: neither the end nor a bonus comes of it.
            self.hands[self.seat], self.piles[self.seat] = pile[: self.exchanged], pile[self.exchanged :]
            self.asked = "action"
        if self.asked == "action" and not self.regular + self.extra:
            self.asked = "limit"
        if self.asked == "limit" and len(self.hands[self.seat]) <= 5:
            self.end_turn()

    def end_turn(self):
        if self.seat + 1 < self.players:
            self.start_turn(self.seat + 1)
            return
        if self.reason is None and self.round >= 100:
            self.reason = "rounds"
        if self.reason is None:
            self.round += 1
            self.start_turn(0)
        else:
            self.over = True

    def draw(self, seat, cards):
        drawn, self.piles[seat] = self.piles[seat][:cards], self.piles[seat][cards:]
        if drawn and not self.piles[seat]:
            self.reason = self.reason or "pile"
        self.hands[seat] += drawn
        return drawn

    # What may be decided

    def finishes(self, card, seat, letter):
        weight = 2 if card == JOKER and self.has(self.seat, "snake-dance") else 1
        needed = 3 if self.has(seat, "drummer") else 4
        return len(self.villages[seat][letter]) + weight >= needed

    def goes_on(self, space):
        """Where a play action goes on: on the same ceremony by the Chieftain, on another one by the Warrior (K28, K29, KR9, KR10)."""
        if space == self.first:
            return self.chieftain and self.unfinished
        return self.warrior and not self.repeated

    def plays(self):
        spaces, cards = self.reach(self.seat), set(self.hands[self.seat])
        if self.asked == "drawn":
            cards = {card for card, count in self.drawn.items() if count}
        if self.asked == "more":
            spaces = {space for space in spaces if self.goes_on(space)}
        plays = []
        for seat, letter in spaces:
            stack = self.villages[seat].get(letter)
            for card in cards if stack else ():
                extends = self.asked == "drawn" and not self.options["birth-finish"]
                if card in (JOKER, stack[0]) and not (extends and self.finishes(card, seat, letter)):
                    plays.append((card, seat, letter))
        return plays

    def free(self):
        """The own spaces on which can be opened (K9, K39, KR17)."""
        village, sun = self.villages[self.seat], self.has(self.seat, "sun")
        letters = "abcd"
        if sun:
            letters += "ef" if self.players == 2 else "e"
        elif self.players == 2 and "f" not in village:
            letters += "e"
        return [letter for letter in letters if letter not in village]

    def opens(self):
        cards = set(self.hands[self.seat]) - {JOKER} - self.ceremonies(self.area(self.seat))
        opens = [(card, self.seat, letter) for card in cards for letter in self.free()]
        # K32, E1, E2, KR14
        for seat in self.neighbours(self.seat) if self.has(self.seat, "fire") else ():
            board = {(seat, letter) for letter in "abcdef"}
            his = self.ceremonies(self.area(seat) if self.options["fire-check"] == "area" else board)
            for letter in "abcd":
                near = self.options["fire-reach"] == "board" or (seat, letter) in self.area(self.seat)
                if near and letter not in self.villages[seat]:
                    opens += [(card, seat, letter) for card in cards - his]
        return opens

    def legal(self):
        hand = self.hands[self.seat]
        if self.over:
            return []
        if self.asked in ("limit", "exchange"):
            return ["under " + card for card in set(hand)]
        plays = ["play {} {}{}".format(card, seat + 1, letter) for card, seat, letter in self.plays()]
        if self.asked in ("more", "drawn"):
            return [*plays, "done"]
        legal = plays + ["open {} {}{}".format(card, seat + 1, letter) for card, seat, letter in self.opens()]
        legal += ["cancel {}{}".format(self.seat + 1, letter) for letter in self.villages[self.seat]]
        legal += ["draw"] * bool(self.piles[self.seat]) + ["exchange"] * bool(hand)
        # KR4
        return legal + ["pass"] * (not hand or not self.regular)

    # What comes of it

    def decide(self, decision):
        verb, *rest = decision.split()
        if verb in ("draw", "exchange", "cancel", "open", "pass") or (verb, self.asked) == ("play", "action"):
            self.spend()
        hand = self.hands[self.seat]
        if verb == "under":
            hand.remove(rest[0])
            self.piles[self.seat].append(rest[0])
        elif verb == "done":
            self.asked = "action"
        elif verb == "draw":
            drawn = self.draw(self.seat, 2 if self.has(self.seat, "hunter") else 1)
            if self.has(self.seat, "birth"):
                self.drawn, self.asked = Counter(drawn), "drawn"
        elif verb == "exchange":
            self.exchanged, self.asked = len(hand), "exchange"
        elif verb == "cancel":
            self.discards[self.seat] += self.villages[self.seat].pop(rest[0][1])
        elif verb in ("open", "play"):
            card, space = rest[0], (int(rest[1][0]) - 1, rest[1][1])
            if verb == "open":
                self.open(card, *space)
            else:
                self.play(card, space)
        self.move_on()

    def open(self, card, seat, letter):
        self.hands[self.seat].remove(card)
        self.villages[seat][letter] = [card]
        if not self.hands[self.seat]:
            # KR7: what was opened counts.
            self.give_bonus(self.has(self.seat, "eagle-feather"))

    def play(self, card, space):
        if self.asked == "drawn":
            self.drawn[card] -= 1
            self.lay(card, *space)
        elif self.asked == "more":
            finished = self.lay(card, *space)
            if space == self.first:
                self.repeated, self.unfinished = True, not finished
            if space != self.first or finished:
                self.asked = "action"
        else:
            self.chieftain, self.warrior = self.has(self.seat, "chieftain"), self.has(self.seat, "warrior")
            self.first, self.repeated = space, False
            self.unfinished = not self.lay(card, *space)
            if self.chieftain or self.warrior:
                self.asked = "more"

    def lay(self, card, seat, letter):
        """A card on a ceremony; whether it is finished by that. The abilities that count are those from before (KR1)."""
        me, stack = self.seat, self.villages[seat][letter]
        mine, his = self.abilities(me), self.abilities(seat)
        weight = 2 if card == JOKER and "snake-dance" in mine else 1
        finished = len(stack) + weight >= (3 if "drummer" in his else 4)
        self.hands[me].remove(card)
        stack.append(card)
        if seat != me and "paw" in mine:
            self.points[me] += weight
        if card == JOKER and "mother-of-heaven" in his:
            self.points[seat] += weight
        if "vase" in his and seat not in self.given and (seat != me or self.options["vase-for-owner"]):
            self.given.add(seat)
            self.extra += 1
        if finished:
            self.finish(seat, letter, mine, his)
        if not self.hands[me]:
            self.give_bonus("eagle-feather" in mine)
        if seat != me and "lizard" in mine:
            self.draw(me, weight)
        return finished

    def finish(self, seat, letter, mine, his):
        """K20, KR18"""
        stack = self.villages[seat].pop(letter)
        self.discards[seat] += stack
        tokens = self.tokens[stack[0]]
        token = tokens.pop(0) if tokens else 1
        self.points[self.seat] += token + ("tortoise" in mine)
        self.points[seat] += (seat != self.seat) + ("shaman" in his)
        if token == 3 and self.end_tiles:
            self.end_tiles -= 1
            if not self.end_tiles:
                self.reason = self.reason or "tiles"

    def give_bonus(self, eagle):
        self.points[self.seat] += 3 if eagle else 1
        self.draw(self.seat, 5 if eagle else 3)

    def opening(self):
        """What follows for the first line."""
        return {"end_tiles": self.end_tiles}

    def state(self):
        return {
            "points": self.points,
            "hands": self.hands,
            "piles": self.piles,
            "villages": self.villages,
            "end_tiles": self.end_tiles,
            "tokens": self.tokens,
            "discards": self.discards,
        }

    def scores(self):
        """K25, K26"""
        sizes = sorted({len(pile) for pile in self.piles})
        bonus = dict(zip(sizes, (5, 3)))
        seats = zip(self.points, self.piles, self.villages)
        return [points + bonus.get(len(pile), 0) + len(village) for points, pile, village in seats]
