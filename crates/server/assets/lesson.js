// Lets a lesson point: lights the places that it means, dims everything else, and shows with a hand where to touch. The server
// names the places; nothing here knows a game.
"use strict";

(() => {
  const words = (text) => (text ? text.split(" ") : []);
  function thingAt(place) {
    const name = CSS.escape(place);
    return document.querySelector(`#board [data-at="${name}"], #actions [data-press="${name}"]`);
  }
  let shown = null;
  let over = Boolean(document.querySelector("#lesson.over"));

  // Dims every part that contains nothing meant, as a whole.
  function dim(part) {
    for (const child of part.children) {
      if (child.matches(".meant, .above, .prompt")) continue;
      if (child.querySelector(".meant")) dim(child);
      else child.classList.add("dim");
    }
  }

  function stop() {
    shown?.cancel();
    shown = null;
    document.querySelector(".pointer")?.classList.remove("points");
  }

  // The hand goes from the card to its place and back, until something is touched.
  function show(places) {
    const hand = document.querySelector(".pointer");
    const things = places.map(thingAt).filter((thing) => thing?.checkVisibility());
    if (!hand || !things.length) return;
    const frame = hand.parentNode.getBoundingClientRect();
    const spots = [things[0], things.at(-1)].map((thing) => {
      const box = thing.getBoundingClientRect();
      return `${box.x + box.width / 2 - frame.x - 24}px ${box.y + box.height * 0.55 - frame.y}px`;
    });
    hand.style.translate = spots[1];
    hand.classList.add("points");
    const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (reduced || document.documentElement.dataset.speed === "off") return;
    // With one place only, the hand presses it twice.
    const tap = things.length > 1 ? 1 : 0.9;
    const frames = [
      { translate: spots[0], scale: 1, offset: 0 },
      { translate: spots[0], scale: tap, offset: 0.15 },
      { translate: spots[1], scale: 1, offset: 0.55 },
      { translate: spots[1], scale: 0.9, offset: 0.65 },
      { translate: spots[1], scale: 1, offset: 0.8 },
      { translate: spots[0], scale: 1, offset: 1 },
    ];
    shown = hand.animate(frames, { duration: 2200, iterations: Infinity, easing: "ease-in-out" });
  }

  function point() {
    const board = document.querySelector("#lesson #board");
    if (!board) return;
    stop();
    const meant = document.getElementById("meant")?.dataset;
    const places = new Set(words(meant?.meant));
    for (const thing of board.querySelectorAll(".dim")) thing.classList.remove("dim");
    for (const thing of board.querySelectorAll("[data-at], [data-press]")) {
      thing.classList.toggle("meant", places.has(thing.dataset.at ?? thing.dataset.press));
    }
    if (board.querySelector(".meant")) dim(board);
    show(words(meant?.shown));
    const done = Boolean(document.querySelector("#lesson.over"));
    if (done && !over) document.dispatchEvent(new CustomEvent("hearth:sound", { detail: "octave" }));
    over = done;
  }

  document.addEventListener("htmx:after:swap", point);
  addEventListener("resize", point);
  for (const touch of ["pointerdown", "keydown"]) {
    document.addEventListener(touch, (event) => {
      if (event.target.closest?.("#lesson #board")) stop();
    });
  }
  point();
})();
