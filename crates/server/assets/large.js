// Shows a card large with its words, when one points at it, moves to it or presses it long. On a desk it lies over the rail, where
// nothing can be played; it never takes a click.
"use strict";

(() => {
  let wait;
  // A card that comes to lie under a resting mouse was not pointed at.
  let moved = true;
  const large = () => document.getElementById("large");

  function hide() {
    clearTimeout(wait);
    if (large()?.matches(":popover-open")) large().hidePopover();
  }

  // The face of the card, or else its sign.
  function pictureOf(thing, told) {
    const face = [thing, told]
      .map((place) => (place.matches(".card") ? place : place.querySelector(".card")))
      .find(Boolean);
    const picture = (face ?? told.querySelector(".sign"))?.cloneNode(true);
    for (const name of ["id", "data-at", "data-mark", "tabindex", "role", "aria-pressed"])
      picture?.removeAttribute(name);
    picture?.classList.remove("may", "grip", "chosen", "target", "lay", "fresh", "hinted", "refused");
    return picture ? [picture] : [];
  }

  function place(card, thing) {
    const { width, height } = card.getBoundingClientRect();
    const at = thing.getBoundingClientRect();
    const rail = document.querySelector(".rail")?.getBoundingClientRect();
    const beside = rail && rail.left < innerWidth && rail.width >= width - 1;
    const right = at.left + at.width / 2 > innerWidth / 2;
    // Where there is no rail it lies on the other half of the window.
    const left = beside ? rail.left + (rail.width - width) / 2 : right ? 8 : innerWidth - width - 8;
    const top = Math.min(Math.max(8, at.top + at.height / 2 - height / 2), innerHeight - height - 8);
    card.style.left = `${left}px`;
    card.style.top = `${top}px`;
  }

  function show(thing) {
    const card = large();
    if (!card || !thing.isConnected) return;
    hide();
    const told =
      document.querySelector(`#board [data-at="${CSS.escape(thing.dataset.as ?? thing.dataset.at)}"]`) ??
      thing;
    card.querySelector(".shown").replaceChildren(...pictureOf(thing, told));
    card.querySelector("strong").textContent = told.dataset.name ?? "";
    card.querySelector("p").textContent = told.dataset.does;
    card.showPopover();
    place(card, thing);
  }

  const cardAt = (event) => event.target.closest?.("#board :is([data-does], [data-as])");
  function soon(event, time) {
    const thing = cardAt(event);
    clearTimeout(wait);
    if (thing) wait = setTimeout(() => show(thing), time);
    else wait = setTimeout(hide, 120);
  }

  const rest = () => {
    moved = false;
    hide();
  };
  function move(event) {
    if (event.buttons) hide();
    else if (!moved && event.pointerType === "mouse") soon(event, 450);
    moved = true;
  }

  document.addEventListener(
    "pointerover",
    (event) => event.pointerType === "mouse" && moved && soon(event, 450),
  );
  document.addEventListener("pointerdown", (event) => {
    rest();
    if (event.pointerType !== "mouse") soon(event, 450);
  });
  document.addEventListener("pointerup", (event) =>
    event.pointerType === "mouse" ? clearTimeout(wait) : hide(),
  );
  document.addEventListener("pointermove", move);
  document.addEventListener(
    "focusin",
    (event) => cardAt(event)?.matches(":focus-visible") && soon(event, 250),
  );
  document.addEventListener("focusout", hide);
  document.addEventListener("scroll", hide, { passive: true, capture: true });
  document.addEventListener("keydown", (event) => event.key === "Escape" && hide());
  document.addEventListener(
    "contextmenu",
    (event) => cardAt(event) && event.pointerType !== "mouse" && event.preventDefault(),
  );
  document.addEventListener("htmx:sse:before:message", rest);
})();
