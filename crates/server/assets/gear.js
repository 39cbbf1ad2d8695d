// Settings are applied and kept as soon as they are changed, on their own page and behind the gear of a table. And a hint glows on the
// board.
"use strict";

(() => {
  const root = document.documentElement;

  function apply(name, value) {
    if (name === "theme" && value === "device") delete root.dataset.theme;
    else root.dataset[name] = value;
  }

  // The same setting may stand on the page twice.
  function agree(name, value) {
    for (const field of document.querySelectorAll(`form[data-settings] [name="${CSS.escape(name)}"]`)) {
      if (field.type === "checkbox") field.checked = value === "on";
      else if (field.type === "radio") field.checked = field.value === value;
    }
  }

  function tell(form, text) {
    const told = form.querySelector(".saved");
    told.textContent = text;
    clearTimeout(told.timer);
    told.timer = setTimeout(() => told.replaceChildren(), 4000);
  }

  document.addEventListener("change", async ({ target }) => {
    const form = target.closest("form[data-settings]");
    if (!form) return;
    const value = target.type === "checkbox" ? (target.checked ? "on" : "off") : target.value;
    if (target.name !== "code") apply(target.name, value);
    agree(target.name, value);
    const body = new URLSearchParams({ [target.name]: value });
    const answer = await fetch(form.action, {
      method: "POST",
      body,
      headers: { "hx-request": "true" },
    }).catch(() => null);
    if (answer?.ok && target.name === "code") return location.reload();
    tell(target.closest("[data-row]") ?? form, answer?.ok ? form.dataset.saved : form.dataset.failed);
  });

  // What a bot would do glows on the board until the table moves on.
  function glow() {
    const hinted = new Set(document.querySelector("#hint-answer [data-hinted]")?.dataset.hinted.split(" "));
    for (const thing of document.querySelectorAll("#board [data-at], #actions [data-press]")) {
      thing.classList.toggle("hinted", hinted.has(thing.dataset.at ?? thing.dataset.press));
    }
  }
  document.addEventListener("htmx:after:swap", glow);
  document.addEventListener("htmx:sse:after:message", glow);
})();
