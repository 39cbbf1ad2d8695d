// Shows a card large with its text: on hover, on focus and on a long press. On a desktop it covers the rail, where nothing can
// be played; it never takes a click.
"use strict";

(() => {
  // How long a pointer rests on a card before it is shown large, in milliseconds; for the focus; and how long it stays afterwards.
  const HOVER_DELAY = 450;
  const FOCUS_DELAY = 250;
  const HIDE_DELAY = 120;
  // The least distance to the edge of the window, in pixels.
  const EDGE = 8;
  // The attributes and states that belong to the card on the board only.
  const ATTRIBUTES = ["id", "data-at", "data-mark", "tabindex", "role", "aria-pressed"];
  const STATES = ["may", "grip", "chosen", "target", "lay", "fresh", "hinted", "refused"];

  let wait;
  // A card that appears under a resting mouse was not pointed at.
  let moved = true;
  const large = () => document.getElementById("large");

  function hide() {
    clearTimeout(wait);
    if (large()?.matches(":popover-open")) large().hidePopover();
  }

  // The face of the card, or else its sign.
  function pictureOf(thing, told) {
    const faceIn = (place) => (place.matches(".card") ? place : place.querySelector(".card"));
    const original = faceIn(thing) ?? faceIn(told) ?? told.querySelector(".sign");
    if (!original) return [];
    const picture = original.cloneNode(true);
    for (const name of ATTRIBUTES) picture.removeAttribute(name);
    picture.classList.remove(...STATES);
    return [picture];
  }

  function moveBeside(card, thing) {
    const { width, height } = card.getBoundingClientRect();
    const at = thing.getBoundingClientRect();
    const rail = document.querySelector(".rail")?.getBoundingClientRect();
    const hasRail = rail && rail.left < innerWidth && rail.width >= width - 1;
    const inRightHalf = at.left + at.width / 2 > innerWidth / 2;
    // Without a rail it covers the other half of the window.
    let left = inRightHalf ? EDGE : innerWidth - width - EDGE;
    if (hasRail) left = rail.left + (rail.width - width) / 2;
    const top = Math.max(EDGE, at.top + at.height / 2 - height / 2);
    card.style.left = `${left}px`;
    card.style.top = `${Math.min(top, innerHeight - height - EDGE)}px`;
  }

  function show(thing) {
    const card = large();
    if (!card || !thing.isConnected) return;
    hide();
    // A thing may be explained by another one on the board.
    const place = CSS.escape(thing.dataset.as ?? thing.dataset.at);
    const told = document.querySelector(`#board [data-at="${place}"]`) ?? thing;
    card.querySelector(".shown").replaceChildren(...pictureOf(thing, told));
    card.querySelector("strong").textContent = told.dataset.name ?? "";
    card.querySelector("p").textContent = told.dataset.does;
    card.showPopover();
    moveBeside(card, thing);
  }

  const cardAt = (event) => event.target.closest?.("#board :is([data-does], [data-as])");
  const isMouse = (event) => event.pointerType === "mouse";

  // Shows the card under the pointer after a while, or hides the last one.
  function showSoon(event, delay) {
    const thing = cardAt(event);
    clearTimeout(wait);
    wait = thing ? setTimeout(() => show(thing), delay) : setTimeout(hide, HIDE_DELAY);
  }

  function rest() {
    moved = false;
    hide();
  }

  document.addEventListener("pointerover", (event) => {
    if (isMouse(event) && moved) showSoon(event, HOVER_DELAY);
  });
  document.addEventListener("pointermove", (event) => {
    if (event.buttons) hide();
    else if (!moved && isMouse(event)) showSoon(event, HOVER_DELAY);
    moved = true;
  });
  document.addEventListener("pointerdown", (event) => {
    rest();
    if (!isMouse(event)) showSoon(event, HOVER_DELAY);
  });
  document.addEventListener("pointerup", (event) => {
    if (isMouse(event)) clearTimeout(wait);
    else hide();
  });
  document.addEventListener("focusin", (event) => {
    if (cardAt(event)?.matches(":focus-visible")) showSoon(event, FOCUS_DELAY);
  });
  document.addEventListener("focusout", hide);
  document.addEventListener("scroll", hide, { passive: true, capture: true });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") hide();
  });
  // A long press shows the card, not the menu of the browser.
  document.addEventListener("contextmenu", (event) => {
    if (cardAt(event) && !isMouse(event)) event.preventDefault();
  });
  document.addEventListener("htmx:sse:before:message", rest);
})();
