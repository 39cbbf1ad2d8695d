"""Tests of the module `hearth`."""

import ast
import copy
import inspect
import pathlib
import pickle
import random
import signal
import threading
import time
import unittest

import hearth

TABLES = [("kokopelli", players) for players in (2, 3, 4)] + [("kupferkessel", players) for players in (2, 3)]


def game_in_progress(name, players, seed, decisions=25):
    """Returns a game after some random decisions."""
    game, dice = hearth.Game(name, players, seed=seed), random.Random(seed)
    for _ in range(decisions):
        if game.over:
            break
        game.decide(dice.choice(game.legal()))
    return game


class Playing(unittest.TestCase):
    def test_whole_games_are_played_with_strings(self):
        for name, players in TABLES:
            expressible = set(hearth.decisions(name))
            for seed in range(5):
                game, dice = hearth.Game(name, players, seed=seed), random.Random(seed)
                self.assertEqual((game.name, game.players), (name, players))
                while not game.over:
                    self.assertIn(game.turn, range(1, players + 1))
                    self.assertIsNone(game.scores)
                    self.assertEqual((game.winners, game.reason), ([], None))
                    legal = game.legal()
                    self.assertLessEqual(set(legal), expressible)
                    game.decide(dice.choice(legal))
                self.assertEqual((game.turn, game.legal()), (None, []))
                best = max(game.scores)
                winners = [seat for seat, score in enumerate(game.scores, 1) if score == best]
                self.assertEqual((len(game.scores), game.winners), (players, winners))
                self.assertTrue(game.reason)

    def test_an_illegal_decision_is_refused_with_its_rule(self):
        for name, players in TABLES:
            game = game_in_progress(name, players, 3)
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

    def test_invalid_arguments_are_explained(self):
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
            (lambda: game.decide(861), "0 to 860"),
            (lambda: game.decide(-1), "0 to 860"),
            (lambda: game.why_not(2**70), "too large"),
            (lambda: game.view(3), "1 to 2"),
            (lambda: game.observation(3), "1 to 2"),
            (lambda: game.imagine(0), "1 to 2"),
            (lambda: game.hint("grandmaster"), "master"),
            (lambda: game.play_out([]), "at least one"),
            (lambda: game.bot("club", 3), "1 to 2"),
            (lambda: game.bot("grandmaster", 1), "master"),
            (lambda: game.bot("club", 2).decide(game), "not the turn of seat 2"),
            (lambda: hearth.Game("kupferkessel").bot("club", 1).decide(game), "table of kupferkessel"),
            (lambda: hearth.simulate("kokopelli", threads=0), "1 to 256"),
            (lambda: hearth.options("chess"), "kupferkessel"),
        ]:
            with self.assertRaises(ValueError) as wrong:
                call()
            self.assertIn(says, str(wrong.exception))
        itself = []
        itself.append(itself)
        for option in ({}, itself, [["paw"]], 1.5, 2**70):
            with self.assertRaises(TypeError):
                hearth.Game("kokopelli", edition=option)
        for decision in (None, 1.5, True, ["draw"]):
            with self.assertRaises(TypeError):
                game.decide(decision)
        self.assertEqual(game.record(), hearth.Game("kokopelli", seed=1).record())

    def test_whole_games_are_played_with_indices(self):
        for name, players in TABLES:
            words, dice = hearth.decisions(name), random.Random(1)
            game = hearth.Game(name, players, seed=1)
            same, size = game.copy(), len(game.meanings())
            while not game.over:
                mask = game.mask()
                legal = [number for number, is_legal in enumerate(mask) if is_legal]
                self.assertEqual((len(mask), sorted(game.legal_numbers())), (len(words), legal))
                self.assertEqual([words[number] for number in game.legal_numbers()], same.legal())
                for seat in (None, *range(1, players + 1)):
                    self.assertEqual(len(game.observation(seat)), size)
                number = dice.choice(legal)
                self.assertIsNone(game.why_not(number))
                game.decide(number)
                same.decide(words[number])
                self.assertEqual(game, same)
            self.assertFalse(any(game.mask()))

    def test_an_observation_contains_only_what_the_seat_knows(self):
        for name, players in TABLES:
            game = game_in_progress(name, players, 5)
            for seat in range(1, players + 1):
                for seed in range(20):
                    self.assertEqual(game.imagine(seat, seed=seed).observation(seat), game.observation(seat))
        game = game_in_progress("kokopelli", 2, 5)
        known, numbers = game.known(1), dict(zip(game.meanings(), game.observation(1)))
        for card in ("paw", "birth", "kokopelli"):
            self.assertEqual(numbers[f"hand 1 {card}"], known["hands"][0].count(card))
            self.assertEqual(numbers[f"hand 2 {card}"], 0)
        self.assertEqual((numbers["hand 2"], numbers["pile 1"]), (len(known["hands"][1]), len(known["piles"][0])))
        self.assertEqual([numbers["points 1"], numbers["points 2"]], known["points"])
        game = game_in_progress("kupferkessel", 2, 5, decisions=9)
        known, numbers = game.known(2), dict(zip(game.meanings(), game.observation(2)))
        for cell, card in known["grid"].items():
            family, value = card.rsplit("-", 1)
            self.assertEqual((numbers[f"{cell} {family}"], numbers[f"{cell} value"]), (1, int(value)))
        for seat, kettle in enumerate(known["kettles"], 1):
            for depth, card in enumerate(reversed(kettle), 1):
                self.assertEqual((numbers[f"kettle {seat} {card}"], numbers[f"depth {card}"]), (1, depth))
            self.assertEqual(numbers[f"figure {seat} {known['positions'][seat - 1]}"], 1)

    def test_options_are_keyword_arguments(self):
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

    def test_options_can_be_passed_on(self):
        recipes = ["12: at least 2 full families", "6: no hats and no explosions"]
        for game in (
            hearth.Game("kokopelli", 4, seed=1, edition="polish", fire_reach="board"),
            hearth.Game("kupferkessel", 3, seed=1, own_recipes=recipes, open_kettles=True),
        ):
            agreed = game.known()["options"]
            again = hearth.Game(game.name, game.players, seed=1, **agreed)
            self.assertEqual(again.known()["options"], agreed)
            self.assertEqual(again, game)
            usual = {name: about["usual"] for name, about in hearth.options(game.name).items()}
            self.assertEqual(hearth.Game(game.name, seed=1, **usual), hearth.Game(game.name, seed=1))

    def test_deals_differ_without_a_seed(self):
        for deal in (
            lambda: hearth.Game("kokopelli").position(),
            lambda: hearth.Game("kokopelli", seed=1).imagine(1).position(),
            lambda: hearth.simulate("kokopelli", games=5),
        ):
            self.assertNotEqual(deal(), deal())


