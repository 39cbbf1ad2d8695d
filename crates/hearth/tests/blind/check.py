"""Plays traces after with models of the rules whose author had seen the rules and never the engine.

    hearth simulate kokopelli --players 4 --games 100 --trace > games.jsonl
    python3 check.py games.jsonl

Everything is reckoned from the first line of a game and its decisions; every field of every line must then be the same. The first
difference ends it with exit code 1.
"""

import json
import sys

import kokopelli
import kupferkessel

MODELS = {"kokopelli": kokopelli.Game, "kupferkessel": kupferkessel.Game}


class Different(Exception):
    """The trace says something else than the model."""


def same(what, traced, reckoned):
    if traced != reckoned:
        raise Different(f"{what} is {traced!r} in the trace and should be {reckoned!r}")


def without_order(field, value):
    """Hands and discard piles are heaps."""
    return [sorted(heap) for heap in value] if field in ("hands", "discards") else value


def check_fields(line, reckoned):
    same("what is told", sorted(line), sorted(reckoned))
    for field, value in reckoned.items():
        same(field, without_order(field, line[field]), without_order(field, value))


def check_step(game, line):
    asked = {"seat": game.seat + 1, "legal": sorted(game.legal()), "decision": line["decision"]}
    game.decide(line["decision"])
    check_fields(line | {"legal": sorted(line["legal"])}, asked | game.state())


def check_end(game, line):
    same("what is legal at the end", [], sorted(game.legal()))
    scores = game.scores()
    winners = [seat for seat, score in enumerate(scores, 1) if score == max(scores)]
    check_fields(line, {"over": True, "scores": scores, "winners": winners, "reason": game.reason})


def check(lines):
    """How many games and decisions there were."""
    games, decisions, game = 0, 0, None
    for number, text in enumerate(lines, 1):
        line = json.loads(text)
        try:
            same("whether a game begins", "game" in line, game is None)
            if game is None:
                games, game = games + 1, MODELS[line["game"]](line)
                check_fields(line, line | game.opening())
            elif "over" in line:
                check_end(game, line)
                game = None
            else:
                check_step(game, line)
                decisions += 1
        except Different as different:
            sys.exit(f"line {number}: {different}")
    if game or not games:
        sys.exit("the trace is cut off")
    return games, decisions


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as trace:
        print("{} games, {} decisions, no difference".format(*check(trace)))
