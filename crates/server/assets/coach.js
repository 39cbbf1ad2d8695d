// Words of advice in a first game: one at a time, beside the part of the board it is about. They cover nothing that can be played
// and are never shown twice in a browser.
"use strict";

(() => {
  const coach = document.getElementById("coach");
  if (!coach) return;
  const key = `coached-${coach.dataset.game}`;
  const tips = [...coach.children];
  let current = 0;

  function place(tip) {
    const part = document.getElementById(tip.dataset.part)?.getBoundingClientRect();
    if (!part) return;
    const { width, height } = tip.getBoundingClientRect();
    const left = Math.min(Math.max(8, part.left + part.width / 2 - width / 2), innerWidth - width - 8);
    const above = part.top - height - 14;
    const below = above < 8;
    tip.classList.toggle("below", below);
    tip.style.left = `${left}px`;
    tip.style.top = `${below ? Math.min(part.bottom + 14, innerHeight - height - 8) : above}px`;
    tip.style.setProperty("--tail", `${part.left + part.width / 2 - left}px`);
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
  addEventListener("resize", () => current < tips.length && place(tips[current]));
  show(0);
})();