class Knowledge(unittest.TestCase):
    def test_a_seat_sees_only_its_own_cards(self):
        game = game_in_progress("kokopelli", 3, 5)
        hands = game.known(2)["hands"]
        self.assertTrue(all(card for card in hands[1]))
        self.assertTrue(all(card is None for hand in (hands[0], hands[2]) for card in hand))
        self.assertTrue(all(card is None for hand in game.view()["hands"] for card in hand))

    def test_perfect_recall_remembers_covered_cards(self):
        game = game_in_progress("kupferkessel", 2, 3, decisions=12)
        cards = [card for kettle in game.known()["kettles"] for card in kettle]
        self.assertTrue(all(cards), cards)
        self.assertIn(None, [card for kettle in game.view(1)["kettles"] for card in kettle])

    def test_equal_knowledge_gives_equal_keys(self):
        game = game_in_progress("kokopelli", 2, 7)
        worlds = [game.imagine(1, seed=seed) for seed in range(8)]
        self.assertEqual({world.information(1) for world in worlds}, {game.information(1)})
        self.assertGreater(len({world.information(2) for world in worlds}), 1)

    def test_a_determinization_is_indistinguishable_for_the_seat(self):
        for name, players in TABLES:
            game = game_in_progress(name, players, 7, decisions=8)
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


