#!/usr/bin/env python3
"""Checks that the cards of a game were dealt fairly, from nothing but its record. docs/DEALS.md describes the method.

usage: tools/verify_deal.py RECORD…    checks these files; `-` is standard input
       tools/verify_deal.py --batch    checks records from standard input, with a line `---` between two of them

Prints a line for each record: `fair`, `unfair` or `unreadable`, and the reason. Exits with 0, 1 or 2, the worst of them."""
import hashlib, hmac, itertools, re, struct, sys
# The options, each with its values, the default first. An edition has other defaults.
OPTIONS = {"kokopelli": "edition=english/french/polish/german fire-reach=board/near fire-check=area/board sun-shared=true/false "
           "birth-finish=true/false two-player-first-round=both/first spider-below=false/true vase-for-owner=true/false",
           "kupferkessel": "recipes=false/true any-line-ends=false/true symbols-on-all-twos=false/true open-kettles=false/true "
           "children-scoring=false/true refused-cards=under/out third=orange/violet/grey/green/blue"}
EDITIONS = {"french": {"fire-check": "board", "birth-finish": "false"}, "german": {"two-player-first-round": "first"},
            "polish": {"fire-reach": "near", "sun-shared": "false", "spider-below": "true"}}
CEREMONIES = ("sun eagle-feather paw birth hunter warrior fire spider-woman vase snake-dance drummer lizard "
              "mother-of-heaven shaman chieftain tortoise").split()
FIRST_GAME = "hunter warrior tortoise paw drummer shaman spider-woman eagle-feather mother-of-heaven snake-dance".split()
FAMILIES = ("pumpkin newt-eyes mushroom dragon-blood moss moon-dew root cat-whisker vine snake-powder bat raven-feather "
            "cobweb bone").split()
COLOURS = "green orange blue grey violet black white".split()  # Each has two of the families.
RECIPES = ("both orange,both violet,both grey,both blue,both green,one black,one white,plants,last,fewer-explosions,"
           "fewer-hats,fewer-cards,fewer-fours").split(",")
DECISIONS = "draw open play cancel exchange under done pass take use skip keep leave".split()

class Unfair(Exception):
    """The cards do not follow from the proof, or there is none."""

def need(condition, message, error=ValueError):
    if not condition:
        raise error(message)

def key_stream(secret, shares, info):
    """Yields the key stream of ChaCha20 as words. HKDF-SHA256 makes the key from the secret and the shares."""
    extracted = hmac.digest(b"hearth deal 1", secret + b"".join(sorted(shares)), "sha256")
    key = struct.unpack("<8I", hmac.digest(extracted, info + b"\1", "sha256"))
    for block in itertools.count():
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *key, block, 0, 0, 0]
        x = start[:]
        for diagonal, lane in itertools.product([0, 1] * 10, range(4)):
            a, b, c, d = (4 * row + (lane + diagonal * row) % 4 for row in range(4))
            for bits in 16, 12, 8, 7:
                x[a] = (x[a] + x[b]) % 2**32
                x[d] = ((x[d] ^ x[a]) << bits | (x[d] ^ x[a]) >> (32 - bits)) % 2**32
                a, b, c, d = c, d, a, b
        yield from ((one + other) % 2**32 for one, other in zip(x, start))

