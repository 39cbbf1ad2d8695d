// Starts the server and the load, each in its own process, and prints what was measured as one line of JSON.
"use strict";

const { spawn } = require("node:child_process");
const path = require("node:path");
const readline = require("node:readline");
const { parseArgs } = require("node:util");

const USAGE =
  "usage: run --tables N --seconds N --store memory|flatfile [--rate DECISIONS_A_SECOND_AT_EACH_TABLE]";
const STORES = ["memory", "flatfile"];

const refuse = (message) => {
  console.error(`boardgame yardstick: ${message}\n${USAGE}`);
  process.exit(2);
};

const wanted = () => {
  const text = (fallback) => ({ type: "string", default: fallback });
  let values;
  try {
    ({ values } = parseArgs({
      options: { tables: text("200"), seconds: text("10"), store: text("memory"), rate: { type: "string" } },
    }));
  } catch (error) {
    refuse(error.message);
  }
  if (!STORES.includes(values.store)) refuse(`no store "${values.store}": say ${STORES.join(" or ")}`);
  if (!/^[1-9]\d*$/.test(values.tables)) refuse(`"${values.tables}" tables: say a whole number from 1`);
  for (const name of ["seconds", "rate"]) {
    if (values[name] !== undefined && !(Number(values[name]) > 0)) {
      refuse(`"${values[name]}" for --${name}: say a number above 0`);
    }
  }
  return values;
};

/** A program beside this one that answers line by line and ends when its stdin closes. */
class Program {
  constructor(file, options) {
    const words = Object.entries(options).flatMap(([name, value]) =>
      value === undefined ? [] : [`--${name}`, value],
    );
    this.child = spawn(process.execPath, [path.join(__dirname, file), ...words], {
      stdio: ["pipe", "pipe", "inherit"],
      env: { ...process.env, NODE_ENV: "production" },
    });
    this.lines = readline.createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
    this.file = file;
  }

  async line() {
    const { value, done } = await this.lines.next();
    if (done) throw new Error(`${this.file} ended before it had answered`);
    return JSON.parse(value);
  }

  ask() {
    this.child.stdin.write("usage\n");
    return this.line();
  }

  end() {
    this.child.stdin.end();
  }
}

const measure = async ({ store, tables, seconds, rate }) => {
  const programs = [];
  const start = (file, options) => {
    programs.push(new Program(file, options));
    return programs.at(-1);
  };
  try {
    const server = start("server.js", { store });
    const port = String(await server.line());
    const idle = await server.ask();
    const load = start("load.js", { port, tables, seconds, rate });
    await load.line();
    const from = await server.ask();
    const seen = await load.line();
    const to = await server.ask();
    if (seen.decisions === 0) throw new Error("no decision was answered");

    const perSecond = seen.decisions / seen.seconds;
    // A busy server answers late, so its CPU is taken as a share of its own time between the two answers.
    const cpuPerSecond = (to.cpu_us - from.cpu_us) / ((to.at_us - from.at_us) / 1e6);
    return {
      store,
      tables: Number(tables),
      ...(rate !== undefined && { rate: Number(rate) }),
      seconds: rounded(seen.seconds),
      decisions: seen.decisions,
      decisions_per_second: rounded(perSecond),
      p50_ms: rounded(seen.p50_ms),
      p99_ms: rounded(seen.p99_ms),
      cpu_us_per_decision: rounded(cpuPerSecond / perSecond),
      bytes_per_decision: rounded(seen.bytes / seen.decisions),
      rss_mb: rounded(to.rss / 1e6),
      kb_per_table: rounded((to.rss - idle.rss) / 1e3 / Number(tables)),
    };
  } finally {
    for (const program of programs.reverse()) program.end();
  }
};

const rounded = (value) => Math.round(value * 100) / 100;

measure(wanted()).then(
  (figures) => console.log(JSON.stringify(figures)),
  (error) => {
    console.error(`boardgame yardstick: ${error.message}`);
    process.exitCode = 1;
  },
);
