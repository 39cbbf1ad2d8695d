// The end of a game: its points are counted source by source, then the winner is celebrated.
"use strict";

(() => {
  const root = document.documentElement;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const calm = () => still.matches || root.dataset.speed === "off" || document.hidden;
  const tell = (what) => document.dispatchEvent(new CustomEvent(what));
  const later = (ms) => new Promise((done) => setTimeout(done, ms));
  const written = (number) => String(number).replace("-", "\u2212");
  let [begun, rush] = [false, null];

  // The board cannot be reached while the end lies above it.
  function cover() {
    const board = document.getElementById("board");
    if (board) board.inert = Boolean(document.querySelector("#end .finale")?.checkVisibility());
  }

  function confetti(finale, winner) {
    const layer = document.createElement("div");
    layer.className = "confetti";
    const colours = [...winner.dataset.colours.split(" "), "#f2c14e"];
    for (let number = 0; number < 66; number++) {
      const piece = document.createElement("i");
      const any = (from, to) => from + Math.random() * (to - from);
      const set = {
        x: any(0, 100),
        s: any(9, 22),
        t: any(4, 8),
        d: any(0, 3.5),
        w: any(-90, 90),
        r: any(400, 1100),
      };
      for (const name in set) piece.style.setProperty(`--${name}`, set[name]);
      if (number % 4) piece.style.background = colours[number % 4];
      else piece.append(winner.querySelector(".weave").cloneNode(true));
      layer.append(piece);
    }
    finale.prepend(layer);
    setTimeout(() => layer.remove(), 28000);
  }

  // Rows stand in the order of the table until all is counted.
  function scatter(rows) {
    const gap = rows[1] ? rows[1].row.offsetTop - rows[0].row.offsetTop - rows[0].row.offsetHeight : 0;
    let top = rows[0].row.offsetTop;
    for (const one of [...rows].sort((one, other) => one.row.dataset.seat - other.row.dataset.seat)) {
      one.away = top - one.row.offsetTop;
      one.row.style.translate = `0 ${one.away}px`;
      top += one.row.offsetHeight + gap;
    }
  }

  async function count(finale, delay) {
    const rows = [...finale.querySelectorAll(".rank")].map((row) => ({
      row,
      score: row.querySelector(".rank-score"),
      gains: [...row.querySelectorAll(".gain")],
      sum: 0,
    }));
    const steps =
      1 + Math.max(...rows.flatMap(({ gains }) => gains.map((gain) => Number(gain.dataset.step))));
    const [each, pause] = (steps > 6 ? [300, 20] : [620, 180]).map((ms) =>
      root.dataset.speed === "quick" ? ms / 2 : ms,
    );
    let skipped = false;
    const hurry = new Promise((done) => (rush = done)).then(() => (skipped = true));
    finale.classList.add("counting");
    scatter(rows);
    for (const { score, gains } of rows) {
      score.dataset.total = score.textContent;
      score.textContent = "0";
      for (const gain of gains) gain.classList.add("gain-waits");
    }
    await Promise.race([later(delay), hurry]);
    for (let step = 0; step < steps && !skipped; step++) {
      tell("end:count");
      const start = performance.now();
      for (const one of rows) {
        const gain = one.gains.find((gain) => Number(gain.dataset.step) === step);
        gain?.classList.remove("gain-waits");
        one.more = Number(gain?.dataset.points ?? 0);
      }
      for (let part = 0; part < 1 && !skipped; ) {
        part = Math.min(1, ((await new Promise(requestAnimationFrame)) - start) / each);
        for (const { score, sum, more } of rows)
          score.textContent = written(Math.round(sum + more * (1 - (1 - part) ** 3)));
      }
      for (const one of rows) one.sum += one.more;
      await Promise.race([later(pause), hurry]);
    }
    rush = null;
    for (const { row, score, gains, away } of rows) {
      score.textContent = score.dataset.total;
      for (const gain of gains) gain.classList.remove("gain-waits");
      row.style.translate = "";
      if (away)
        row.animate(
          { translate: [`0 ${away}px`, "0 0"] },
          { duration: 550, easing: "cubic-bezier(.3, 1.2, .4, 1)" },
        );
    }
    finale.classList.replace("counting", "won");
  }

  async function celebrate(finale, delay) {
    if (finale.dataset.counts) await count(finale, delay);
    tell("end:won");
    const winner = finale.querySelector(".rank.first");
    if (winner && !finale.matches(".quiet")) confetti(finale, winner);
  }

  // Once for a table and tab, however often it is loaded again.
  function begin(live) {
    cover();
    const finale = document.querySelector("#end .finale");
    if (!finale || begun) return;
    begun = true;
    // A rail that lies above the board would hide it.
    const rail = document.getElementById("rail-open");
    if (live && rail.checked) rail.click();
    const key = `end ${location.pathname}`;
    if (sessionStorage[key] || calm()) return;
    sessionStorage[key] = 1;
    finale.parentElement.classList.toggle("enters", live);
    celebrate(finale, live ? 1800 : 700);
  }

  document.addEventListener("click", ({ target }) => target.closest("#end") && rush?.());
  document.addEventListener("keydown", () => rush?.());
  document.addEventListener("change", ({ target }) => target.id === "see-table" && cover());
  document.addEventListener("visibilitychange", () =>
    document.querySelector(".confetti")?.classList.toggle("paused", document.hidden),
  );
  document.addEventListener("htmx:sse:after:message", () => begin(true));
  begin(false);
})();