def below(bound, words):
    return next(word for word in words if word < 2**32 // bound * bound) % bound

def shuffled(items, words):
    items = list(items)
    for last in range(len(items) - 1, 0, -1):
        other = below(last + 1, words)
        items[last], items[other] = items[other], items[last]
    return items

def deal_kokopelli(players, rules, option, words):
    count, named = option.pop("count", "random"), option.pop("ceremonies", "random").replace(",", " ").split()
    if named == ["random"]:
        named = shuffled(CEREMONIES, words)[: 10 if count == "random" else int(count)]
    named = FIRST_GAME if named == ["first"] else named
    need(10 <= len(named) == len({*named} & {*CEREMONIES}) <= 12, "the option `ceremonies` has an unknown value", Unfair)
    need(count in ("random", str(len(named))), "the options `ceremonies` and `count` differ", Unfair)
    yield "ceremonies", [card for card in CEREMONIES if card in named]
    for seat in range(1, players + 1):
        yield f"deck {seat}", shuffled([card for card in CEREMONIES if card in named for _ in range(3)] + ["kokopelli"] * 6, words)

def deal_kupferkessel(players, rules, option, words):
    own = option.pop("own-recipes", "")
    parts = own.split("|") if own else []
    need(len(parts) <= 5 and all(map(str.strip, parts)), "the option `own-recipes` has an unknown value", Unfair)
    if own:
        rules["recipes"] = "true"
        yield "own-recipes", own.split()
    third = rules["third"] if players == 3 else rules.pop("third") and None  # Two players have no third figure.
    if rules["recipes"] == "true":
        recipes = RECIPES[0 if players == 2 else 8 :] + [f"own {number + 1}" for number in range(len(parts))]
        dealt, each = shuffled(recipes, words), 4 - players
        for seat in range(players):
            yield f"dealt {seat + 1}", ", ".join(sorted(dealt[each * seat :][:each], key=recipes.index)).split()
    cards, bases = range(56), 0
    while bases < players:
        cards = shuffled(cards, words)
        bases = sum(COLOURS[card // 8] not in ("black", "white", third) for card in cards[32:])
    names = [f"{FAMILIES[card // 4]}-{card % 4 + 1}" for card in cards]
    for row, begin, end in zip(range(1, 7), [0, 4, 10, 16, 22, 28], [4, 10, 16, 22, 28, 32]):
        yield f"row {row}", names[begin:end]
    yield "pile", names[32:]

def read(text):
    """Returns the name of the game, and the words of the lines of the set-up and of the proof, by the names of the lines."""
    statements = (part.split() for line in text.lstrip("\ufeff").split("\n") for part in line.split("#")[0].split(";"))
    head, *rows = [words for words in statements if words] or [[]]
    need(head in [["record", game] for game in OPTIONS], "it is no record of a game that is known here")
    need(["decisions"] in rows, "it has no line `decisions`")
    setup, proof, end = {}, {}, rows.index(["decisions"])
    for words in rows[:end]:
        name = " ".join(words[: 2 if words[0] in ("deck", "row", "dealt", "share", "option", "sits") else 1])
        need(name not in setup and name not in proof, f"the line `{name}` appears twice")
        (proof if words[0] in ["seal", "secret", "share", "first", "option"] else setup)[name] = words[len(name.split()) :]
    need(all(words[0] in DECISIONS for words in rows[end + 1 :]), "something else is among the decisions")
    return head[1], {name: words for name, words in setup.items() if name[:4] != "sits"}, proof

def check(text):
    """Returns a sentence about a fair deal. Raises an error for another one."""
    game, setup, proof = read(text)
    need(proof, "the record has no proof of its deal", Unfair)
    seats = ["1", "2", "3", "4"] if game == "kokopelli" else ["1", "2", "3"]
    need(setup.get("players") in [[seat] for seat in seats[1:]], "`players` is missing or wrong")
    seats = seats[: int(setup["players"][0])]
    sharing = [name[6:] for name in proof if name.startswith("share")]
    need(sharing == [seat for seat in seats if seat in sharing], "the shares must have seats, in their order")
    values = [" ".join(proof.get(name, [])) for name in ["seal", "secret", *(f"share {seat}" for seat in sharing)]]
    need(all(re.fullmatch("[0-9a-f]{64}", value) for value in values), "seal, secret and shares have 64 hexadecimal digits")
    _, secret, *shares = map(bytes.fromhex, values)
    made = hashlib.sha256(secret).hexdigest()
    need(made == values[0], f"the secret was exchanged: its seal is {made}, not {values[0]}", Unfair)
    for seat in sharing:
        need(re.search(rf"(?m)^sits {seat} person\b", text), f"seat {seat} has a share, but no player is named there", Unfair)
    if "first" in proof:
        first, drawn = " ".join(proof["first"]), str(below(len(seats), key_stream(secret, shares, b"first")) + 1)
        need(first == drawn, f"chair {drawn} should have gone first, not chair {first}", Unfair)
    option = {name[7:]: " ".join(words) for name, words in proof.items() if name.startswith("option")}
    usual, rules = EDITIONS.get(option.get("edition"), {}), {}
    for name, values in (known.split("=") for known in OPTIONS[game].split()):
        rules[name] = option.pop(name, usual.get(name, values.split("/")[0]))
        need(rules[name] in values.split("/"), f"the option `{name}` has an unknown value", Unfair)
    deal = deal_kokopelli if game == "kokopelli" else deal_kupferkessel
    want = dict(deal(len(seats), rules, option, key_stream(secret, shares, b"cards")), players=setup["players"])
    need(not option, f"the option `{' '.join(option)}` is not known", Unfair)
    want.update((name, [value]) for name, value in rules.items())
    for name in [*want, *setup]:
        need(name in setup and name in want, f"the line `{name}` is missing, or does not belong there", Unfair)
        for place, (have, due) in enumerate(itertools.zip_longest(setup[name], want[name], fillvalue="nothing"), 1):
            need(have == due, f"the cards were exchanged: `{name}` has {have} at place {place}, not {due}", Unfair)
    return f"fair: seal {made}, shares of seats: {', '.join(sharing) or 'none'}"

def judge(record):
    """Prints a line about a record, or about a file that has one. Returns the exit status."""
    try:
        verdict = check((record if isinstance(record, bytes) else open(0 if record == "-" else record, "rb").read()).decode())
    except (Unfair, ValueError, OSError) as error:
        verdict = f"{'unfair' if isinstance(error, Unfair) else 'unreadable'}: {error}"
    print(verdict.encode("ascii", "replace").decode())
    return ["fair", "unfair", "unreadable"].index(verdict.split(":")[0])

if __name__ == "__main__":
    batch = sys.argv[1:] == ["--batch"]
    records = re.split(b"(?m)^---\n", sys.stdin.buffer.read()) if batch else sys.argv[1:] or ["-"]
    sys.exit(max(map(judge, records)))
