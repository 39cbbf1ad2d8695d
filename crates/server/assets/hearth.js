// Small things that htmx does not do: lost connections, sent forms, clocks, old notices, unread messages, the link of an
// invitation, the turn in the title and on the icon of the app, and the player aid.
"use strict";

const title = document.title;
// The page has a warning that is hidden while there is a connection.
const setConnected = (yes) => document.getElementById("link")?.toggleAttribute("hidden", yes);
const isOver = () => document.querySelector(".afterwards");

// A tab in the background may close its connection until it is seen again. Its title could then be out of date.
let rests = false;
// biome-ignore lint/correctness/noUnusedVariables: tabs.js calls it
function closeConnection() {
  rests = true;
  document.title = title;
}

function updateTitle() {
  const yours = document.getElementById("banner")?.dataset.title;
  document.title = yours ? `● ${yours} – ${title}` : title;
  navigator.setAppBadge?.(yours ? 1 : 0).catch(() => {});
}

// A server that was not told its public address cannot know it; the browser does.
const link = (code) => new URL(code.dataset.link, location.href).href;
function completeInvitation() {
  const code = document.querySelector(".invitation code");
  // People read the name of the server and the table; the protocol is only copied.
  if (code) code.textContent = link(code).replace(/^https?:\/\//, "");
  for (const button of document.querySelectorAll("#share [data-copied]")) button.hidden = false;
}

// Clears the red notice when the table has moved on.
let before = null;
function clearNotice() {
  const parts = ["#banner > p", "#told", "#question"];
  const now = parts.map((part) => document.querySelector(part)?.textContent).join("\n");
  if (before !== null && now !== before) document.getElementById("notice")?.replaceChildren();
  before = now;
}

// Brings the page up to date after it was loaded, and after each message of the server.
function follow() {
  rests = false;
  setConnected(true);
  updateTitle();
  completeInvitation();
  clearNotice();
}

async function copyLink(code) {
  const url = link(code);
  if (navigator.clipboard) return navigator.clipboard.writeText(url);
  // A page without HTTPS has no clipboard, but a selection can be copied.
  code.textContent = url;
  getSelection().selectAllChildren(code);
  document.execCommand("copy");
}

// Opens the share sheet of the system where there is one. Otherwise copies the link, and the button says so for a while.
async function invite(button) {
  const code = document.querySelector(".invitation code");
  if (button.matches(".share") && navigator.share) {
    // Closing the sheet without sending anything is no error.
    return navigator.share({ title: document.title, url: link(code) }).catch(() => {});
  }
  await copyLink(code);
  const label = button.querySelector("span");
  const status = document.getElementById("copied");
  label.dataset.before ??= label.textContent;
  label.textContent = button.dataset.copied;
  status.textContent = button.dataset.copied;
  setTimeout(() => {
    label.textContent = label.dataset.before;
    status.textContent = "";
  }, 2000);
}

document.addEventListener("htmx:sse:error", () => setConnected(false));
document.addEventListener("htmx:sse:before:connection", ({ detail }) => {
  // A tab that closed its connection itself may reconnect once without a warning.
  const expected = rests || isOver() ? 1 : 0;
  if (detail.connection.attempt > expected) setConnected(false);
});
document.addEventListener("htmx:sse:after:message", follow);
// htmx reconnects when a connection breaks, but not if the first attempt failed.
for (const failure of ["htmx:error", "htmx:response:error"]) {
  document.addEventListener(failure, (event) => {
    const source = event.detail.ctx?.sourceElement;
    const address = source?.getAttribute("hx-sse:connect");
    if (!address) return;
    setConnected(false);
    setTimeout(() => htmx.ajax("GET", address, { source }), 2000);
  });
}
// Empties the fields of a form that was sent; text that was typed since then stays.
document.addEventListener("htmx:after:request", ({ detail: { ctx } }) => {
  if (!ctx.response?.raw.ok) return;
  for (const field of ctx.sourceElement.querySelectorAll("input:not([type=hidden])")) {
    if (field.value === ctx.request.body?.get(field.name)) field.value = "";
  }
});

follow();

// Scrolls the log of a replay to the current step.
const step = document.querySelector("#log [aria-current]");
if (step) step.parentElement.scrollTop = step.offsetTop - step.parentElement.offsetTop;

// A part of a page that is sent again names the address of the new page.
document.addEventListener("htmx:after:swap", () => {
  const address = document.querySelector("[data-address]")?.dataset.address;
  if (address) history.replaceState(null, "", address);
});

// The menu of a chair closes on a click elsewhere, on a choice with mouse or finger, and on Escape.
const openMenu = () => document.querySelector("details[name=chair][open]");
document.addEventListener("click", ({ target, pointerType }) => {
  const menu = openMenu();
  if (!menu) return;
  const elsewhere = !menu.contains(target);
  // Arrow keys choose too, but send clicks without a pointer.
  const chosen = pointerType && target.closest(".menu label");
  if (elsewhere || chosen) menu.open = false;
});
document.addEventListener("keydown", ({ key }) => {
  const menu = openMenu();
  if (key !== "Escape" || !menu) return;
  menu.open = false;
  menu.firstElementChild.focus();
});

document.addEventListener("click", async (event) => {
  const button = event.target.closest("#share [data-copied]");
  if (button) return invite(button);
  // The player aid opens in a dialog, unless the player wants it in a tab of its own.
  const opener = event.target.closest("a[data-opens]");
  const dialog = opener && document.getElementById(opener.dataset.opens);
  if (!dialog || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const answer = await fetch(opener.href);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const content = page.querySelector(".aid");
  dialog.querySelector(".aid").replaceChildren(...(content?.children ?? []));
  dialog.showModal();
});

// Messages of others are unread until the chat is seen.
const countMessages = () => Number(document.getElementById("talk")?.dataset.heard ?? 0);
let messagesRead = countMessages();
function countUnread() {
  const chat = document.getElementById("talk");
  const messages = countMessages();
  if (!chat || chat.checkVisibility({ visibilityProperty: true })) messagesRead = messages;
  const unread = messages - messagesRead;
  for (const badge of document.querySelectorAll(".badge")) {
    // Writing the same text again would cost a paint, twice a second.
    if (badge.textContent === String(unread)) continue;
    badge.hidden = unread <= 0;
    badge.textContent = unread;
  }
}

// With unread messages, the rail opens at the chat.
document.getElementById("rail-open")?.addEventListener("change", ({ target }) => {
  document.querySelector(".rail").classList.toggle("open", target.checked);
  if (!target.checked) return;
  const hasUnread = !document.getElementById("unread").hidden;
  if (hasUnread) document.querySelector(".rail [value=talk]").click();
});

// Clocks follow the time of the server, which the page states as of its first byte.
const DAY = 86_400_000;
const arrived = performance.timeOrigin + (performance.getEntriesByType("navigation")[0]?.responseStart ?? 0);
const serverTime = () => Date.now() - arrived + Number(document.querySelector("[data-now]")?.dataset.now);

// Writes less than a day as hours, minutes and seconds, without leading zeros: 1:02:03, 4:05.
function countdown(milliseconds) {
  const time = new Date(milliseconds).toISOString().slice(11, 19);
  return time.replace(/^(00:)?0?/, "");
}

function updateClocks() {
  const now = serverTime();
  for (const clock of document.querySelectorAll("time[data-until]")) {
    const left = Math.max(0, Number(clock.dataset.until) - now);
    // A longer time is written by the server. NaN, without a time of the server, is not shown either.
    if (!(left < DAY)) continue;
    const text = countdown(left);
    if (clock.textContent !== text) clock.textContent = text;
  }
  // Shows a button from the time on at which it may be pressed.
  for (const button of document.querySelectorAll("[data-possible]")) {
    button.hidden = now < Number(button.dataset.possible);
  }
}

setInterval(() => {
  updateClocks();
  countUnread();
}, 500);

// A list of moves that was unfolded stays so on the next table. A board without touch has an open list from the start.
const moves = document.querySelector(".moves:not([open])");
if (moves) {
  moves.open = localStorage.getItem("moves") === "open";
  moves.addEventListener("toggle", () => localStorage.setItem("moves", moves.open ? "open" : "folded"));
}
