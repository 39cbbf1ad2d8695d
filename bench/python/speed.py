"""Measures the speed of random games from Python, next to OpenSpiel if it is installed (`pip install open_spiel`).

Needs the module `hearth` (docs/PYTHON.md). Each line is the best of five interleaved rounds. Ratios are relative to the
fastest OpenSpiel game. The second table adds an observation as numbers before each decision. The third adds it as a
dictionary in Hearth, and as numbers in OpenSpiel.
"""

import random
import time

import hearth

ROUNDS = 5
SECONDS = 1.0
SPIEL = ["gin_rummy", "hearts", "crazy_eights", "oh_hell", "spades", "euchre", "leduc_poker"]


def ours(name, observe, dice):
    """Plays a random game; Python chooses each decision from the legal strings."""
    game, decisions = hearth.Game(name, 2, seed=dice.getrandbits(63)), 0
    while legal := game.legal():
        if observe:
            observe(game, game.turn)
        game.decide(dice.choice(legal))
        decisions += 1
    return decisions


def theirs(game, observe, dice):
    """Plays the same loop with OpenSpiel, as a baseline."""
    state, decisions = game.new_initial_state(), 0
    # Not every game provides both tensors.
    observed = game.get_type().provides_observation_tensor
    while not state.is_terminal():
        # OpenSpiel has separate steps for chance events.
        decides = not state.is_chance_node()
        decisions += decides
        if observe and decides:
            state.observation_tensor() if observed else state.information_state_tensor()
        state.apply_action(dice.choice(state.legal_actions()))
    return decisions


def rate(play):
    """Returns decisions per second."""
    dice, decisions, begin = random.Random(1), 0, time.process_time()
    while (passed := time.process_time() - begin) < SECONDS:
        decisions += play(dice)
    return decisions / passed


def others():
    """Returns the OpenSpiel games."""
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed: no baseline")
        return {}
    return {name: pyspiel.load_game(name) for name in SPIEL}


def main():
    yardsticks = others()
    for observe, title in (
        (None, "decisions alone"),
        (hearth.Game.observation, "with an observation as numbers"),
        (hearth.Game.known, "with an observation as a dictionary"),
    ):
        lines = {
            f"OpenSpiel {name}": lambda dice, game=game: theirs(game, observe, dice)
            for name, game in yardsticks.items()
        }
        lines |= {name: lambda dice, name=name: ours(name, observe, dice) for name in hearth.games()}
        best = dict.fromkeys(lines, 0.0)
        for _ in range(ROUNDS):
            for line, play in lines.items():
                best[line] = max(best[line], rate(play))
        first = max((best[line] for line in lines if line.startswith("OpenSpiel")), default=None)
        print(f"\n{title}")
        for line, decisions in best.items():
            ratio = f"{decisions / first:>8.2f} times" if first else ""
            print(f"{line:<28}{decisions:>12,.0f} decisions/s{ratio}")


if __name__ == "__main__":
    main()
