// Deciding by touching what a decision is about: a card and where it goes, in any order, by click, drag, finger or keyboard.
// The buttons of the offers say which places belong to each; nothing here knows a game.
"use strict";

(() => {
  const on = (value) => document.documentElement.dataset[value] !== "off";
  let [chosen, moment] = [[], ""];
  // What had the focus before something changed, and the part of the table in which one decided last.
  let [focused, home] = [document.body, null];

  const buttons = () => [...document.querySelectorAll("#offers button[name=decision]")];
  const offers = () => buttons().map((button) => ({ button, places: button.dataset.touches?.split(" ") ?? [] }));
  const possible = (places, all = offers()) => all.filter((offer) => places.every((place) => offer.places.includes(place)));
  const whole = (offer) => offer.places.length === chosen.length;
  const say = (thing, name, value) => (value ? thing.setAttribute(name, value) : thing.removeAttribute(name));

  function light() {
    const now = document.querySelector("#offers input[name=after]")?.value ?? "";
    if (now !== moment) chosen = [];
    moment = now;
    const all = offers();
    const touched = new Set(all.flatMap((offer) => offer.places));
    const goals = new Set(all.flatMap((offer) => offer.places.slice(1)));
    const left = possible(chosen, all);
    const places = new Set(left.flatMap((offer) => offer.places));
    const grips = new Set(left.filter((offer) => offer.places.length > 1).map((offer) => offer.places[0]));
    const board = document.getElementById("board");
    board?.classList.toggle("choosing", goals.size > 0);
    board?.setAttribute("tabindex", "-1");
    for (const thing of document.querySelectorAll("#board [data-at]")) {
      const place = thing.dataset.at;
      const own = chosen.includes(place);
      const may = touched.has(place);
      // What lies on the table is a button as long as an offer touches it; what has the focus keeps it.
      if (may || thing.getAttribute("role") === "button") say(thing, "role", may && "button");
      say(thing, "tabindex", may ? "0" : thing === focused && "-1");
      const target = chosen.length > 0 && !own && places.has(place);
      const marks = { may, lay: goals.has(place), chosen: own, target, grip: grips.has(place) };
      for (const [mark, is] of Object.entries(marks)) thing.classList.toggle(mark, is);
      say(thing, "aria-pressed", own && "true");
    }
    document.getElementById("words")?.replaceChildren(...all.map(({ button }) => new Option(button.title, button.value)));
    for (const { button } of all) {
      button.hidden = chosen.length > 0 && !left.some((offer) => offer.button === button);
      button.classList.toggle("ready", chosen.length > 0 && left.length === 1);
    }
    for (const group of document.querySelectorAll("#offers fieldset")) group.hidden = !group.querySelector("button:not([hidden])");
  }

  const choose = (places) => { chosen = places; light(); };
  const decide = (offer) => offer.button.form.requestSubmit(offer.button);

  async function why(places) {
    const address = document.querySelector("[data-why]")?.dataset.why;
    if (!address) return;
    const and = address.includes("?") ? "&" : "?";
    const answer = await fetch(`${address}${and}at=${places.map(encodeURIComponent).join("+")}`);
    const text = answer.ok ? await answer.text() : "";
    const notice = new DOMParser().parseFromString(text, "text/html").getElementById("notice");
    const last = places.at(-1);
    // What means nothing together is a new beginning.
    if (!notice?.textContent && places.length > 1) return possible([last]).length ? choose([last]) : why([last]);
    if (notice) document.getElementById("notice")?.replaceWith(notice);
  }

  function touch(place) {
    if (!offers().length) return;
    const ready = possible(chosen).find(whole);
    if (chosen.includes(place)) return ready ? decide(ready) : choose(chosen.filter((other) => other !== place));
    const places = [...chosen, place];
    const left = possible(places);
    if (!left.length) return why(places);
    // What was refused before need not be read any longer.
    document.getElementById("notice")?.replaceChildren();
    choose(places);
    // What is decided with one touch is asked once: by a second one.
    if (left.length === 1 && whole(left[0]) && (places.length > 1 || !on("ask"))) decide(left[0]);
  }

  const thingAt = (target) => target?.closest?.("#board [data-at]");

  // Dragging: the same two touches, with a card in the hand between them.
  let [held, dropped] = [null, false];
  document.addEventListener("pointerdown", (event) => {
    const thing = thingAt(event.target);
    dropped = false;
    if (thing?.classList.contains("grip") && event.button === 0) held = { thing, x: event.clientX, y: event.clientY };
  });
  document.addEventListener("pointermove", (event) => {
    if (!held) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.ghost && Math.hypot(x, y) > 8) {
      const { left, top, width, height } = held.thing.getBoundingClientRect();
      // Who likes large cards has a board on which a pixel is more than one.
      held.zoom = held.thing.currentCSSZoom ?? 1;
      held.ghost = held.thing.cloneNode(true);
      for (const name of ["id", "data-at", "data-does", "tabindex"]) held.ghost.removeAttribute(name);
      held.ghost.classList.add("drag");
      for (const [side, length] of Object.entries({ left, top, width, height })) held.ghost.style[side] = `${length / held.zoom}px`;
      held.ghost.setAttribute("aria-hidden", "true");
      document.getElementById("board").append(held.ghost);
      choose([held.thing.dataset.at]);
    }
    if (held.ghost) held.ghost.style.translate = `${x / held.zoom}px ${y / held.zoom}px`;
  });
  function letGo(event, there) {
    const { thing, ghost } = held ?? {};
    held = null;
    if (!ghost) return;
    ghost.remove();
    dropped = true;
    const target = there && thingAt(document.elementFromPoint(event.clientX, event.clientY));
    if (target && target !== thing) touch(target.dataset.at);
    else choose([]);
  }
  document.addEventListener("pointerup", (event) => letGo(event, true));
  document.addEventListener("pointercancel", (event) => letGo(event, false));

  document.addEventListener("click", (event) => {
    const thing = thingAt(event.target);
    if (thing && !dropped) touch(thing.dataset.at);
    else if (chosen.length && !event.target.closest("#offers, #board, dialog")) choose([]);
    dropped = false;
  });

  // Arrows lead to the nearest thing that can be touched, as one sees it.
  const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  function step(from, [dx, dy]) {
    const [x, y] = middle(from.getBoundingClientRect());
    let [best, least] = [null, Infinity];
    for (const thing of document.querySelectorAll("#board .may")) {
      const [a, b] = middle(thing.getBoundingClientRect());
      const ahead = (a - x) * dx + (b - y) * dy;
      const aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
      if (ahead > 4 && ahead + 2 * aside < least) [best, least] = [thing, ahead + 2 * aside];
    }
    best?.focus();
    return best;
  }

  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    const presses = key === "Enter" || key === " ";
    // Who holds a key presses once: what stands there by then was not meant.
    const pressed = key === "Enter" ? "button, input, #board" : "button, #board";
    if (event.repeat && presses && target.closest(pressed)) return event.preventDefault();
    if (target.closest("input, textarea, select, dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
    const thing = thingAt(target);
    if (key === "Escape" && chosen.length) return choose([]);
    const board = target.closest("#board");
    // Who dictates a text somewhere else means no key.
    const listens = key.length === 1 && (target === document.body || target.closest("#board, #offers, #banner"));
    const shortcut = listens && document.querySelector(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
    if (shortcut) shortcut.click();
    else if (thing && presses) touch(thing.dataset.at);
    // Where there is nothing to step to, arrows scroll.
    else if (!(board && key in STEPS && step(thing ?? board, STEPS[key]))) return;
    event.preventDefault();
  });

  // What hardly anybody means is asked once more.
  function askOnceMore(event) {
    const button = event.submitter;
    const dialog = document.getElementById("sure");
    if (!button?.dataset.grave || !on("ask") || !dialog || button.dataset.sure) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    dialog.querySelector(".what").textContent = button.dataset.grave;
    dialog.querySelector(".comes").textContent = button.title;
    dialog.returnValue = "";
    dialog.onclose = () => {
      if (dialog.returnValue !== "yes") return;
      button.dataset.sure = "yes";
      button.form.requestSubmit(button);
      delete button.dataset.sure;
    };
    dialog.showModal();
  }
  document.addEventListener("submit", askOnceMore, true);

  // Who had the focus on something that is gone goes on in that part; while it is away, he waits with what is said.
  function leave() {
    focused = document.activeElement;
    home = focused.closest("#offers, #board") ?? home;
  }
  function goOn() {
    light();
    const said = document.getElementById("banner");
    const there = [focused !== said && focused, home, said].find((place) => place && place.checkVisibility());
    there?.focus({ preventScroll: true });
  }
  document.addEventListener("htmx:before:swap", leave);
  document.addEventListener("htmx:after:swap", goOn);
  // So he does when the whole page comes again; who sees no focus there needs none here.
  document.addEventListener("reload", () => {
    leave();
    if (focused.matches(":focus-visible")) sessionStorage.setItem("home", home?.id ?? "banner");
    location.replace(location.pathname);
  });
  light();
  home = document.getElementById(sessionStorage.getItem("home"));
  sessionStorage.removeItem("home");
  if (home) { focused = null; goOn(); }
})();