class Persistence(unittest.TestCase):
    def test_a_game_is_copied_written_read_and_pickled(self):
        for name, players in TABLES:
            game = game_in_progress(name, players, 11)
            for same in (
                game.copy(),
                copy.copy(game),
                copy.deepcopy(game),
                pickle.loads(pickle.dumps(game)),
                hearth.Game.read(game.record()),
            ):
                self.assertEqual((same.record(), same.position()), (game.record(), game.position()))
                self.assertEqual(same, game)
                same.decide(same.legal()[0])
                self.assertNotEqual(same.record(), game.record())
                self.assertNotEqual(same, game)
            world = hearth.Game.read(game.position())
            self.assertEqual(world.position(), game.position())
            self.assertEqual(pickle.loads(pickle.dumps(world)).position(), game.position())

    def test_a_trace_contains_every_step(self):
        game = game_in_progress("kupferkessel", 2, 13, decisions=1000)
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
            game = game_in_progress(name, players, 17)
            hints = [game.hint("tree@200", seed=seed) for seed in (1, 1)]
            self.assertEqual(hints[0], hints[1])
            self.assertIn(hints[0]["decision"], game.legal())
            self.assertEqual(hints[0]["seat"], game.turn)
        while not game.over:
            game.decide(game.hint("random")["decision"])
        with self.assertRaises(ValueError):
            game.hint()

    def test_bots_play_a_game_to_its_end(self):
        game = game_in_progress("kokopelli", 2, 19)
        before, other = game.record(), game.copy()
        game.play_out(["greedy", "random"], seed=4)
        other.play_out(["greedy", "random"], seed=4)
        self.assertTrue(game.over and game.record().startswith(before.rstrip("\n")))
        self.assertEqual(game.record(), other.record())

    def test_a_bot_at_a_seat_decides_as_in_a_game_between_bots(self):
        for name, players in TABLES:
            for level in ("casual", "tree@60", "greedy"):
                together, apart = (hearth.Game(name, players, seed=29) for _ in range(2))
                together.play_out([level, "random"], seed=31)
                bots = [
                    apart.bot((level, "random")[seat % 2], seat + 1, seed=31) for seat in range(players)
                ]
                while not apart.over:
                    apart.decide(bots[apart.turn - 1].decide(apart))
                self.assertEqual(apart.record(), together.record(), (name, level))
        self.assertEqual((bots[0].name, bots[0].seat), ("greedy", 1))

    def test_a_bot_can_switch_games(self):
        game = game_in_progress("kokopelli", 2, 37)
        while game.turn != 1:
            game.decide(game.legal()[0])
        bot = game.bot("tree@60", 1, seed=1)
        self.assertIn(bot.decide(game), game.legal())
        longer = game_in_progress("kokopelli", 2, 41, decisions=40)
        while longer.turn != 1:
            longer.decide(longer.legal()[0])
        for other in (hearth.Game("kokopelli", 2, seed=1), longer):
            self.assertEqual(bot.decide(other), other.bot("tree@60", 1, seed=1).decide(other))

    def test_hints_do_not_have_the_weaknesses_of_the_level(self):
        scores = {"bot": 0, "hint": 0}
        for seed in range(30):
            for way in scores:
                game = hearth.Game("kokopelli", 2, seed=seed)
                beginner = game.bot("beginner", 1, seed=seed)
                while not game.over:
                    if game.turn == 2:
                        game.decide(game.legal()[0])
                    elif way == "bot":
                        game.decide(beginner.decide(game))
                    else:
                        game.decide(game.hint("beginner", seed=seed)["decision"])
                scores[way] += game.scores[0] - game.scores[1]
        self.assertLess(scores["bot"], scores["hint"])

    def test_a_bot_that_does_not_decide_forfeits(self):
        game = hearth.Game("kokopelli", 2, seed=1)
        before = game.record()
        for call in (
            lambda: game.play_out(["random", "program:false"]),
            lambda: game.hint("program:false"),
            lambda: game.bot("program:false", 1).decide(game),
        ):
            with self.assertRaises(hearth.Forfeit) as lost:
                call()
            self.assertIn(lost.exception.seat, (1, 2))
            self.assertIn("forfeits", str(lost.exception))
        self.assertEqual(game.record(), before)
        self.assertEqual(hearth.simulate("kokopelli", ["program:false"], 2), [None, None])

    def test_simulations_do_not_depend_on_the_number_of_threads(self):
        for name, players in TABLES:
            once = hearth.simulate(name, ["random", "greedy"], 20, players=players, seed=23, threads=1)
            many = hearth.simulate(name, ["random", "greedy"], 20, players=players, seed=23, threads=3)
            self.assertEqual(once, many)
            self.assertEqual({len(scores) for scores in once}, {players})
            first = hearth.Game(name, players, seed=23)
            first.play_out(["random", "greedy"], seed=23)
            self.assertEqual(first.scores, once[0])
        self.assertEqual(hearth.simulate("kokopelli", games=0), [])
        french = hearth.simulate("kokopelli", ["greedy"], 9, seed=1, edition="french", count=12)
        self.assertNotEqual(french, hearth.simulate("kokopelli", ["greedy"], 9, seed=1))

    def test_ctrl_c_interrupts_long_work(self):
        # A shell makes background processes ignore SIGINT, and Python then keeps ignoring it.
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
        self.addCleanup(signal.signal, signal.SIGINT, before)
        for work in (
            lambda: hearth.simulate("kokopelli", games=10**7),
            lambda: hearth.simulate("kokopelli", ["tree@100ms"], 2),
            lambda: hearth.Game("kokopelli").play_out(["tree@100ms"]),
        ):
            threading.Timer(0.3, signal.raise_signal, [signal.SIGINT]).start()
            begin = time.monotonic()
            with self.assertRaises(KeyboardInterrupt):
                work()
            # Without the interrupt, the work would take minutes.
            self.assertLess(time.monotonic() - begin, 10)

    def test_other_threads_run_while_a_game_is_played(self):
        game, seen = hearth.Game("kokopelli", seed=1), []

        def look():
            for ask in (game.legal, game.copy, lambda: pickle.dumps(game), lambda: repr(game)):
                try:
                    ask()
                except RuntimeError as busy:
                    seen.append(str(busy))

        threading.Timer(0.1, look).start()
        game.play_out(["tree@2ms"])
        self.assertTrue(game.over and all("borrowed" in busy for busy in seen), seen)

    def test_every_listed_bot_plays(self):
        for name, players in TABLES:
            for bot in hearth.bots():
                game = hearth.Game(name, players, seed=1)
                self.assertIn(game.hint(f"{bot}@10")["decision"], game.legal())
                self.assertIn(game.bot(f"{bot}@10", 1).decide(game), game.legal())


