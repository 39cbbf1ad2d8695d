"""A model of Kupferkessel Co., written from the rules alone."""

from collections import Counter

# Colour, and whether it is a plant.
FAMILIES = {
    "pumpkin": ("green", True),
    "newt-eyes": ("green", False),
    "mushroom": ("orange", True),
    "dragon-blood": ("orange", False),
    "moss": ("blue", True),
    "moon-dew": ("blue", False),
    "root": ("grey", True),
    "cat-whisker": ("grey", False),
    "vine": ("violet", True),
    "snake-powder": ("violet", False),
    "bat": ("black", False),
    "raven-feather": ("black", False),
    "cobweb": ("white", False),
    "bone": ("white", False),
}
CORNERS = {1, 6, 11, 16}
COLUMNS = [[column + str(row) for row in range(1, 7)] for column in "bcde"]
ROWS = [[column + str(row) for column in "abcdef"] for row in range(2, 6)]
# Above the columns, right of the rows, and back again below and on the left.
LINES = {2 + place: column for place, column in enumerate(COLUMNS)}
LINES |= {15 - place: column for place, column in enumerate(COLUMNS)}
LINES |= {7 + place: row for place, row in enumerate(ROWS)}
LINES |= {20 - place: row for place, row in enumerate(ROWS)}


def family(card):
    return card.rsplit("-", 1)[0]


def value(card):
    return int(card.rsplit("-", 1)[1])


def all_cards():
    return {"{}-{}".format(name, number) for name in FAMILIES for number in range(1, 5)}


def symbol(card, all_twos):
    colour, plant = FAMILIES[family(card)]
    if value(card) != 2:
        return None
    if colour not in ("black", "white"):
        return "hat" if plant else "explosion"
    if not all_twos:
        return None
    return "hat" if family(card) in ("bat", "cobweb") else "explosion"


