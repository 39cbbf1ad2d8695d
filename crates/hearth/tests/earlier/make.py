#!/usr/bin/env python3
"""Makes the fixtures of this folder with a release binary of the version before issue 25 (commit b048a73).

    python3 make.py HEARTH           plays on a new server, then saves its database and all expected answers (4 minutes)
    python3 make.py HEARTH --check   starts HEARTH on the saved database and compares its answers

Never run the first form with a newer binary: the fixtures must stay what the old one wrote."""

import base64
import http.client
import json
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import urlencode

HERE = Path(__file__).parent
HEARTH = Path(sys.argv[1]).resolve()

# Both are for these fixtures only.
PASSWORDS = {"ada": ("Ada", "a lamp in the window"), "dora": ("Dörte", "kupfer und kessel")}

# Keys of answers that change from run to run.
CHANGING = {"at", "changed", "left_ms"}

# The columns with a time, in milliseconds since 1970.
TIMES = [("entry", "at"), ("table_summary", "wake"), ("table_summary", "changed"), ("person", "created"),
         ("session", "created"), ("session", "seen"), ("lesson_done", "at"), ("device", "created")]


# The settings of a browser are in its cookies.
SETTINGS = {"speed": "off", "theme": "dark", "sounds": "on", "ask": "off", "large": "on", "level": "master"}

# A point of P-256, its generator: a device without a real key would be dropped.
POINT = bytes.fromhex("046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"
                      "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5")

# Entries that are not in the database: a game of 10,000 decisions, a rematch of before the asking player was kept.
NOT_STORED = ['{"entry":"endless"}', '{"entry":"rematch","table":"358s8xu46j"}']


def in_base64(data):
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Server:
    """A running `hearth serve`."""

    def __init__(self, data):
        command = [HEARTH, "serve", "--listen", "127.0.0.1:0", "--data", data, "--bot-pause", "0",
                   "--bot-threads", "1", "--review-bot", "beginner", "--requests-each-second", "100000"]
        env = {**os.environ, "HEARTH_LOG": "info"}
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=env)
        for line in self.process.stderr:
            if found := re.search(r"Hearth is at http://([\d.]+):(\d+)", line):
                self.address = found[1], int(found[2])
                break
        else:
            sys.exit("the server does not start")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGTERM)
        # Its last log lines must be read, or it waits.
        self.process.communicate(timeout=30)
        assert self.process.returncode == 0, self.process.returncode

    def send(self, method, path, body=None, headers=None):
        connection = http.client.HTTPConnection(*self.address, timeout=60)
        connection.request(method, path, body, headers or {})
        response = connection.getresponse()
        text = response.read().decode()
        connection.close()
        return response, text


class Player:
    """A person with a token, a cookie, or both."""

    def __init__(self, server, token=None, cookie=None):
        self.server, self.token, self.cookie = server, token, cookie

    def api(self, what, body=None):
        status, answer = self.tried(what, body)
        assert 200 <= status < 300, (what, body, status, answer)
        return answer

    def tried(self, what, body=None):
        method, path = what.split(" ", 1)
        headers = {"authorization": f"Bearer {self.token}"}
        if method != "GET":
            headers["content-type"] = "application/json"
        response, text = self.server.send(
            method, "/api/v1" + path, None if method == "GET" else json.dumps(body or {}), headers)
        try:
            return response.status, json.loads(text)
        except ValueError:
            return response.status, text

    def entries(self, table):
        """The log of a table, from the first event of its stream."""
        connection = http.client.HTTPConnection(*self.server.address, timeout=60)
        connection.request("GET", f"/api/v1{table}/stream", headers={"authorization": f"Bearer {self.token}"})
        response = connection.getresponse()
        while not (line := response.readline()).startswith(b"data: "):
            assert line, "the stream ends"
        connection.close()
        return json.loads(line[6:])["entries"]

    def page(self, path, form=None, extra=""):
        headers = {"accept-language": "en"}
        if self.cookie or extra:
            headers["cookie"] = "; ".join(filter(None, [self.cookie, extra]))
        if form is None:
            response, text = self.server.send("GET", path, None, headers)
        else:
            headers["content-type"] = "application/x-www-form-urlencoded"
            response, text = self.server.send("POST", path, urlencode(form), headers)
        for cookie in response.headers.get_all("set-cookie") or []:
            if cookie.startswith("hearth="):
                self.cookie = cookie.split(";")[0]
        return response, text

    def cookies(self, path, form):
        """The cookies that a form is answered with, except the session's."""
        response, _ = self.post(path, form)
        pairs = [cookie.split(";")[0].split("=", 1) for cookie in response.headers.get_all("set-cookie")]
        return {name: value for name, value in pairs if name != "hearth"}

    def post(self, path, form):
        response, text = self.page(path, form)
        self.last_location = response.headers["location"]
        assert response.status in (200, 303), (path, response.status, text)
        return response, text


