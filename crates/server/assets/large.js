// A card, shown large with what it does in words, for who points at it, moves to it or presses it long.
"use strict";

(() => {
  let wait;
  // What comes to lie under a mouse that rests was not pointed at.
  let moved = true;
  const large = () => document.getElementById("large");

  function hide() {
    clearTimeout(wait);
    if (large()?.matches(":popover-open")) large().hidePopover();
  }

  function show(thing) {
    const card = large();
    if (!card || !thing.isConnected) return;
    hide();
    const told = document.querySelector(`#board [data-at="${CSS.escape(thing.dataset.as ?? thing.dataset.at)}"]`) ?? thing;
    const sign = told.querySelector(".sign");
    card.querySelector(".sign").replaceChildren(...(sign ? [...sign.cloneNode(true).children] : []));
    card.querySelector(".sign").style.color = sign ? getComputedStyle(sign).color : "";
    card.querySelector("strong").textContent = told.dataset.name ?? "";
    card.querySelector("p").textContent = told.dataset.does;
    card.showPopover();
    const at = thing.getBoundingClientRect();
    const { width, height } = card.getBoundingClientRect();
    const left = Math.min(Math.max(8, at.left + at.width / 2 - width / 2), innerWidth - width - 8);
    const above = at.top - height - 8;
    card.style.left = `${left}px`;
    card.style.top = `${above > 8 ? above : Math.min(at.bottom + 8, innerHeight - height - 8)}px`;
  }

  const cardAt = (event) => event.target.closest?.("#board :is([data-does], [data-as])");
  // Who points at what is shown reads it; on the way there he points at something else for a moment.
  function soon(event, time) {
    const thing = cardAt(event);
    clearTimeout(wait);
    if (thing) wait = setTimeout(() => show(thing), time);
    else if (!event.target.closest?.("#large")) wait = setTimeout(hide, 200);
  }

  const rest = () => { moved = false; hide(); };
  function move(event) {
    if (event.buttons) hide();
    else if (!moved && event.pointerType === "mouse") soon(event, 450);
    moved = true;
  }

  document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && moved && soon(event, 450));
  document.addEventListener("pointerdown", (event) => {
    rest();
    if (event.pointerType !== "mouse") soon(event, 450);
  });
  document.addEventListener("pointerup", () => clearTimeout(wait));
  document.addEventListener("pointermove", move);
  document.addEventListener("focusin", (event) => cardAt(event)?.matches(":focus-visible") && soon(event, 250));
  document.addEventListener("focusout", hide);
  document.addEventListener("scroll", hide, { passive: true, capture: true });
  document.addEventListener("keydown", (event) => event.key === "Escape" && hide());
  document.addEventListener("contextmenu", (event) => cardAt(event) && event.pointerType !== "mouse" && event.preventDefault());
  document.addEventListener("htmx:sse:before:message", rest);
})();