class Game:
    def __init__(self, first):
        options = first["options"]
        self.any_line_ends = options["any-line-ends"]
        self.all_twos = options["symbols-on-all-twos"]
        self.for_children = options["children-scoring"]
        self.players = first["players"]
        self.colours = first["colours"]
        self.grid = dict(first["grid"])
        self.pile = list(first["pile"])
        self.kettles = [list(kettle) for kettle in first["kettles"]]
        self.recipes = first["recipes"]
        self.check_bases(options["refused-cards"] == "out")
        self.positions = [1, 11] if self.players == 2 else [1, 6, 11]
        self.seat, self.idle = 0, 0
        # Whether this turn is one by a hat, and whether another follows it.
        self.second, self.again = False, False
        self.asked, self.gap, self.waiting = None, None, None
        self.reason, self.ended_by = None, None
        self.move_on()

    def check_bases(self, out):
        """No base has the colour of a figure; refused cards lie in the pile or are out of the game (C4, C31, CR9)."""
        refused = {card for card in all_cards() if FAMILIES[family(card)][0] in self.colours}
        bases = {card for kettle in self.kettles for card in kettle}
        lie = bases | set(self.grid.values()) | set(self.pile)
        assert not bases & refused, bases
        assert lie | (refused if out else set()) == all_cards(), all_cards() - lie

    def move_on(self):
        """Turn by turn to the next decision (C6, C7, C9, CR2, CR3)."""
        while True:
            others = {at for seat, at in enumerate(self.positions) if seat != self.seat}
            at, steps = self.positions[self.seat], value(self.kettles[self.seat][-1])
            while steps:
                at = at % 20 + 1
                steps -= at not in others
            self.positions[self.seat] = at
            if at not in CORNERS and self.line():
                self.asked = "take"
                return
            self.idle += 1
            self.again = False
            if self.idle >= 20:
                self.end("dry")
                return
            self.pass_on()

    def pass_on(self):
        self.second, self.again = self.again, False
        if not self.second:
            self.seat = (self.seat + 1) % self.players

    def line(self):
        return [cell for cell in LINES[self.positions[self.seat]] if cell in self.grid]

    def legal(self):
        if self.asked == "take":
            return ["take " + cell for cell in self.line()]
        return {"symbol": ["use", "skip"], "last": ["keep", "leave"], None: []}[self.asked]

    def end(self, reason):
        self.reason, self.asked = reason, None

    def refill(self):
        """C14: the gap is filled after everything else."""
        if self.pile:
            self.grid[self.gap] = self.pile.pop(0)
        self.pass_on()
        self.move_on()

    def victims(self):
        """C12: nobody loses his last card."""
        order = [(self.seat + step) % self.players for step in range(1, self.players)]
        return [seat for seat in order if len(self.kettles[seat]) > 1]

    def decide(self, decision):
        if self.asked == "take":
            self.take(decision.removeprefix("take "))
        elif self.asked == "symbol":
            if decision == "use":
                self.use(symbol(self.kettles[self.seat][-1], self.all_twos))
            self.refill()
        else:
            if decision == "keep":
                self.kettles[self.seat].append(self.waiting)
            self.end("line")

    def take(self, cell):
        card, line = self.grid.pop(cell), LINES[self.positions[self.seat]]
        self.idle, self.gap = 0, cell
        empty = [line for line in COLUMNS + ROWS if cell in line and not any(at in self.grid for at in line)]
        # C15, CR1
        if line in empty or (self.any_line_ends and empty):
            self.waiting, self.asked, self.ended_by = card, "last", self.seat
            return
        self.kettles[self.seat].append(card)
        shown = symbol(card, self.all_twos)
        if (shown == "hat" and not self.second) or (shown == "explosion" and self.victims()):
            self.asked = "symbol"
        else:
            self.refill()

    def use(self, shown):
        if shown == "hat":
            self.again = True
            return
        # C12, CR4: with an empty pile they are out of the game.
        lost = [self.kettles[seat].pop() for seat in self.victims()]
        if self.pile:
            self.pile += lost

    def opening(self):
        """What follows for the first line: nothing, all of it is drawn or agreed on."""
        return {}

    def state(self):
        return {"positions": self.positions, "kettles": self.kettles, "pile": self.pile, "grid": self.grid}

    def scores(self):
        held = [Counter(map(family, kettle)) for kettle in self.kettles]
        if self.for_children:
            worth = {4: 2, 3: 1, 2: 0, 1: -1}
            return [sum(worth[cards] for cards in families.values()) for families in held]
        counts = self.counts()
        return [self.score(seat, held[seat], counts) for seat in range(self.players)]

    def counts(self):
        """What is compared."""

        def each(fits):
            return [sum(map(fits, kettle)) for kettle in self.kettles]

        return {
            "ones": each(lambda card: value(card) == 1),
            "fewer-fours": each(lambda card: value(card) == 4),
            "fewer-cards": each(lambda card: True),
            "fewer-hats": each(lambda card: symbol(card, self.all_twos) == "hat"),
            "fewer-explosions": each(lambda card: symbol(card, self.all_twos) == "explosion"),
        }

    def score(self, seat, held, counts):
        points = 0
        for name, cards in held.items():
            total = sum(value(card) for card in self.kettles[seat] if family(card) == name)
            total *= {1: -1, 2: 0, 3: 1, 4: 1}[cards]
            own = FAMILIES[name][0] == self.colours[seat]
            points += (2 if own else 1) * total + (5 if cards == 4 else 0)
        ones = counts["ones"]
        points += 5 * all(ones[seat] > other for at, other in enumerate(ones) if at != seat)
        return points + sum(self.recipe(name, seat, held, counts) for name in self.recipes[seat])

    def recipe(self, name, seat, held, counts):
        """C20-C28"""
        kind, _, colour = name.partition(" ")
        collected = [FAMILIES[name] for name, cards in held.items() if cards >= 3]
        of_colour = sum(of == colour for of, _ in collected)
        if kind == "both":
            return 15 * (of_colour == 2)
        if kind == "one":
            return 5 * (of_colour >= 1)
        if kind == "last":
            return 10 * (self.ended_by == seat)
        if kind == "plants":
            return 10 * (sum(plant for _, plant in collected) >= 3)
        others = [count for at, count in enumerate(counts[name]) if at != seat]
        return 10 * all(counts[name][seat] < other for other in others)
