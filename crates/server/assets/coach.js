// Tips in a first game: one at a time, beside the part of the board it is about. They cover nothing that can be played
// and are never shown twice in a browser.
"use strict";

(() => {
  const coach = document.getElementById("coach");
  if (!coach) return;
  const key = `coached-${coach.dataset.game}`;
  const tips = [...coach.children];
  // The least distance of a tip to the edge of the window, and its distance to the part it is about, in pixels.
  const EDGE = 8;
  const GAP = 14;
  let current = 0;

  // Counts the playable things that a tip of this size would cover at this spot.
  function countCovered({ left, top }, { width, height }) {
    const playable = [...document.querySelectorAll("#board .may, #actions button")];
    const covered = playable.filter((thing) => {
      const box = thing.getBoundingClientRect();
      const beside = box.right <= left || left + width <= box.left;
      const aboveOrBelow = box.bottom <= top || top + height <= box.top;
      return !beside && !aboveOrBelow;
    });
    return covered.length;
  }

  // Puts a tip above, below or beside its part, or at the edge of the page: where it covers the least.
  function place(tip) {
    const part = document.getElementById(tip.dataset.part)?.getBoundingClientRect();
    if (!part) return;
    const size = tip.getBoundingClientRect();
    const { width, height } = size;
    const clamp = (value, most) => Math.min(Math.max(EDGE, value), most - EDGE);
    const clampLeft = (left) => clamp(left, innerWidth - width);
    const clampTop = (top) => clamp(top, innerHeight - height);
    const middle = clampLeft(part.left + part.width / 2 - width / 2);
    const level = clampTop(part.top + part.height / 2 - height / 2);
    const spots = [
      { side: "above", left: middle, top: clampTop(part.top - height - GAP) },
      { side: "below", left: middle, top: clampTop(part.bottom + GAP) },
      { side: "right", left: clampLeft(part.right + GAP), top: level },
      { side: "left", left: clampLeft(part.left - width - GAP), top: level },
      // Beside the board nothing is covered that can be played.
      { side: "right", left: innerWidth - width - EDGE, top: level },
    ];
    // Sorting is stable: of two equally good spots the earlier one wins.
    const rated = spots.map((spot) => ({ spot, covered: countCovered(spot, size) }));
    const best = rated.sort((one, other) => one.covered - other.covered)[0].spot;
    tip.dataset.side = best.side;
    tip.style.left = `${best.left}px`;
    tip.style.top = `${best.top}px`;
    tip.style.setProperty("--tail", `${part.left + part.width / 2 - best.left}px`);
  }

  function show(number) {
    current = number;
    coach.hidden = number >= tips.length;
    tips.forEach((tip, index) => {
      tip.hidden = index !== number;
    });
    if (number < tips.length) place(tips[number]);
    else localStorage.setItem(key, "yes");
  }

  if (localStorage.getItem(key)) return;
  coach.addEventListener("click", (event) => {
    if (event.target.closest(".enough")) show(tips.length);
    else if (event.target.closest(".next")) show(current + 1);
  });
  // A player who has made a move no longer needs the first tip.
  document.addEventListener("submit", ({ submitter }) => {
    if (submitter?.name === "decision" && current === 0) show(1);
  });
  // The list of moves and a question need the room, and at the end nobody needs advice any more.
  function stepAside() {
    const busy = document.querySelector(".moves[open], dialog[open], #end:not([hidden])");
    coach.classList.toggle("aside", Boolean(busy));
  }
  for (const event of ["toggle", "htmx:after:swap"]) document.addEventListener(event, stepAside, true);
  function placeCurrent() {
    if (current < tips.length) place(tips[current]);
  }
  addEventListener("resize", placeCurrent);
  document.addEventListener("htmx:after:swap", placeCurrent);
  stepAside();
  show(0);
})();
