// Decides a move by touching its places: a card and its goal, in any order, with mouse, finger or keyboard, or by dragging.
// The buttons in the list of moves name the places of each move; nothing here knows a game.
"use strict";

(() => {
  const on = (setting) => document.documentElement.dataset[setting] !== "off";
  // The places chosen so far, and the number of decisions made when they were chosen.
  let chosen = [];
  let moment = "";
  // The element that had the focus before a swap, and the part of the page to return to.
  let focused = document.body;
  let home = null;

  const moveButtons = () => [...document.querySelectorAll("#offers button[name=decision]")];
  const allMoves = () =>
    moveButtons().map((button) => ({ button, places: button.dataset.touches?.split(" ") ?? [] }));
  const movesWith = (places, moves = allMoves()) =>
    moves.filter((move) => places.every((place) => move.places.includes(place)));
  const isComplete = (move) => move.places.length === chosen.length;
  function setAttribute(element, name, value) {
    if (value) element.setAttribute(name, value);
    else element.removeAttribute(name);
  }

  // Shows which places can be touched, which are chosen, and where the chosen ones can go.
  function highlight() {
    const now = document.querySelector("#offers input[name=after]")?.value ?? "";
    const moves = allMoves();
    // A card that was picked up while the last move was on its way stays picked up if it still can be played.
    if (now !== moment && !movesWith(chosen, moves).length) chosen = [];
    moment = now;
    const left = movesWith(chosen, moves);
    highlightBoard(moves, left);
    for (const button of document.querySelectorAll("#actions [data-press]")) {
      button.classList.toggle("pressed", chosen.includes(button.dataset.press));
    }
    highlightList(moves, left);
  }

  function highlightBoard(moves, left) {
    const choosing = chosen.length > 0;
    const touchable = new Set(moves.flatMap((move) => move.places));
    const goals = new Set(moves.flatMap((move) => move.places.slice(1)));
    const places = new Set(left.flatMap((move) => move.places));
    const grips = new Set(left.filter((move) => move.places.length > 1).map((move) => move.places[0]));
    const marks = new Map(left.map((move) => [move.places.at(-1), move.button.dataset.mark]));
    const board = document.getElementById("board");
    board?.classList.toggle("choosing", goals.size > 0);
    board?.classList.toggle("choice", choosing);
    board?.setAttribute("tabindex", "-1");
    for (const element of document.querySelectorAll("#board [data-at]")) {
      const place = element.dataset.at;
      const own = chosen.includes(place);
      const may = touchable.has(place);
      const target = choosing && !own && places.has(place);
      // An element is a button as long as a move touches it; the one with the focus keeps it.
      if (may || element.getAttribute("role") === "button") setAttribute(element, "role", may && "button");
      setAttribute(element, "tabindex", may ? "0" : element === focused && "-1");
      setAttribute(element, "aria-pressed", own && "true");
      setAttribute(element, "data-mark", target && marks.get(place));
      const states = { may, lay: goals.has(place), chosen: own, target, grip: grips.has(place) };
      for (const [state, is] of Object.entries(states)) element.classList.toggle(state, is);
    }
  }

  function highlightList(moves, left) {
    const choosing = chosen.length > 0;
    const options = moves.map(({ button }) => new Option(button.title, button.dataset.say ?? button.value));
    document.getElementById("words")?.replaceChildren(...options);
    for (const move of moves) {
      move.button.hidden = choosing && !left.includes(move);
      move.button.classList.toggle("ready", choosing && left.length === 1);
    }
    for (const group of document.querySelectorAll("#offers fieldset")) {
      group.hidden = !group.querySelector("button:not([hidden])");
    }
  }

  function choose(places) {
    chosen = places;
    highlight();
  }

  // Letting go also clears the notice of the last refusal.
  function release(places = []) {
    clearNotice();
    choose(places);
  }

  function decide(move) {
    choose([]);
    move.button.form.requestSubmit(move.button);
  }

  const clearNotice = () => document.getElementById("notice")?.replaceChildren();

  function refuse(places, notice) {
    if (notice) document.getElementById("notice")?.replaceWith(notice);
    document.dispatchEvent(new CustomEvent("hearth:refused", { detail: { places } }));
  }

  // Asks the server for the rule that forbids these places.
  async function explain(places) {
    const address = document.querySelector("[data-why]")?.dataset.why;
    if (!address) return;
    const and = address.includes("?") ? "&" : "?";
    const answer = await fetch(`${address}${and}at=${places.map(encodeURIComponent).join("+")}`);
    const text = answer.ok ? await answer.text() : "";
    const notice = new DOMParser().parseFromString(text, "text/html").getElementById("notice");
    const last = places.at(-1);
    if (notice?.textContent) return refuse(places, notice);
    // Places without a common move are a new beginning.
    if (places.length > 1) return movesWith([last]).length ? release([last]) : explain([last]);
    clearNotice();
  }

  function touch(place) {
    const moves = allMoves();
    if (!moves.length) return;
    const left = movesWith(chosen, moves);
    if (chosen.includes(place)) {
      // A second press takes the one move that is left; otherwise it lets go.
      const only = left.length === 1 ? left[0] : left.find(isComplete);
      return only ? decide(only) : release(chosen.filter((other) => other !== place));
    }
    const places = [...chosen, place];
    const next = movesWith(places, moves);
    if (!next.length) {
      // A place that is a whole move by itself always starts anew, and so does a card after it.
      const isWholeMove = (one) => moves.some((move) => move.places.length === 1 && move.places[0] === one);
      const followsWholeMove = chosen.length === 1 && isWholeMove(chosen[0]);
      const startsAnew = isWholeMove(place) || (followsWholeMove && movesWith([place], moves).length > 0);
      return startsAnew ? release([place]) : explain(places);
    }
    release(places);
    // A move with one place needs a second touch, unless the player does not want to be asked.
    const isSure = places.length > 1 || !on("ask");
    if (next.length === 1 && isComplete(next[0]) && isSure) decide(next[0]);
  }

  // A fixed button that is not a move of its own lights its targets, or says why it has none.
  function press(button) {
    const place = button.dataset.press;
    if (button.dataset.wait) {
      const notice = document.createElement("p");
      notice.id = "notice";
      notice.textContent = button.dataset.wait;
      notice.setAttribute("role", "alert");
      return refuse([], notice);
    }
    if (chosen.includes(place)) return release();
    return movesWith([place]).length ? release([place]) : explain([place]);
  }

  const thingAt = (target) => target?.closest?.("#board [data-at]");

  // Dragging: the same two touches, with a card in the hand between them.
  let held = null;
  let dropped = false;
  document.addEventListener("pointerdown", (event) => {
    const thing = thingAt(event.target);
    dropped = false;
    const canDrag = thing?.classList.contains("grip") && event.button === 0;
    if (canDrag) held = { thing, x: event.clientX, y: event.clientY };
  });

  function makeGhost(thing) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const ghost = thing.cloneNode(true);
    for (const name of ["id", "data-at", "data-does", "data-mark", "tabindex"]) ghost.removeAttribute(name);
    ghost.classList.add("drag");
    for (const [side, length] of Object.entries({ left, top, width, height })) {
      ghost.style[side] = `${length}px`;
    }
    ghost.setAttribute("aria-hidden", "true");
    document.getElementById("board").append(ghost);
    return ghost;
  }

  document.addEventListener("pointermove", (event) => {
    if (!held) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.ghost && Math.hypot(x, y) > 8) {
      held.ghost = makeGhost(held.thing);
      choose([held.thing.dataset.at]);
    }
    if (held.ghost) held.ghost.style.translate = `${x}px ${y}px`;
  });

  function letGo(event, there) {
    const { thing, ghost } = held ?? {};
    held = null;
    if (!ghost) return;
    ghost.remove();
    dropped = true;
    const target = there && thingAt(document.elementFromPoint(event.clientX, event.clientY));
    if (target && target !== thing) touch(target.dataset.at);
    else release();
  }
  document.addEventListener("pointerup", (event) => letGo(event, true));
  document.addEventListener("pointercancel", (event) => letGo(event, false));

  document.addEventListener("click", (event) => {
    const thing = thingAt(event.target);
    const button = event.target.closest("#actions button[type=button]");
    if (button) press(button);
    else if (thing && !dropped) touch(thing.dataset.at);
    else if (chosen.length && !event.target.closest("#offers, #board, #notice, dialog")) release();
    dropped = false;
  });

  // An arrow key moves the focus to the nearest touchable thing in its direction, as seen on the screen.
  const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  function step(from, [dx, dy]) {
    const [x, y] = middle(from.getBoundingClientRect());
    let best = null;
    let least = Infinity;
    for (const thing of document.querySelectorAll("#board .may")) {
      const [thingX, thingY] = middle(thing.getBoundingClientRect());
      const [right, down] = [thingX - x, thingY - y];
      const ahead = right * dx + down * dy;
      const aside = Math.abs(right * dy) + Math.abs(down * dx);
      const distance = ahead + 2 * aside;
      if (ahead > 4 && distance < least) {
        best = thing;
        least = distance;
      }
    }
    best?.focus();
    return best;
  }

  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    const presses = key === "Enter" || key === " ";
    // A held key presses once: the next thing under it was not meant.
    const pressed = key === "Enter" ? "button, input, #board" : "button, #board";
    if (event.repeat && presses && target.closest(pressed)) return event.preventDefault();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest("input, textarea, select, dialog[open]")) return;
    const thing = thingAt(target);
    if (key === "Escape" && chosen.length) return release();
    const board = target.closest("#board");
    // Dictated text arrives as keys too; outside of these parts it is no shortcut.
    const listens = target === document.body || target.closest("#board, #offers, #banner");
    const shortcut =
      listens && key.length === 1 && document.querySelector(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
    if (shortcut) shortcut.click();
    else if (thing && presses) touch(thing.dataset.at);
    // Where there is nothing to step to, arrows scroll.
    else if (!(board && key in STEPS && step(thing ?? board, STEPS[key]))) return;
    event.preventDefault();
  });

  // A move that is rarely meant is asked once more.
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

  // When the element with the focus is gone, its part gets the focus; while that is away, the banner does.
  function rememberFocus() {
    focused = document.activeElement;
    home = focused.closest("#offers, #board") ?? home;
  }
  function restoreFocus() {
    highlight();
    const banner = document.getElementById("banner");
    const candidates = [focused !== banner && focused, home, banner];
    const there = candidates.filter(Boolean).find((place) => place.checkVisibility());
    there?.focus({ preventScroll: true });
  }
  document.addEventListener("htmx:before:swap", rememberFocus);
  document.addEventListener("htmx:after:swap", restoreFocus);
  // The same when the whole page is loaded again; without a visible focus there is nothing to restore.
  document.addEventListener("reload", () => {
    rememberFocus();
    if (focused.matches(":focus-visible")) sessionStorage.setItem("home", home?.id ?? "banner");
    location.replace(location.pathname);
  });
  highlight();
  home = document.getElementById(sessionStorage.getItem("home"));
  sessionStorage.removeItem("home");
  if (home) {
    focused = null;
    restoreFocus();
  }
})();
