"""How fast random games are played from Python, beside card games of OpenSpiel where that is installed (`pip install open_spiel`).

Needs the module `hearth` (docs/PYTHON.md). Each line is the best of five rounds, all measured in turn; ratios are to the first line.
"""

import random
import time

import hearth

ROUNDS = 5
SECONDS = 1.0


def by_words(name, dice):
    """Every decision is chosen in Python from the words of what is legal."""
    game, decisions = hearth.Game(name, 2, seed=dice.getrandbits(63)), 0
    while legal := game.legal():
        game.decide(dice.choice(legal))
        decisions += 1
    return decisions


def of_spiel(game, dice):
    """The yardstick: the same loop with OpenSpiel."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        # What chance decides takes a step of its own there.
        decisions += not state.is_chance_node()
        state.apply_action(dice.choice(state.legal_actions()))
    return decisions


def rate(play):
    """Decisions a second."""
    dice, decisions, begin = random.Random(1), 0, time.process_time()
    while (passed := time.process_time() - begin) < SECONDS:
        decisions += play(dice)
    return decisions / passed


def main():
    lines = {}
    try:
        import pyspiel

        for name in ("gin_rummy", "leduc_poker"):
            lines[f"OpenSpiel {name}, by numbers"] = lambda dice, game=pyspiel.load_game(name): of_spiel(game, dice)
    except ImportError:
        print("without OpenSpiel: no yardstick")
    for name in hearth.games():
        lines[f"{name}, by words"] = lambda dice, name=name: by_words(name, dice)
    best = dict.fromkeys(lines, 0.0)
    for _ in range(ROUNDS):
        for line, play in lines.items():
            best[line] = max(best[line], rate(play))
    first = next(iter(best.values()))
    for line, decisions in best.items():
        print(f"{line:<34}{decisions:>14,.0f} decisions/s{decisions / first:>8.1f} times")


if __name__ == "__main__":
    main()
