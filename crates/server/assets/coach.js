// Words of advice in a first game: one at a time, beside the part of the board it is about. They cover nothing that can be played
// and are never shown twice in a browser.
"use strict";

(() => {
  const coach = document.getElementById("coach");
  if (!coach) return;
  const key = `coached-${coach.dataset.game}`;
  const tips = [...coach.children];
  let current = 0;

  // How much of what can be played a box would cover.
  function covers({ left, top, width, height }) {
    return [...document.querySelectorAll("#board .may, #actions button")].filter((thing) => {
      const box = thing.getBoundingClientRect();
      return box.left < left + width && left < box.right && box.top < top + height && top < box.bottom;
    }).length;
  }

  // Above, below or beside its part, or at the edge of the page: where it covers the least.
  function place(tip) {
    const part = document.getElementById(tip.dataset.part)?.getBoundingClientRect();
    if (!part) return;
    const { width, height } = tip.getBoundingClientRect();
    const within = (value, most) => Math.min(Math.max(8, value), most - 8);
    const middle = within(part.left + part.width / 2 - width / 2, innerWidth - width);
    const level = within(part.top + part.height / 2 - height / 2, innerHeight - height);
    const spots = [
      { side: "above", left: middle, top: within(part.top - height - 14, innerHeight - height) },
      { side: "below", left: middle, top: within(part.bottom + 14, innerHeight - height) },
      { side: "right", left: within(part.right + 14, innerWidth - width), top: level },
      { side: "left", left: within(part.left - width - 14, innerWidth - width), top: level },
      // Beside the board nothing is covered that can be played.
      { side: "right", left: innerWidth - width - 8, top: level },
    ];
    const best = spots.reduce((one, other) =>
      covers({ ...other, width, height }) < covers({ ...one, width, height }) ? other : one,
    );
    tip.dataset.side = best.side;
    tip.style.left = `${best.left}px`;
    tip.style.top = `${best.top}px`;
    tip.style.setProperty("--tail", `${part.left + part.width / 2 - best.left}px`);
  }

  function show(number) {
    current = number;
    coach.hidden = number >= tips.length;
    tips.forEach((tip, index) => (tip.hidden = index !== number));
    if (number < tips.length) place(tips[number]);
    else localStorage.setItem(key, "yes");
  }

  if (localStorage.getItem(key)) return;
  coach.addEventListener("click", (event) => {
    if (event.target.closest(".enough")) show(tips.length);
    else if (event.target.closest(".next")) show(current + 1);
  });
  // A player who has made a move no longer needs the first tip.
  document.addEventListener(
    "submit",
    ({ submitter }) => submitter?.name === "decision" && current === 0 && show(1),
  );
  // Whoever reads the list of moves or a question needs the room, and at the end nobody needs advice any more.
  const stepAside = () => {
    const busy = document.querySelector(".moves[open], dialog[open], #end:not([hidden])");
    coach.classList.toggle("aside", Boolean(busy));
  };
  for (const event of ["toggle", "htmx:after:swap"]) document.addEventListener(event, stepAside, true);
  const placeCurrent = () => current < tips.length && place(tips[current]);
  addEventListener("resize", placeCurrent);
  document.addEventListener("htmx:after:swap", placeCurrent);
  stepAside();
  show(0);
})();
