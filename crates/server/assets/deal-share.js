// Adds the player's share of the random numbers to forms that open a table or take a seat (docs/DEALS.md), and keeps it, so
// that this browser can check the deal later.
"use strict";

(() => {
  const drawn = {};
  const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

  // Keeps the share of a seal. Only the latest 50 stay.
  function keep(seal, share) {
    const seals = [seal, ...(localStorage.deals ?? "").split(" ").filter((other) => other !== seal)];
    for (const old of seals.splice(50)) localStorage.removeItem(`deal-${old}`);
    localStorage.deals = seals.join(" ");
    localStorage[`deal-${seal}`] = share;
  }

  // Returns the share for a seal: one for all seats of a table, also after the page was loaded again.
  function shareFor(seal) {
    try {
      drawn[seal] ??= localStorage[`deal-${seal}`];
    } catch {}
    drawn[seal] ??= hex(crypto.getRandomValues(new Uint8Array(32)));
    try {
      keep(seal, drawn[seal]);
    } catch {}
    return drawn[seal];
  }

  // Runs before htmx collects the fields of a form, because the document sees the event first.
  document.addEventListener(
    "submit",
    ({ target: form }) => {
      const seal = form.dataset.deal;
      if (!seal) return;
      const field = form.elements.share ?? form.appendChild(document.createElement("input"));
      Object.assign(field, { type: "hidden", name: "share", value: shareFor(seal) });
    },
    true,
  );

  // A seal is used once: a page that comes back needs a new one.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && document.querySelector("form[data-deal]")) location.reload();
  });
})();