def visitor(server, name):
    """A person who comes with a browser and creates a token on the settings page."""
    player = Player(server)
    player.page("/me")
    player.post("/me/name", {"name": name})
    _, text = player.post("/me/token", {})
    player.token = re.search(r"hearth_[0-9a-f]{64}", text)[0]
    return player


def guest(server, name):
    player = Player(server)
    _, text = server.send("POST", "/api/v1/guests", json.dumps({"name": name}), {"content-type": "application/json"})
    player.token = json.loads(text)["token"]
    return player


def open_table(host, game, chairs, **more):
    return "/tables/" + host.api("POST /tables", {"game": game, "chairs": chairs, **more})["id"]


def look(player, table):
    return player.api(f"GET {table}")


def settled(player, table):
    """The table once no bot is to decide."""
    for _ in range(3000):
        seen = look(player, table)
        if seen["stage"] != "running" or seen["seats"][seen["turn"] - 1]["bot"] is None:
            return seen
        time.sleep(0.02)
    sys.exit(f"the bots of {table} do not decide")


def decide(players, table):
    """One decision of the person to move. Returns false when the game is over."""
    seen = settled(players[0], table)
    if seen["stage"] != "running":
        return False
    person = seen["seats"][seen["turn"] - 1]["person"]
    mover = next(player for player in players if player.person == person)
    if look(mover, table).get("legal") is None:
        mover.api(f"POST {table}/lift", {"seat": seen["turn"]})
    seen = look(mover, table)
    legal, after = seen["legal"], seen["decisions"]
    mover.api(f"POST {table}/decisions", {"decision": legal[(after * 7 + 3) % len(legal)], "after": after})
    return True


def play(players, table, decisions=100000):
    for _ in range(decisions):
        if not decide(players, table):
            return
    settled(players[0], table)


def mover_of(players, table):
    seen = settled(players[0], table)
    return next(player for player in players if player.person == seen["seats"][seen["turn"] - 1]["person"])


def agree(asker, answerers, table, ask, yes=True):
    asker.api(f"POST {table}/ask", {"ask": ask})
    for answerer in answerers:
        answerer.api(f"POST {table}/answer", {"yes": yes})


