// It moves: what the server says has travelled flies from where it was to where it is, by a view transition.
"use strict";

(() => {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const speed = () => document.documentElement.dataset.speed ?? "calm";
  const at = (place) => document.querySelector(`#board [data-at="${CSS.escape(place)}"]`);
  let [landed, named, last] = [null, [], null];

  function forget() {
    for (const thing of named) thing.style.viewTransitionName = "";
    named = [];
  }

  // One thing can leave a place or reach it; what comes from the same place later appears there.
  function name(flights, end) {
    forget();
    const seen = new Set();
    flights.forEach((flight, number) => {
      const thing = !seen.has(flight[end]) && at(flight[end]);
      seen.add(flight[end]);
      if (!thing) return;
      thing.style.viewTransitionName = `flight-${number}`;
      named.push(thing);
    });
  }

  // What is said to have travelled, if it may fly now.
  function flightsIn(text) {
    const off = still.matches || speed() === "off" || document.hidden || !document.startViewTransition;
    const told = !off && !landed && /data-flights="([^"]+)"/.exec(text);
    return told ? told[1].split(" ").map((flight) => flight.split("&gt;")) : [];
  }

  function fly(flights, swap) {
    name(flights, 0);
    // A browser that has no time to draw lets a transition wait, and all that is pushed with it: the table goes on without.
    let swapped = false;
    const show = () => swapped || ((swapped = true), swap());
    setTimeout(show, 800);
    const transition = document.startViewTransition(() => {
      show();
      return new Promise((resolve) => {
        landed = () => { name(flights, 1); resolve(); };
        // Whatever happens, the page must not wait for a swap that does not come.
        setTimeout(() => landed?.(), 400);
      });
    });
    transition.updateCallbackDone.then(() => (landed = null));
    last = transition;
    transition.finished.finally(() => last === transition && forget());
    // A browser that cannot fly shows the table all the same.
    transition.ready.catch(() => {});
  }

  // At a table, what has changed is pushed.
  document.addEventListener("htmx:sse:before:message", ({ detail: { message, waitUntil } }) => {
    const flights = message.event ? [] : flightsIn(message.data);
    if (flights.length) waitUntil(new Promise((swap) => fly(flights, swap)));
  });
  document.addEventListener("htmx:sse:after:message", () => landed?.());
  // In a lesson, it is the answer to what was decided.
  document.addEventListener("htmx:before:swap", (event) => {
    const { ctx } = event.detail;
    const flights = ctx.target?.id === "lesson" && !ctx.flies ? flightsIn(ctx.text) : [];
    if (!flights.length) return;
    event.preventDefault();
    ctx.flies = true;
    fly(flights, () => htmx.swap(ctx).then(() => landed?.()));
  });
  // Who goes on playing does not wait for what still flies.
  document.addEventListener("pointerdown", () => document.activeViewTransition?.skipTransition(), true);
})();
