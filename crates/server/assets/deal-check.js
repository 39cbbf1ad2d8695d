// Checks the deal of a finished game (docs/DEALS.md): deals again from the secret and the shares, and compares. The script of
// the game runs before and says how its cards are dealt. Hash and cipher are here, because a page without HTTPS has no
// `crypto.subtle`.
"use strict";

(() => {
  const RECORD =
    /^record (\w+);(players (\d);.*?)((?:sits [^;]+;)*)seal ([0-9a-f]{64});secret ([0-9a-f]{64});((?:share \d [0-9a-f]{64};)*)(?:first (\d);)?((?:option [^;]+;)*)decisions;(.*)/;

  const list = (length, item) => Array.from({ length }, (_, i) => item(i));
  const rotate = (word, bits) => (word >>> bits) | (word << (32 - bits));
  const view = (bytes) => new DataView(Uint8Array.from(bytes).buffer);
  const ascii = (text) => list(text.length, (i) => text.charCodeAt(i));
  const bytesOf = (hex) => hex.match(/../g).map((digits) => Number(`0x${digits}`));

  // The constants of SHA-256: the first 32 bits behind the point of the roots of primes.
  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  const fractions = (power) => primes.map((prime) => ((prime ** power % 1) * 2 ** 32) | 0);
  const [SQUARE_ROOTS, CUBE_ROOTS] = [1 / 2, 1 / 3].map(fractions);

  function sha256(bytes) {
    const padded = [...bytes, 128];
    while (padded.length % 64 !== 56) padded.push(0);
    const data = view([...padded, ...Array(8)]);
    data.setInt32(padded.length + 4, bytes.length * 8);
    let sum = SQUARE_ROOTS.slice(0, 8);
    for (let block = 0; block < padded.length; block += 64) {
      const words = [];
      let [a, b, c, d, e, f, g, h] = sum;
      for (let i = 0; i < 64; i++) {
        const [x, y] = [words[i - 15], words[i - 2]];
        const mixed =
          (rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3)) + (rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10));
        words[i] = i < 16 ? data.getInt32(block + 4 * i) : (mixed + words[i - 16] + words[i - 7]) | 0;
        const choice = (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g));
        const majority = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        const next = h + choice + CUBE_ROOTS[i] + words[i];
        [a, b, c, d, e, f, g, h] = [(next + majority) | 0, a, b, c, (d + next) | 0, e, f, g];
      }
      sum = [a, b, c, d, e, f, g, h].map((word, i) => (word + sum[i]) | 0);
    }
    return list(32, (i) => (sum[i >> 2] >>> (24 - 8 * (i % 4))) & 255);
  }

  function hmac(key, bytes) {
    const pad = (mask) => list(64, (i) => key[i] ^ mask);
    return sha256([...pad(0x5c), ...sha256([...pad(0x36), ...bytes])]);
  }

  // Returns a function that draws a number below a bound from the key stream of ChaCha20. HKDF makes the key.
  function generator(input, info) {
    const key = hmac(hmac(ascii("hearth deal 1"), input), [...ascii(info), 1]);
    const data = view([...ascii("expand 32-byte k"), ...key, ...Array(16)]);
    const start = list(16, (i) => data.getInt32(4 * i, true));
    let words = [];
    function makeBlock() {
      const x = [...start];
      for (let i = 0; i < 80; i++) {
        // Four columns, then four diagonals.
        let [a, b, c, d] = list(4, (row) => 4 * row + ((i + (i & 4 ? row : 0)) % 4));
        for (const bits of [16, 20, 24, 25]) {
          x[a] = (x[a] + x[b]) | 0;
          x[d] = rotate(x[d] ^ x[a], bits);
          [a, b, c, d] = [c, d, a, b];
        }
      }
      words = x.map((word, i) => (word + start[i]) >>> 0);
      start[12]++;
    }
    return function below(bound) {
      if (!words.length) makeBlock();
      const word = words.shift();
      return word < 2 ** 32 - (2 ** 32 % bound) ? word % bound : below(bound);
    };
  }

  function shuffle(items, below) {
    for (let last = items.length - 1; last > 0; last--) {
      const other = below(last + 1);
      [items[last], items[other]] = [items[other], items[last]];
    }
    return items;
  }

  function must(condition, why, have, want) {
    if (!condition) throw { ok: false, why, have, want };
  }

  function dealAgain(text) {
    const parts = text.replace(/#[^\n]*/g, "").split(/[\n;]/);
    const statements = parts.flatMap((part) => part.match(/\S+/g)?.join(" ") ?? []);
    const record = RECORD.exec(`${statements.join(";")};`);
    const [, game, setup, players, sitting, seal, secret, added, first, chosen, decisions] = record ?? [];
    const dealer = globalThis.dealers?.[game];
    must(dealer?.players?.test(players), "proof");
    const seats = added.match(/\d(?= )/g) ?? [];
    must(
      seats.every((seat, i) => seat > (seats[i - 1] ?? 0) && seat <= players),
      "proof",
    );
    const have = setup.split(";").slice(0, -1);
    // A set-up must not go on behind the decisions.
    const isSetup = (line) =>
      [...have, "record", "deck", "pile"].some((other) => other.split(" ")[0] === line.split(" ")[0]);
    must(!decisions.split(";").slice(0, -1).some(isSetup), "proof");
    must(
      seats.every((seat) => sitting.includes(`sits ${seat} person`)),
      "share",
    );
    const made = sha256(bytesOf(secret))
      .map((byte) => byte.toString(16).padStart(2, "0"))
      .join("");
    must(made === seal, "seal", made, seal);
    const shares = added.match(/\w{64}/g) ?? [];
    const input = bytesOf(secret + [...shares].sort().join(""));
    const drawn = `${generator(input, "first")(players) + 1}`;
    must(!first || first === drawn, "first", first, drawn);

    const option = Object.create(null);
    const names = [...dealer.further, ...Object.keys(dealer.defaults({}, 9))];
    for (const [line, name, value] of chosen.matchAll(/option (\S+) ([^;]+)/g)) {
      must(!option[name] && names.includes(name), "options", line);
      option[name] = value;
    }
    const points = Object.entries(dealer.defaults(option, players)).map(([name, usual]) => {
      option[name] ??= usual;
      return `${name} ${option[name]}`;
    });
    const below = generator(input, "cards");
    const tools = { list, must, shuffle: (items) => shuffle(items, below) };
    const want = [`players ${players}`, ...points, ...dealer.deal(Number(players), option, tools)];
    const differs = (_, i) => have[i] !== want[i];
    const i = (have.length > want.length ? have : want).findIndex(differs);
    must(i < 0, i > points.length ? "cards" : "options", have[i], want[i]);
    return { ok: true, seal, shares };
  }

  // Returns the seal and the shares of a fair deal, or the reason why the deal of a record is not proved.
  globalThis.checkDeal = (text) => {
    try {
      return dealAgain(text);
    } catch (refusal) {
      return refusal;
    }
  };

  // Says on the page of a finished game how its deal was, and whether it has the share that this browser kept.
  async function show(section) {
    const answer = await fetch(section.dataset.record);
    if (!answer.ok) return;
    const { ok, why, have, want, seal, shares } = checkDeal(await answer.text());
    const say = (name) => section.querySelector(`[data-say=${name}]`)?.removeAttribute("hidden");
    const write = (name, text) => {
      for (const part of section.querySelectorAll(name)) part.textContent = text;
    };
    write("[data-have]", have);
    write("[data-want]", want);
    section.dataset.state = ok ? "fair" : "refused";
    say(ok ? "fair" : why === "proof" ? "no-proof" : `refused-${why}`);
    if (!ok || !("sits" in section.dataset)) return;
    const share = localStorage.getItem(`deal-${seal}`);
    say(share ? (shares.includes(share) ? "kept" : "share-missing") : "nothing-kept");
  }
  const section = globalThis.document?.querySelector("#deal[data-record]");
  if (section) show(section).catch(() => {});
})();