def make(data):
    """Plays everything. Returns the people and the tables by name."""
    tables = {}
    with Server(data) as server:
        ada, ben, cleo, dora = visitor(server, "Ada"), guest(server, "Ben"), visitor(server, "Cleo"), visitor(server, "Dora")
        emil = visitor(server, "Emil")
        people = {"ada": ada, "ben": ben, "cleo": cleo, "dora": dora}
        for name, (login, password) in PASSWORDS.items():
            people[name].post("/me/keep", {"login": login, "password": password})
        for player in [*people.values(), emil]:
            player.person = player.api("GET /me")["person"]
        second = ada.api("POST /tokens", {"label": "for my bot"})["token"]

        # Tables at which players run out of time come first: they take three minutes.
        begun = time.time()
        three = ["host", {"for": ben.person}, {"for": cleo.person}]
        tables["substituted"] = open_table(ada, "kokopelli", three)
        ben.api(f"POST {tables['substituted']}/sit")
        cleo.api(f"POST {tables['substituted']}/sit")
        play([ada, ben, cleo], tables["substituted"], 12)
        while mover_of([ada, ben, cleo], tables["substituted"]) is not cleo:
            play([ada, ben, cleo], tables["substituted"], 1)
        short = {"live": {"bank": 10, "increment": 300}}
        tables["back from time"] = open_table(
            ada, "kokopelli", ["host", "guest"], pace=short, absent={"bot": "beginner"})
        ben.api(f"POST {tables['back from time']}/sit")
        tables["lost on time"] = open_table(
            ada, "kupferkessel", ["host", "guest"], pace=short, absent="loses", public=True)
        ben.api(f"POST {tables['lost on time']}/sit")

        # Played to the end: a chat, a review, a rematch, a game that goes on from a position.
        table = tables["played"] = open_table(
            ada, "kokopelli", ["host", "anyone"], public=True, hints="nobody", options=[["edition", "german"]])
        ben.api(f"POST {table}/sit")
        ada.api(f"POST {table}/say", {"text": "Good luck, „Ben“ & <all>!"})
        ben.api(f"POST {table}/say", {"text": "À toi 🎲"})
        play([ada, ben], table)
        tables["rematch"] = "/tables/" + ben.api(f"POST {table}/rematch")["id"]
        table = tables["played by three"] = open_table(
            cleo, "kupferkessel", ["host", {"bot": "club"}, {"for": ada.person}], first="drawn", public=True,
            options=[["recipes", "true"], ["own-recipes", "12: at least 2 full families"], ["third", "violet"]])
        ada.api(f"POST {table}/sit")
        play([ada, cleo], table)
        ada.api(f"POST {table}/review")
        tables["plays on"] = "/tables/" + ada.api(f"POST {table}/play-on", {"at": 9, "seat": 2})["id"]
        settled(ada, tables["plays on"])

        # Over before the end.
        table = tables["resigned"] = open_table(ada, "kokopelli", ["host", {"bot": "beginner"}], hints="everybody")
        play([ada], table, 4)
        ada.api(f"POST {table}/hint")
        ada.api(f"POST {table}/resign")
        table = tables["of a deleted player"] = open_table(ada, "kupferkessel", ["host", "guest", "guest"], talk=False)
        emil.api(f"POST {table}/sit", {"seat": 3})
        ben.api(f"POST {table}/sit", {"seat": 2})
        play([ada, ben, emil], table, 6)
        emil.post("/me/delete", {"sure": "on"})
        play([ada, ben], table, 3)
        ben.api(f"POST {table}/resign")
        table = tables["agreed"] = open_table(ben, "kupferkessel", ["host", {"for": ada.person}])
        ada.api(f"POST {table}/sit")
        play([ada, ben], table, 5)
        agree(ben, [ada], table, "end", yes=False)
        agree(ada, [ben], table, "end")
        table = tables["closed"] = open_table(ada, "kokopelli", ["host", "anyone"], public=True)
        ada.api(f"POST {table}/close")

        # Waiting for players.
        table = tables["waiting for anyone"] = open_table(
            ben, "kupferkessel", ["host", "anyone", {"bot": "casual"}], public=True, first="drawn",
            pace={"live": {"bank": 600, "increment": 10}}, absent="loses")
        table = tables["waiting with changes"] = open_table(ada, "kokopelli", ["host", "guest", "guest", {"for": ben.person}])
        cleo.api(f"POST {table}/sit", {"seat": 2})
        ben.api(f"POST {table}/rise")
        cleo.api(f"POST {table}/rise")
        cleo.api(f"POST {table}/sit", {"seat": 3})
        ada.api(f"PUT {table}/plan", {"game": "kokopelli", "public": True, "pace": {"days": 7}, "hints": "everybody",
                                      "chairs": ["host", "guest", "anyone", {"for": dora.person}],
                                      "options": [["ceremonies", "first"], ["vase-for-owner", "false"]]})
        tables["waiting beside"] = open_table(ada, "kokopelli", ["host", {"beside": "Bert"}, "guest"])

        # Running.
        table = tables["running"] = open_table(ada, "kokopelli", ["host", "guest", "guest"], public=True)
        ben.api(f"POST {table}/sit")
        cleo.api(f"POST {table}/sit")
        trio = [ada, ben, cleo]
        play(trio, table, 10)
        for _ in range(40):
            mover = mover_of(trio, table)
            play(trio, table, 1)
            if mover.tried(f"POST {table}/back", {"after": look(ada, table)["decisions"]})[0] == 200:
                break
        else:
            sys.exit("nothing could be undone")
        play(trio, table, 4)
        left = look(ada, table)["decisions"] - 3
        agree(ada, [ben, cleo], table, {"back": left})
        agree(ben, [cleo], table, {"back": left - 2}, yes=False)
        play(trio, table, 5)
        cleo.api(f"POST {table}/ask", {"ask": "end"})
        ben.api(f"POST {table}/answer", {"yes": True})
        table = tables["running with a clock"] = open_table(
            dora, "kokopelli", ["host", {"bot": "beginner"}, {"for": ada.person}, {"bot": "casual"}],
            pace={"live": {"bank": 36000, "increment": 30}}, options=[["edition", "french"], ["count", "12"]])
        ada.api(f"POST {table}/sit")
        play([ada, dora], table, 11)
        table = tables["correspondence"] = open_table(
            ben, "kupferkessel", ["host", "anyone"], pace={"days": 3}, absent="loses", public=True,
            options=[["open-kettles", "true"], ["any-line-ends", "true"]])
        ada.api(f"POST {table}/sit")
        play([ada, ben], table, 3)
        agree(ada, [ben], table, {"pace": {"days": 30}})
        play([ada, ben], table, 2)
        table = tables["hot seat"] = open_table(ada, "kupferkessel", ["host", {"beside": "Bert"}], options=[["recipes", "true"]])
        play([ada], table, 5)
        table = tables["against a bot"] = open_table(cleo, "kupferkessel", [{"bot": "club"}, "host"])
        play([cleo], table, 4)

        # By now, players have run out of time.
        table = tables["back from time"]
        while not any(entry["entry"] == "ran_out" for entry in ben.entries(table)):
            time.sleep(0.5)
        play([ada, ben], table, 2)
        ada.api(f"POST {table}/come-back")
        play([ada, ben], table, 4)
        agree(ben, [ada], table, {"pace": "unhurried"})
        while look(ada, tables["lost on time"])["stage"] != "over":
            time.sleep(0.5)

        # Stored for a person: another name, a lesson, a webhook, a device.
        ada.post("/me/name", {"name": "Ada L."})
        said, path = "", "/learn/kokopelli/joker"
        for _ in range(40):
            response, _ = ada.post(path, {"said": said})
            _, text = ada.page(response.headers["location"])
            if not (found := re.search(r'name="said" value="([^"]*)"', text)):
                break
            said = found[1]
        ada.post("/me/webhook", {"address": "https://hooks.invalid/hearth"})
        ada.post("/me/devices", {"endpoint": "https://push.invalid/ada", "p256dh": in_base64(POINT), "auth": in_base64(bytes(16))})
        cookies = ada.cookies("/play/kokopelli", {"level": "casual", "players": "4"})
        tables["from the front page"] = ada.last_location.replace("/t/", "/tables/")
        cookies |= ada.cookies("/me/settings", {**SETTINGS, "code": "de"})
        settled(ada, tables["from the front page"])

        print("waiting for the player who does not come")
        table = tables["substituted"]
        time.sleep(max(0, begun + 185 - time.time()))
        ada.api(f"POST {table}/stand-in", {"seat": settled(ada, table)["turn"]})
        play([ada, ben], table, 4)
        for _ in range(600):
            if ada.api(f"GET {tables['played by three']}/review")["state"] == "kept":
                break
            time.sleep(0.5)
        else:
            sys.exit("the review is not made")
        # A notice is on its way when the server stops.
        play([ada, ben], tables["correspondence"], 1)

    # With the second start, a clock that was stopped continues: `resumed` is stored.
    with Server(data) as server:
        look(Player(server, token=dora.token), tables["running with a clock"])
    kept = {name: {"person": player.person, "token": player.token, "cookie": player.cookie}
            for name, player in people.items()}
    for name, (login, password) in PASSWORDS.items():
        kept[name] |= {"login": login, "password": password}
    kept["ada"]["second_token"] = second
    kept["ada"]["settings"] = "; ".join(f"{name}={value}" for name, value in cookies.items())
    return kept, tables


