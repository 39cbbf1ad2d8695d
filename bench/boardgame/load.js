// The load: tables with two seats each, every seat a socket.io connection of its own that says what boardgame.io's own
// client says (`sync`, `update`), without that client's copy of the game. Prints a line when the measured time begins
// and one with what it saw when it is over; ends when stdin closes.
"use strict";

const http = require("node:http");
const net = require("node:net");
const { setTimeout: sleep } = require("node:timers/promises");
const { parseArgs } = require("node:util");
const { io } = require("socket.io-client");
const game = require("./game");

const WARM_UP_SECONDS = 2;
const CONNECT_AT_ONCE = 50;

/** Makes the connections of all seats and knows how many bytes came down them. */
class Wire extends http.Agent {
  connections = [];

  createConnection(options) {
    const socket = net.connect(options);
    this.connections.push(socket);
    return socket;
  }

  bytesDown() {
    return this.connections.reduce((sum, socket) => sum + socket.bytesRead, 0);
  }
}

/** What was seen since it was last cleared. */
class Tally {
  constructor() {
    this.clear();
  }

  clear() {
    this.waits = [];
    this.since = performance.now();
  }

  summary() {
    const waits = Float64Array.from(this.waits).sort();
    const quantile = (share) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))];
    return {
      decisions: waits.length,
      seconds: (performance.now() - this.since) / 1000,
      p50_ms: quantile(0.5),
      p99_ms: quantile(0.99),
    };
  }
}

/** Two seats which play one match after the other. */
class Table {
  /** @param every milliseconds between two decisions, or null: decide as soon as it is one's turn. */
  constructor(number, every, tally) {
    Object.assign(this, { number, every, tally, matches: 0, hasty: false, ready: null, sent: null });
  }

  /** Connects both seats to a first match; nobody plays yet. */
  async sit(connect) {
    this.seats = await Promise.all(["0", "1"].map(connect));
    this.seats.forEach((socket, seat) => {
      socket.on("sync", (match, { state }) => this.synced(seat, match, state));
      socket.on("update", (match, state) => this.updated(seat, match, state));
    });
    await new Promise((seated) => {
      this.seated = seated;
      this.nextMatch();
    });
  }

  start() {
    if (this.every === null) {
      this.hasty = true;
      this.decide();
    } else {
      setTimeout(() => {
        this.decide();
        setInterval(() => this.decide(), this.every);
      }, Math.random() * this.every);
    }
  }

  nextMatch() {
    this.matches += 1;
    this.match = `table-${this.number}-${this.matches}`;
    this.sync(0);
  }

  sync(seat) {
    this.seats[seat].emit("sync", this.match, String(seat), undefined, 2);
  }

  synced(seat, match, state) {
    if (match !== this.match) return;
    const hands = Object.keys(state.G.players);
    if (hands.length !== 1 || hands[0] !== String(seat) || state.G.secret)
      fail(`seat ${seat} was shown what is hidden`);
    if (seat === 0) {
      // A match is made by the first to ask for it: two who ask at once would get two.
      this.opening = state;
      this.sync(1);
    } else {
      this.turn({ seat: 0, state: this.opening });
    }
  }

  updated(seat, match, state) {
    const over = state.ctx.gameover !== undefined;
    // The mover hears of their own move too, perhaps after the other seat has answered it, and of one that was refused.
    const called = over || state.ctx.currentPlayer === String(seat);
    if (match !== this.match || seat === this.mover || !called) return;
    this.tally.waits.push(performance.now() - this.sent);
    this.sent = null;
    if (over) {
      this.nextMatch();
    } else {
      this.turn({ seat, state });
    }
  }

  stuckSince(moment) {
    return this.sent !== null && this.sent < moment;
  }

  turn(ready) {
    this.ready = ready;
    this.seated();
    if (this.hasty) this.decide();
  }

  decide() {
    if (this.ready === null) return;
    const { seat, state } = this.ready;
    this.ready = null;
    const playerID = String(seat);
    const payload = { type: "playCard", args: [state.G.players[playerID].hand[0]], playerID };
    this.mover = seat;
    this.sent = performance.now();
    this.seats[seat].emit("update", { type: "MAKE_MOVE", payload }, state._stateID, this.match, playerID);
  }
}

const fail = (message) => {
  console.error(`load: ${message}`);
  process.exit(1);
};

const connectTo = (port, agent) => () =>
  new Promise((resolve) => {
    const socket = io(`http://127.0.0.1:${port}/${game.name}`, {
      transports: ["websocket"],
      forceNew: true,
      reconnection: false,
      agent,
    });
    socket.on("connect", () => resolve(socket));
    socket.on("connect_error", (error) => fail(`a seat cannot connect: ${error.message}`));
    socket.on("disconnect", (reason) => fail(`a seat lost its connection: ${reason}`));
  });

const play = async ({ port, tables: count, seconds, rate }) => {
  const wire = new Wire();
  const tally = new Tally();
  const every = rate === undefined ? null : 1000 / Number(rate);
  const tables = Array.from({ length: Number(count) }, (_, number) => new Table(number, every, tally));
  for (let from = 0; from < tables.length; from += CONNECT_AT_ONCE) {
    await Promise.all(
      tables.slice(from, from + CONNECT_AT_ONCE).map((table) => table.sit(connectTo(port, wire))),
    );
  }
  for (const table of tables) table.start();
  await sleep(WARM_UP_SECONDS * 1000);

  const before = wire.bytesDown();
  tally.clear();
  console.log(JSON.stringify({ measuring: true }));
  await sleep(Number(seconds) * 1000);
  const stuck = tables.filter((table) => table.stuckSince(tally.since)).length;
  if (stuck > 0)
    fail(
      `${stuck} tables had no answer in the whole time: the server refused their decisions or is too slow`,
    );
  console.log(JSON.stringify({ ...tally.summary(), bytes: wire.bytesDown() - before }));
};

process.stdin.on("end", () => process.exit(0)).resume();
play(
  parseArgs({
    options: {
      port: { type: "string" },
      tables: { type: "string" },
      seconds: { type: "string" },
      rate: { type: "string" },
    },
  }).values,
);
