"""Hooks for schemathesis: real tables for the paths, tokens for the callers, and a bounded read of streams."""

import itertools
import json
import os
import re
import time
import urllib.request

import requests.adapters
import schemathesis

API = os.environ["HEARTH_API"]

# How long a stream is read, in seconds. Streams never end by themselves.
STREAM_READ = 0.2

# The form of a table's id in the document.
ID = re.compile("[A-HJKMNP-Za-hjkmnp-z02-9]{10}")

# A person may have 300 unfinished tables. After this number, two others play.
TABLES = 200


def call(method, path, token=None, body=None):
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(API + path, data, headers, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def guest(name):
    return call("POST", "/guests", body={"name": name})["token"]


class Tables:
    """Two players and tables in each stage. Finished or closed ones are replaced."""

    def __init__(self):
        self.rounds = itertools.count()
        self.meet()

    def meet(self):
        self.tokens = [guest("Ada"), guest("Ben")]

    def open(self, chairs):
        body = {"game": "kokopelli", "chairs": chairs, "hints": "everybody"}
        return call("POST", "/tables", self.tokens[0], body)["id"]

    def fresh(self):
        """Returns a table that waits, one that runs, or one that is over."""
        round = next(self.rounds)
        if round % TABLES == TABLES - 1:
            self.meet()
        stage = round % 3
        table = self.open(["host", "guest"])
        if stage > 0:
            call("POST", f"/tables/{table}/sit", self.tokens[1], {})
        if stage > 1:
            call("POST", f"/tables/{table}/resign", self.tokens[0])
        return table


tables = Tables()
bystander = call("POST", "/guests", body={"name": "Dora"})["person"]
turns = itertools.count()


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    # Every third id stays as it was generated, and so does one that must be refused for its form.
    if path_parameters and ID.fullmatch(str(path_parameters.get("id"))) and next(turns) % 3:
        path_parameters["id"] = tables.fresh()
    # Somebody who exists, but does not play: two who block each other cannot.
    person = path_parameters.get("person") if path_parameters else None
    if isinstance(person, int) and person > 0 and next(turns) % 3:
        path_parameters["person"] = bystander
    return path_parameters


@schemathesis.auth(refresh_interval=None)
class Tokens:
    """Each request is sent by one of the players. `DELETE /tokens` gets a token of its own."""

    def get(self, case, context):
        if case.operation.label == "DELETE /tokens":
            return guest("Cleo")
        return tables.tokens[next(turns) % 2]

    def set(self, case, data, context):
        case.headers = case.headers or {}
        case.headers["Authorization"] = f"Bearer {data}"


@schemathesis.serializer("application/x-ndjson")
def lines(context, value):
    return json.dumps(value).encode() + b"\n"


@schemathesis.check
def valid_bodies_are_readable(context, response, case):
    """A request that fits the document may be refused by the rules of a game, but it must be readable."""
    meta = case.meta
    if meta is None or not meta.generation.mode.is_positive:
        return
    if response.headers.get("content-type", [""])[0] == "application/problem+json":
        problem = response.json()
        assert problem["title"] != "unreadable", problem["detail"]


send = requests.adapters.HTTPAdapter.send


def bounded(self, request, **options):
    """Reads the beginning of a stream and hangs up."""
    response = send(self, request, **options)
    if response.headers.get("content-type", "").startswith("text/event-stream"):
        connection = getattr(response.raw, "connection", None) or response.raw._connection
        connection.sock.settimeout(STREAM_READ)
        read, until = b"", time.monotonic() + STREAM_READ
        try:
            while time.monotonic() < until and (piece := response.raw.read1(65536)):
                read += piece
        except Exception:  # The time is over.
            pass
        response._content, response._content_consumed = read, True
        response.close()
    return response


requests.adapters.HTTPAdapter.send = bounded
