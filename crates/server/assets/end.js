// The end of a game: its points are counted source by source, then the winner is celebrated.
"use strict";

(() => {
  const root = document.documentElement;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const calm = () => still.matches || root.dataset.speed === "off" || document.hidden;
  const tell = (what) => document.dispatchEvent(new CustomEvent(what));
  const later = (ms) => new Promise((done) => setTimeout(done, ms));
  // A real minus sign instead of a hyphen.
  const written = (number) => String(number).replace("-", "\u2212");
  const easeOut = (part) => 1 - (1 - part) ** 3;
  let begun = false;
  // Ends the count at once, while there is one.
  let skipCount = null;

  // The board cannot be reached while the end covers it.
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
      // As end.css names them: place, size, time to fall, delay, drift and rotation.
      const style = {
        x: any(0, 100),
        s: any(9, 22),
        t: any(4, 8),
        d: any(0, 3.5),
        w: any(-90, 90),
        r: any(400, 1100),
      };
      for (const name in style) piece.style.setProperty(`--${name}`, style[name]);
      if (number % 4) piece.style.background = colours[number % 4];
      else piece.append(winner.querySelector(".weave").cloneNode(true));
      layer.append(piece);
    }
    finale.prepend(layer);
    setTimeout(() => layer.remove(), 28000);
  }

  // Shows the rows in the order of the seats until all points are counted.
  function sortBySeat(players) {
    const rows = players.map(({ row }) => row);
    const gap = rows[1] ? rows[1].offsetTop - rows[0].offsetTop - rows[0].offsetHeight : 0;
    let top = rows[0].offsetTop;
    const bySeat = [...players].sort((one, other) => one.row.dataset.seat - other.row.dataset.seat);
    for (const player of bySeat) {
      player.away = top - player.row.offsetTop;
      player.row.style.translate = `0 ${player.away}px`;
      top += player.row.offsetHeight + gap;
    }
  }

  const stepOf = (gain) => Number(gain.dataset.step);

  function hidePoints({ score, gains }) {
    score.dataset.total = score.textContent;
    score.textContent = "0";
    for (const gain of gains) gain.classList.add("gain-waits");
  }

  // Shows the final score, and moves the row to its rank.
  function showResult({ row, score, gains, away }) {
    score.textContent = score.dataset.total;
    for (const gain of gains) gain.classList.remove("gain-waits");
    row.style.translate = "";
    if (!away) return;
    const timing = { duration: 550, easing: "cubic-bezier(.3, 1.2, .4, 1)" };
    row.animate({ translate: [`0 ${away}px`, "0 0"] }, timing);
  }

  // Counts the points source by source. A step is one source, at the same time for all players.
  async function count(finale, delay) {
    const players = [...finale.querySelectorAll(".rank")].map((row) => ({
      row,
      score: row.querySelector(".rank-score"),
      gains: [...row.querySelectorAll(".gain")],
      sum: 0,
    }));
    const steps = 1 + Math.max(...players.flatMap(({ gains }) => gains.map(stepOf)));
    const pace = root.dataset.speed === "quick" ? 0.5 : 1;
    const [stepLength, pause] = steps > 6 ? [300 * pace, 20 * pace] : [620 * pace, 180 * pace];
    let skipped = false;
    const skip = new Promise((done) => {
      skipCount = done;
    }).then(() => {
      skipped = true;
    });
    finale.classList.add("counting");
    sortBySeat(players);
    players.forEach(hidePoints);
    await Promise.race([later(delay), skip]);
    for (let step = 0; step < steps && !skipped; step++) {
      tell("end:count");
      const start = performance.now();
      for (const player of players) {
        const gain = player.gains.find((gain) => stepOf(gain) === step);
        gain?.classList.remove("gain-waits");
        player.more = Number(gain?.dataset.points ?? 0);
      }
      let part = 0;
      while (part < 1 && !skipped) {
        const now = await new Promise(requestAnimationFrame);
        part = Math.min(1, (now - start) / stepLength);
        for (const { score, sum, more } of players) {
          score.textContent = written(Math.round(sum + more * easeOut(part)));
        }
      }
      for (const player of players) player.sum += player.more;
      await Promise.race([later(pause), skip]);
    }
    skipCount = null;
    players.forEach(showResult);
    finale.classList.replace("counting", "won");
  }

  async function celebrate(finale, delay) {
    if (finale.dataset.counts) await count(finale, delay);
    tell("end:won");
    const winner = finale.querySelector(".rank.first");
    if (winner && !finale.matches(".quiet")) confetti(finale, winner);
  }

  // Celebrates once for each table and tab, however often the page is loaded again.
  function begin(live) {
    cover();
    const finale = document.querySelector("#end .finale");
    if (!finale || begun) return;
    begun = true;
    // An open rail would hide it.
    const rail = document.getElementById("rail-open");
    if (live && rail.checked) rail.click();
    const key = `end ${location.pathname}`;
    if (sessionStorage[key] || calm()) return;
    sessionStorage[key] = 1;
    finale.parentElement.classList.toggle("enters", live);
    celebrate(finale, live ? 1800 : 700);
  }

  document.addEventListener("click", ({ target }) => {
    if (target.closest("#end")) skipCount?.();
  });
  document.addEventListener("keydown", () => skipCount?.());
  document.addEventListener("change", ({ target }) => {
    if (target.id === "see-table") cover();
  });
  document.addEventListener("visibilitychange", () => {
    document.querySelector(".confetti")?.classList.toggle("paused", document.hidden);
  });
  document.addEventListener("htmx:sse:after:message", () => begin(true));
  begin(false);
})();
