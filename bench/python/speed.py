"""How fast random games are played from Python, beside card games of OpenSpiel where that is installed (`pip install open_spiel`).

Needs the module `hearth` (docs/PYTHON.md). Each line is the best of five rounds, all measured in turn; ratios are to the fastest of the
others. In the second table whoever decides is also told what he may know, as numbers; in the third as dictionaries here, and as numbers
there.
"""

import random
import time

import hearth

ROUNDS = 5
SECONDS = 1.0
SPIEL = ["gin_rummy", "hearts", "crazy_eights", "oh_hell", "spades", "euchre", "leduc_poker"]


def ours(name, looks, dice):
    """Every decision is chosen in Python from the words of what is legal."""
    game, decisions = hearth.Game(name, 2, seed=dice.getrandbits(63)), 0
    while legal := game.legal():
        if looks:
            looks(game, game.turn)
        game.decide(dice.choice(legal))
        decisions += 1
    return decisions


def theirs(game, looks, dice):
    """The yardstick: the same loop with OpenSpiel."""
    state, decisions = game.new_initial_state(), 0
    # Not every game has both.
    observed = game.get_type().provides_observation_tensor
    while not state.is_terminal():
        # What chance decides takes a step of its own there.
        decides = not state.is_chance_node()
        decisions += decides
        if looks and decides:
            state.observation_tensor() if observed else state.information_state_tensor()
        state.apply_action(dice.choice(state.legal_actions()))
    return decisions


def rate(play):
    """Decisions a second."""
    dice, decisions, begin = random.Random(1), 0, time.process_time()
    while (passed := time.process_time() - begin) < SECONDS:
        decisions += play(dice)
    return decisions / passed


def others():
    """The yardsticks."""
    try:
        import pyspiel
    except ImportError:
        print("without OpenSpiel: no yardstick")
        return {}
    return {name: pyspiel.load_game(name) for name in SPIEL}


def main():
    yardsticks = others()
    for looks, title in (
        (None, "decisions alone"),
        (hearth.Game.observation, "with what whoever decides may know, as numbers"),
        (hearth.Game.known, "with what whoever decides may know, as dictionaries"),
    ):
        lines = {
            f"OpenSpiel {name}": lambda dice, game=game: theirs(game, looks, dice)
            for name, game in yardsticks.items()
        }
        lines |= {name: lambda dice, name=name: ours(name, looks, dice) for name in hearth.games()}
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
