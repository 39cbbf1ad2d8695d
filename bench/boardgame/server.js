// boardgame.io's own server with the game of sixty cards. Its first line on stdout is the port it listens on; for each
// line on stdin it answers with what it has used so far; it ends when stdin closes.
"use strict";

const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const readline = require("node:readline");
const { parseArgs } = require("node:util");
const { FlatFile, Server, SocketIO } = require("boardgame.io/server");
const game = require("./game");

const { store } = parseArgs({ options: { store: { type: "string", default: "memory" } } }).values;
const folder = store === "flatfile" ? fs.mkdtempSync(path.join(os.tmpdir(), "boardgame-")) : null;

const usage = () => {
  const { user, system } = process.cpuUsage();
  return {
    at_us: Number(process.hrtime.bigint() / 1000n),
    cpu_us: user + system,
    rss: process.memoryUsage.rss(),
  };
};

const serve = async () => {
  const server = Server({
    games: [game],
    // Without a store of its own, boardgame.io keeps matches in memory.
    ...(folder && { db: new FlatFile({ dir: folder }) }),
    transport: new SocketIO({ socketOpts: { transports: ["websocket"] } }),
    origins: [],
  });
  // The port goes unchanged to node's `listen`, which also takes where to listen.
  const { appServer } = await server.run({ port: { port: 0, host: "127.0.0.1" } });
  console.log(appServer.address().port);

  const lines = readline.createInterface({ input: process.stdin });
  lines.on("line", () => console.log(JSON.stringify(usage())));
  lines.on("close", () => {
    // Writes that are under way may still put files there.
    setTimeout(() => {
      if (folder) fs.rmSync(folder, { recursive: true, force: true });
      process.exit(0);
    }, 500);
  });
};

serve();