def as_if_new(database):
    """Moves all times, as if the server had stopped just now: otherwise tables close and players run out of time."""
    connection = sqlite3.connect(database)
    last = connection.execute("SELECT max(at) FROM entry").fetchone()[0]
    for table, column in TIMES:
        connection.execute(f"UPDATE {table} SET {column} = {column} + ?", [int(time.time() * 1000) - last])
    connection.commit()
    connection.close()


def stable(answer):
    """The answer without the keys that change from run to run."""
    if isinstance(answer, dict):
        return {key: stable(value) for key, value in answer.items() if key not in CHANGING}
    if isinstance(answer, list):
        return [stable(value) for value in answer]
    return answer


# The tables whose games are over.
OVER = ["lost on time", "played", "played by three", "resigned", "of a deleted player", "agreed"]


def questions(people, tables):
    """All requests: the player, the sort of request, the address."""
    for name in people:
        yield name, "get", "/me"
        yield name, "get", "/tables?mine=true"
    for stage in ["gathering", "running", "over"]:
        yield "dora", "get", f"/tables?stage={stage}"
    for name, table in tables.items():
        yield "ada", "get", table
        yield "ada", "log", table
        if name in OVER:
            yield "ada", "get", f"{table}/record"
            yield "ada", "get", f"{table}/review"
        else:
            yield "dora", "get", table