class Stubs(unittest.TestCase):
    def test_the_stub_file_is_complete(self):
        def named(nodes):
            return {node.name for node in nodes if hasattr(node, "name") and not node.name.startswith("_")}

        def open_names(of):
            return {name for name in dir(of) if not name.startswith("_")}

        stub = ast.parse((pathlib.Path(__file__).parent.parent / "hearth.pyi").read_text())
        game = next(node for node in stub.body if getattr(node, "name", None) == "Game")
        self.assertEqual(named(stub.body), open_names(hearth))
        self.assertEqual(named(game.body), open_names(hearth.Game))
        for node in [*stub.body, *game.body]:
            of = hearth if node in stub.body else hearth.Game
            if isinstance(node, ast.FunctionDef) and inspect.isroutine(getattr(of, node.name, None)):
                told = [parameter.arg for parameter in [*node.args.args, *node.args.kwonlyargs]]
                real = inspect.signature(getattr(of, node.name)).parameters.values()
                named_ones = [one.name for one in real if one.kind is not inspect.Parameter.VAR_KEYWORD]
                if node.name != "__init__":
                    self.assertEqual(told, named_ones, node.name)
        self.assertTrue(all(getattr(hearth.Game, name).__doc__ for name in open_names(hearth.Game)))


if __name__ == "__main__":
    unittest.main()
