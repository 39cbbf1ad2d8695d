// What a page needs beyond htmx: the connection that is gone, forms that were sent, clocks, notices that are over, talk out of sight,
// the address of an invitation, whose turn it is in the title and on the icon of the app, and the player aid.
"use strict";

const title = document.title;
const connected = (yes) => document.getElementById("link")?.toggleAttribute("hidden", yes);
const over = () => document.querySelector(".afterwards");

// Whether this tab has let go of its connection until it is seen again: what it says of the table may no longer be true.
let rests = false;
const rest = () => {
  rests = true;
  document.title = title;
};

function tellTitle() {
  const yours = document.getElementById("banner")?.dataset.title;
  document.title = yours ? `● ${yours} – ${title}` : title;
  navigator.setAppBadge?.(yours ? 1 : 0).catch(() => {});
}

// A server that was not told its public address cannot know it; the browser does.
const link = (code) => new URL(code.dataset.link, location.href).href;
function completeInvitation() {
  const code = document.querySelector(".invitation code");
  // The name of the server and the table are what people read; the rest is only copied.
  if (code) code.textContent = link(code).replace(/^https?:\/\//, "");
  for (const button of document.querySelectorAll("#share [data-copied]")) button.hidden = false;
}

// What is said in red is over when the table has moved on.
let before = null;
function clearNotice() {
  const now = ["#banner > p", "#told", "#question"]
    .map((part) => document.querySelector(part)?.textContent)
    .join("\n");
  if (before !== null && now !== before) document.getElementById("notice")?.replaceChildren();
  before = now;
}

function follow() {
  rests = false;
  connected(true);
  tellTitle();
  completeInvitation();
  clearNotice();
}

// Shares the link by the sheet of the system, where there is one; else it is copied, and the button says so for a while.
async function invite(button) {
  const code = document.querySelector(".invitation code"),
    url = link(code);
  // Closing the sheet without sending anything is no error.
  if (button.matches(".share") && navigator.share)
    return navigator.share({ title: document.title, url }).catch(() => {});
  if (navigator.clipboard) await navigator.clipboard.writeText(url);
  else {
    // Pages that are not secure have no clipboard, but what is selected can be copied.
    code.textContent = url;
    getSelection().selectAllChildren(code);
    document.execCommand("copy");
  }
  const label = button.querySelector("span"),
    said = document.getElementById("copied");
  label.dataset.before ??= label.textContent;
  label.textContent = said.textContent = button.dataset.copied;
  setTimeout(() => {
    label.textContent = label.dataset.before;
    said.textContent = "";
  }, 2000);
}

document.addEventListener("htmx:sse:error", () => connected(false));
document.addEventListener(
  "htmx:sse:before:connection",
  ({ detail }) => detail.connection.attempt > (rests || over() ? 1 : 0) && connected(false),
);
document.addEventListener("htmx:sse:after:message", follow);
// htmx comes back when a connection breaks, but not if there never was one.
for (const failure of ["htmx:error", "htmx:response:error"]) {
  document.addEventListener(failure, (event) => {
    const source = event.detail.ctx?.sourceElement;
    const address = source?.getAttribute("hx-sse:connect");
    if (!address) return;
    connected(false);
    setTimeout(() => htmx.ajax("GET", address, { source }), 2000);
  });
}
// What was said and done need not be said again; what was written since then stays.
document.addEventListener("htmx:after:request", ({ detail: { ctx } }) => {
  const fields = ctx.response?.raw.ok ? ctx.sourceElement.querySelectorAll("input:not([type=hidden])") : [];
  for (const field of fields) if (field.value === ctx.request.body?.get(field.name)) field.value = "";
});

follow();
// In the log of a replay, the step that is shown is seen.
const step = document.querySelector("#log [aria-current]");
if (step) step.parentElement.scrollTop = step.offsetTop - step.parentElement.offsetTop;

// What was sent again in part says at which address it is to be had as it is now.
document.addEventListener("htmx:after:swap", () => {
  const address = document.querySelector("[data-address]")?.dataset.address;
  if (address) history.replaceState(null, "", address);
});
// The menu of a chair is closed by a click elsewhere, by choosing with mouse or finger, and by Escape.
const menu = () => document.querySelector("details[name=chair][open]");
document.addEventListener("click", ({ target, pointerType }) => {
  const open = menu();
  if (open && (!open.contains(target) || (pointerType && target.closest(".menu label")))) open.open = false;
});
document.addEventListener("keydown", ({ key }) => {
  const open = key === "Escape" && menu();
  if (open) {
    open.open = false;
    open.firstElementChild.focus();
  }
});
document.addEventListener("click", async (event) => {
  const button = event.target.closest("#share [data-copied]");
  if (button) return invite(button);
  const opener = event.target.closest("a[data-opens]");
  const dialog = opener && document.getElementById(opener.dataset.opens);
  if (!dialog || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const page = await (await fetch(opener.href)).text();
  const content = new DOMParser().parseFromString(page, "text/html").querySelector(".aid");
  dialog.querySelector(".aid").replaceChildren(...(content?.children ?? []));
  dialog.showModal();
});

// Messages of others are unread until the talk is seen.
let heard = Number(document.getElementById("talk")?.dataset.heard ?? 0);
function countUnread() {
  const talk = document.getElementById("talk");
  const said = Number(talk?.dataset.heard ?? 0);
  if (!talk || talk.checkVisibility({ visibilityProperty: true })) heard = said;
  for (const badge of document.querySelectorAll(".badge")) {
    // What is written anew is drawn anew, twice a second.
    if (badge.textContent === `${said - heard}`) continue;
    badge.hidden = said <= heard;
    badge.textContent = said - heard;
  }
}

// Who opens the rail to read what was said finds it there.
document.getElementById("rail-open")?.addEventListener("change", ({ target }) => {
  document.querySelector(".rail").classList.toggle("open", target.checked);
  if (target.checked && !document.getElementById("unread").hidden)
    document.querySelector(".rail [value=talk]").click();
});

// Clocks run as the server's does, and what becomes possible by waiting is shown when it is.
const arrived = performance.timeOrigin + (performance.getEntriesByType("navigation")[0]?.responseStart ?? 0);
setInterval(() => {
  const now = Date.now() - arrived + Number(document.querySelector("[data-now]")?.dataset.now);
  for (const clock of document.querySelectorAll("time[data-until]")) {
    const left = Math.max(0, Number(clock.dataset.until) - now);
    const says =
      left < 86400000 &&
      new Date(left)
        .toISOString()
        .slice(11, 19)
        .replace(/^(00:)?0?/, "");
    if (says && clock.textContent !== says) clock.textContent = says;
  }
  for (const offer of document.querySelectorAll("[data-possible]"))
    offer.hidden = now < Number(offer.dataset.possible);
  countUnread();
}, 500);

// A list of moves that was unfolded stays so on the next table.
const moves = document.querySelector(".moves");
if (moves) {
  moves.open = localStorage.getItem("moves") === "open";
  moves.addEventListener("toggle", () => localStorage.setItem("moves", moves.open ? "open" : "folded"));
}