def ask(server, people, tables):
    """Returns the answers to all requests."""
    players = {name: Player(server, kept["token"], kept["cookie"]) for name, kept in people.items()}
    answers = []
    for name, kind, path in questions(people, tables):
        player = players[name]
        if kind == "log":
            status, answer = 200, player.entries(path)
        else:
            status, answer = player.tried(f"GET {path}")
        answers.append({"as": name, kind: path, "status": status, "answer": stable(answer)})
    return answers


def pages(server, people, tables):
    """Pages: the player, the address, words that must be on it."""
    ada = Player(server, people["ada"]["token"], people["ada"]["cookie"])
    for name, table in tables.items():
        names = sorted({seat["name"] for seat in look(ada, table)["seats"] if seat["person"] is not None})
        page = table.replace("/tables/", "/t/")
        yield "ada", page, names
        if name in OVER:
            yield "ada", page + "/replay", names
            yield "ada", page + "/review", []
    yield "ada", "/me", ["Ada L.", "https://hooks.invalid/hearth", "https://push.invalid/ada"]
    yield "ada", "/learn", ['class="tick"']
    yield "ada", "/played", ["Ben", "Cleo"]
    yield "ada", "/", ["Ada L."]
    yield "ada", "/lobby", ["Ben"]
    for name in ["cleo", "dora"]:
        yield name, "/me", [name.title()]


def fresh(folder):
    """A data folder with the saved database."""
    data = Path(folder) / "data"
    data.mkdir()
    shutil.copy(HERE / "hearth.db", data / "hearth.db")
    as_if_new(data / "hearth.db")
    return data


def run(*arguments):
    return subprocess.run([HEARTH, *arguments], check=True, capture_output=True, text=True).stdout


RECORDS = {
    "kokopelli-2": ["kokopelli", "-p", "2", "--seed", "29", "--edition", "german"],
    "kokopelli-3": ["kokopelli", "-p", "3", "--seed", "3", "--edition", "polish", "--count", "12", "--vase-for-owner=false"],
    "kokopelli-4": ["kokopelli", "-p", "4", "--seed", "4", "--fire-reach", "near", "--sun-shared=false"],
    "kupferkessel-2": ["kupferkessel", "-p", "2", "--seed", "2", "--recipes", "--any-line-ends"],
    "kupferkessel-3": ["kupferkessel", "-p", "3", "--seed", "5", "--own-recipes", "12: at least 2 full families",
                       "--third", "grey", "--refused-cards", "out", "--symbols-on-all-twos"],
}


def printed():
    """The output of `replay` and `trace` for the records: the file, its text."""
    for name in RECORDS:
        record = HERE / f"{name}.record"
        yield f"{name}.replay", run("replay", record)
        if name.endswith("-2"):
            yield f"{name}.seat.replay", run("replay", record, "--seat", "2", "--language", "de")
            yield f"{name}.trace", run("trace", record)


def entry_lines():
    """Lines of logs: every plan, every sort of request, and one of each other sort of entry."""
    connection = sqlite3.connect(HERE / "hearth.db")
    stored = [text for text, in connection.execute("SELECT text FROM entry ORDER BY rowid")]
    connection.close()
    lines = {}
    for text in [*stored, *NOT_STORED]:
        entry = json.loads(text)
        detail = entry.get("plan") or entry.get("ask") or entry.get("pace") or ("by" in entry)
        lines.setdefault((entry["entry"], json.dumps(detail)), text)
    return sorted(lines.values())


