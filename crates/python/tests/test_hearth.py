"""What the module `hearth` promises."""

import ast
import copy
import pathlib
import pickle
import random
import signal
import threading
import unittest

import hearth

TABLES = [("kokopelli", players) for players in (2, 3, 4)] + [("kupferkessel", players) for players in (2, 3)]


def somewhere(name, players, seed, decisions=25):
    """A game in which some things have been decided."""
    game, dice = hearth.Game(name, players, seed=seed), random.Random(seed)
    for _ in range(decisions):
        if game.over:
            break
        game.decide(dice.choice(game.legal()))
    return game


class Playing(unittest.TestCase):
    def test_whole_games_are_played_by_words(self):
        for name, players in TABLES:
            sayable = set(hearth.decisions(name))
            for seed in range(5):
                game, dice = hearth.Game(name, players, seed=seed), random.Random(seed)
                self.assertEqual((game.name, game.players), (name, players))
                while not game.over:
                    self.assertIn(game.turn, range(1, players + 1))
                    self.assertIsNone(game.scores)
                    self.assertEqual((game.winners, game.reason), ([], None))
                    legal = game.legal()
                    self.assertLessEqual(set(legal), sayable)
                    game.decide(dice.choice(legal))
                self.assertEqual((game.turn, game.legal()), (None, []))
                best = max(game.scores)
                winners = [seat for seat, score in enumerate(game.scores, 1) if score == best]
                self.assertEqual((len(game.scores), game.winners), (players, winners))
                self.assertTrue(game.reason)

    def test_what_is_not_legal_is_refused_with_its_rule_and_changes_nothing(self):
        for name, players in TABLES:
            game = somewhere(name, players, 3)
            before, legal = game.position(), set(game.legal())
            for decision in hearth.decisions(name):
                if decision in legal:
                    self.assertIsNone(game.why_not(decision))
                    continue
                with self.assertRaises(hearth.Refused) as refused:
                    game.decide(decision)
                self.assertIn(refused.exception.rule, hearth.rules(name))
                self.assertTrue(str(refused.exception).startswith(refused.exception.rule))
                self.assertEqual(game.why_not(decision), str(refused.exception))
            self.assertEqual(game.position(), before)

    def test_nonsense_is_answered_with_a_sentence(self):
        game = hearth.Game("kokopelli", seed=1)
        for nonsense in ("", "dance", "open", "\0", "draw draw"):
            with self.assertRaises(ValueError) as wrong:
                game.decide(nonsense)
            self.assertNotIsInstance(wrong.exception, hearth.Refused)
        for call, says in [
            (lambda: hearth.Game("chess"), "kokopelli"),
            (lambda: hearth.Game("kokopelli", 5), "4"),
            (lambda: hearth.Game("kokopelli", edition="klingon"), "english"),
            (lambda: hearth.Game("kokopelli", colour="red"), "options are"),
            (lambda: hearth.Game.read("once upon a time"), "record"),
            (lambda: hearth.Game.read("record kokopelli"), "decisions"),
            (lambda: game.view(3), "1 to 2"),
            (lambda: game.imagine(0), "1 to 2"),
            (lambda: game.hint("grandmaster"), "master"),
            (lambda: game.play_out([]), "at least one"),
            (lambda: game.play_out(["program:false"]), "forfeits"),
            (lambda: hearth.simulate("kokopelli", ["program:false"], 3), "forfeits"),
            (lambda: hearth.options("chess"), "kupferkessel"),
        ]:
            with self.assertRaises(ValueError) as wrong:
                call()
            self.assertIn(says, str(wrong.exception))
        with self.assertRaises(TypeError):
            hearth.Game("kokopelli", edition={})
        self.assertEqual(game.record(), hearth.Game("kokopelli", seed=1).record())

    def test_options_are_said_by_keywords(self):
        game = hearth.Game("kokopelli", 3, seed=1, edition="french")
        self.assertEqual(game.known()["options"]["edition"], "french")
        self.assertNotEqual(hearth.Game("kokopelli", 3, seed=1).known()["options"]["edition"], "french")
        for name in hearth.games():
            for choice, about in hearth.options(name).items():
                self.assertTrue(choice.isidentifier() and about["help"], choice)
        for value in (True, "true"):
            game = hearth.Game("kupferkessel", seed=1, open_kettles=value)
            self.assertEqual(game.known()["options"]["open-kettles"], True)
        ten = sorted(game for game in hearth.Game("kokopelli", seed=1).known()["ceremonies"])
        chosen = hearth.Game("kokopelli", seed=2, ceremonies=ten)
        self.assertEqual(sorted(chosen.known()["ceremonies"]), ten)


