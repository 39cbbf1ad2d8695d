// The worker beside the pages. It keeps what never changes and the page for a dead network; tables and all other pages always
// come from the server. It shows notices, and opens the table that one leads to. The line above says what to keep.
"use strict";

const [name, offline] = [`hearth-${mark}`, new Request("/offline", { cache: "reload" })];

// A new worker waits until the pages of the old one are closed: a page that is on its way while one takes over may never come.
const install = async () => (await caches.open(name)).addAll([...kept, offline]);

async function activate() {
  for (const other of await caches.keys()) if (other !== name) await caches.delete(other);
  await clients.claim();
}

// The page for a dead network is kept in the language in which the others were read last.
async function speak(language) {
  const said = (await caches.match(offline))?.headers.get("content-language");
  if (said !== language) await (await caches.open(name)).add(offline);
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => event.waitUntil(speak(event.data)));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) {
    event.respondWith(caches.match(request).then((found) => found ?? fetch(request)));
  } else if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(offline)));
  }
});

async function at(path) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.filter((page) => new URL(page.url).pathname === path);
}

// Who has the table before his eyes needs no notice. It is shown and taken away: some browsers end what shows nothing.
async function show({ title, body, path, language }) {
  const silent = (await at(path)).some((page) => page.visibilityState === "visible");
  await registration.showNotification(title, { body, icon, lang: language, tag: path, data: path, silent });
  if (silent) for (const notice of await registration.getNotifications({ tag: path })) notice.close();
}

async function lead(notice) {
  notice.close();
  const [page] = await at(notice.data);
  await (page ? page.focus() : clients.openWindow(notice.data));
}
addEventListener("push", (event) => event.waitUntil(show(event.data.json())));
addEventListener("notificationclick", (event) => event.waitUntil(lead(event.notification)));
