// Applies and stores a setting as soon as it is changed, on the settings page and behind the gear of a table. Also lets a hint
// glow on the board.
"use strict";

(() => {
  const root = document.documentElement;

  function apply(name, value) {
    if (name === "theme" && value === "device") delete root.dataset.theme;
    else root.dataset[name] = value;
  }

  // The same setting may be on the page twice.
  function syncFields(name, value) {
    for (const field of document.querySelectorAll(`form[data-settings] [name="${CSS.escape(name)}"]`)) {
      if (field.type === "checkbox") field.checked = value === "on";
      else if (field.type === "radio") field.checked = field.value === value;
    }
  }

  // Says for four seconds that a setting was stored, or that it was not.
  function showStatus(form, text) {
    const status = form.querySelector(".saved");
    status.textContent = text;
    clearTimeout(status.timer);
    status.timer = setTimeout(() => status.replaceChildren(), 4000);
  }

  function valueIn(field) {
    if (field.type !== "checkbox") return field.value;
    return field.checked ? "on" : "off";
  }

  document.addEventListener("change", async ({ target }) => {
    const form = target.closest("form[data-settings]");
    if (!form) return;
    const value = valueIn(target);
    if (target.name !== "code") apply(target.name, value);
    syncFields(target.name, value);
    const body = new URLSearchParams({ [target.name]: value });
    const request = { method: "POST", body, headers: { "hx-request": "true" } };
    const answer = await fetch(form.action, request).catch(() => null);
    if (answer?.ok && target.name === "code") return location.reload();
    showStatus(target.closest("[data-row]") ?? form, answer?.ok ? form.dataset.saved : form.dataset.failed);
  });

  // The move that a bot would make glows on the board until the table moves on.
  function glow() {
    const hinted = new Set(document.querySelector("#hint-answer [data-hinted]")?.dataset.hinted.split(" "));
    for (const thing of document.querySelectorAll("#board [data-at], #actions [data-press]")) {
      thing.classList.toggle("hinted", hinted.has(thing.dataset.at ?? thing.dataset.press));
    }
  }
  document.addEventListener("htmx:after:swap", glow);
  document.addEventListener("htmx:sse:after:message", glow);
})();