class Knowing(unittest.TestCase):
    def test_a_seat_is_told_its_own_cards_and_no_others(self):
        game = somewhere("kokopelli", 3, 5)
        hands = game.known(2)["hands"]
        self.assertTrue(all(card for card in hands[1]))
        self.assertTrue(all(card is None for hand in (hands[0], hands[2]) for card in hand))
        self.assertTrue(all(card is None for hand in game.view()["hands"] for card in hand))

    def test_an_imagined_world_is_one_the_seat_cannot_tell_from_its_own(self):
        for name, players in TABLES:
            game = somewhere(name, players, 7, decisions=8)
            worlds = set()
            for seat in range(1, players + 1):
                for seed in range(8):
                    world = game.imagine(seat, seed=seed)
                    self.assertEqual(world.known(seat), game.known(seat))
                    self.assertEqual(world.turn, game.turn)
                    if seat == game.turn:
                        self.assertEqual(world.legal(), game.legal())
                    worlds.add(world.position())
            self.assertGreater(len(worlds), 1)
            with self.assertRaises(ValueError):
                world.record()
            with self.assertRaises(ValueError):
                world.trace()


class Keeping(unittest.TestCase):
    def test_a_game_is_copied_written_read_and_sent_to_another_process(self):
        for name, players in TABLES:
            game = somewhere(name, players, 11)
            for same in (
                game.copy(),
                copy.copy(game),
                copy.deepcopy(game),
                pickle.loads(pickle.dumps(game)),
                hearth.Game.read(game.record()),
            ):
                self.assertEqual((same.record(), same.position()), (game.record(), game.position()))
                same.decide(same.legal()[0])
                self.assertNotEqual(same.record(), game.record())
            world = hearth.Game.read(game.position())
            self.assertEqual(world.position(), game.position())
            self.assertEqual(pickle.loads(pickle.dumps(world)).position(), game.position())

    def test_a_trace_tells_every_step(self):
        game = somewhere("kupferkessel", 2, 13, decisions=1000)
        trace = game.trace()
        self.assertEqual(trace[0]["game"], "kupferkessel")
        self.assertEqual((trace[-1]["over"], trace[-1]["scores"]), (True, game.scores))
        again = hearth.Game.read(game.record().split("decisions")[0] + "decisions\n")
        for step in trace[1:-1]:
            self.assertEqual((step["seat"], step["legal"]), (again.turn, again.legal()))
            again.decide(step["decision"])
        self.assertEqual(again.scores, game.scores)


class Bots(unittest.TestCase):
    def test_a_hint_is_a_legal_decision_and_the_same_for_the_same_seed(self):
        for name, players in TABLES:
            game = somewhere(name, players, 17)
            hints = [game.hint("tree@200", seed=seed) for seed in (1, 1)]
            self.assertEqual(hints[0], hints[1])
            self.assertIn(hints[0]["decision"], game.legal())
            self.assertEqual(hints[0]["seat"], game.turn)
        while not game.over:
            game.decide(game.hint("random")["decision"])
        with self.assertRaises(ValueError):
            game.hint()

    def test_bots_play_a_game_to_its_end(self):
        game = somewhere("kokopelli", 2, 19)
        before, other = game.record(), game.copy()
        game.play_out(["greedy", "random"], seed=4)
        other.play_out(["greedy", "random"], seed=4)
        self.assertTrue(game.over and game.record().startswith(before.rstrip("\n")))
        self.assertEqual(game.record(), other.record())

    def test_many_games_are_the_same_on_any_number_of_threads(self):
        for name, players in TABLES:
            once = hearth.simulate(name, ["random", "greedy"], 20, players=players, seed=23, threads=1)
            many = hearth.simulate(name, ["random", "greedy"], 20, players=players, seed=23, threads=3)
            self.assertEqual(once, many)
            self.assertEqual({len(scores) for scores in once}, {players})
            first = hearth.Game(name, players, seed=23)
            first.play_out(["random", "greedy"], seed=23)
            self.assertEqual(first.scores, once[0])
        self.assertEqual(hearth.simulate("kokopelli", games=0), [])

    def test_long_work_ends_when_somebody_presses_ctrl_c(self):
        threading.Timer(0.3, signal.raise_signal, [signal.SIGINT]).start()
        with self.assertRaises(KeyboardInterrupt):
            hearth.simulate("kokopelli", games=10**12)

    def test_all_bots_are_named(self):
        for bot in hearth.bots():
            game = hearth.Game("kupferkessel", seed=1)
            self.assertIn(game.hint(f"{bot}@10")["decision"], game.legal())


class Described(unittest.TestCase):
    def test_editors_are_told_of_everything_there_is(self):
        def named(nodes):
            return {node.name for node in nodes if hasattr(node, "name") and not node.name.startswith("_")}

        def open_names(of):
            return {name for name in dir(of) if not name.startswith("_")}

        stub = ast.parse((pathlib.Path(__file__).parent.parent / "hearth.pyi").read_text())
        game = next(node for node in stub.body if getattr(node, "name", None) == "Game")
        self.assertEqual(named(stub.body), open_names(hearth))
        self.assertEqual(named(game.body), open_names(hearth.Game))
        self.assertTrue(all(getattr(hearth.Game, name).__doc__ for name in open_names(hearth.Game)))


if __name__ == "__main__":
    unittest.main()