def goes_on(server, people, tables):
    """Takes the steps of the test `a_database_of_the_version_before_goes_on` and of its neighbours."""
    ada, ben, cleo, dora = players = [Player(server, kept["token"]) for kept in people.values()]
    for player, kept in zip(players, people.values()):
        player.person = kept["person"]
    ada.api(f"POST {tables['running']}/answer", {"yes": False})
    assert look(ada, tables["running"])["asked"] is None
    seen = look(ada, tables["correspondence"])
    assert seen["seats"][seen["turn"] - 1]["left_ms"] > 29 * 24 * 60 * 60 * 1000, seen
    cleo.api(f"POST {tables['substituted']}/come-back")
    for table, player in [("waiting for anyone", dora), ("waiting with changes", dora), ("waiting with changes", ben),
                          ("waiting beside", ben), ("rematch", ada)]:
        player.api(f"POST {tables[table]}/sit")
    for name, table in tables.items():
        if name in OVER or name == "closed":
            continue
        before = look(ada, table)
        assert before["stage"] == "running", (name, before)
        play(players, table, 5)
        assert look(ada, table)["decisions"] >= before["decisions"] + 5, name
    play([cleo], tables["against a bot"])
    assert look(cleo, tables["against a bot"])["outcome"]["ending"] == "played"
    assert ada.api(f"POST {tables['played']}/rematch")["id"] in tables["rematch"]
    on = "/tables/" + ada.api(f"POST {tables['played']}/play-on", {"at": 3, "seat": 1})["id"]
    play([ada], on, 2)
    assert ada.tried(f"POST {tables['closed']}/sit")[0] == 422
    for name, login in [("ada", "ADA"), ("dora", "DÖRTE")]:
        browser = Player(server)
        browser.post("/me/login", {"login": login, "password": people[name]["password"]})
        assert people[name]["login"] in browser.page("/me")[1]
    browser = Player(server)
    assert browser.page("/me/login", {"login": "Ada", "password": "wrong password"})[0].status != 303
    assert Player(server, people["ada"]["second_token"]).api("GET /me")["person"] == people["ada"]["person"]
    _, text = Player(server, cookie=people["ada"]["settings"]).page("/me")
    for words in ['<html lang="de"', *(f'name="{name}" value="{value}" checked' for name, value in CHECKED)]:
        assert words in text, (words, text)
    _, text = Player(server, cookie=people["ada"]["settings"]).page("/")
    assert 'name="players" value="4" checked' in text


# The fields that show on the settings page that its cookie was read.
CHECKED = [("theme", "dark"), ("speed", "off"), ("large", "on")]


def check():
    """Compares this binary with the saved answers. Returns the differences."""
    expected = json.loads((HERE / "expected.json").read_text())
    bad = [name for name, text in printed() if (HERE / name).read_text() != text]
    with tempfile.TemporaryDirectory() as folder, Server(fresh(folder)) as server:
        answers = ask(server, expected["people"], expected["tables"])
        for now, then in zip(answers, expected["answers"], strict=True):
            if now != then:
                bad.append({"now": now, "then": then})
        for page in expected["pages"]:
            response, text = Player(server, cookie=expected["people"][page["as"]]["cookie"]).page(page["page"])
            missing = [words for words in page["says"] if words not in text]
            if response.status != 200 or missing:
                bad.append({"page": page["page"], "status": response.status, "missing": missing})
        goes_on(server, expected["people"], expected["tables"])
    with tempfile.TemporaryDirectory() as folder:
        restored = Path(folder) / "restored"
        restored.mkdir()
        run("restore", fresh(folder) / "hearth.db", "--data", restored)
        with Server(restored) as server:
            for then in expected["answers"]:
                if then.get("get") == "/tables?mine=true":
                    token = expected["people"][then["as"]]["token"]
                    assert stable(Player(server, token).api("GET /tables?mine=true")) == then["answer"]
    return bad


def save():
    """Makes all fixtures."""
    with tempfile.TemporaryDirectory() as folder:
        people, tables = make(Path(folder) / "data")
        run("backup", HERE / "hearth.db", "--replace", "--data", Path(folder) / "data")
    with tempfile.TemporaryDirectory() as folder, Server(fresh(folder)) as server:
        answers = ask(server, people, tables)
        shown = [{"as": name, "page": page, "says": says} for name, page, says in pages(server, people, tables)]
    text = lambda value: json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    lines = lambda values: ",\n".join(map(text, values))
    (HERE / "expected.json").write_text(
        f'{{"people":{text(people)},\n"tables":{text(tables)},\n'
        f'"answers":[\n{lines(answers)}\n],\n"pages":[\n{lines(shown)}\n]}}\n')
    (HERE / "entries.jsonl").write_text("".join(line + "\n" for line in entry_lines()))
    for name, game in RECORDS.items():
        (HERE / f"{name}.record").write_text(run("simulate", *game, "--bots", "club", "--record"))
    for name, text in printed():
        (HERE / name).write_text(text)


if "--check" not in sys.argv:
    save()
differences = check()
for difference in differences:
    print("DIFFERENT", json.dumps(difference, ensure_ascii=False)[:2000])
sys.exit(1 if differences else 0)
