// The service worker. It caches the assets and the offline page; tables and all other pages always come from the server.
// It shows push notices and opens their tables. The server adds a line that defines `kept`, `mark` and `icon`.
"use strict";

const name = `hearth-${mark}`;
const offline = new Request("/offline", { cache: "reload" });

// A new worker waits until the pages of the old one are closed: a page that loads during the change may never arrive.
async function install() {
  const cache = await caches.open(name);
  await cache.addAll([...kept, offline]);
}

async function activate() {
  for (const other of await caches.keys()) if (other !== name) await caches.delete(other);
  await clients.claim();
}

// Keeps the offline page in the language of the last page.
async function speak(language) {
  const page = await caches.match(offline);
  if (page?.headers.get("content-language") === language) return;
  const cache = await caches.open(name);
  await cache.add(offline);
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

async function pagesAt(path) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.filter((page) => new URL(page.url).pathname === path);
}

// A player who sees the table needs no notice. It is shown and closed at once: some browsers end a subscription that shows nothing.
async function show({ title, body, path, language }) {
  const pages = await pagesAt(path);
  const silent = pages.some((page) => page.visibilityState === "visible");
  await registration.showNotification(title, { body, icon, lang: language, tag: path, data: path, silent });
  if (silent) for (const notice of await registration.getNotifications({ tag: path })) notice.close();
}

async function openTable(notice) {
  notice.close();
  const [page] = await pagesAt(notice.data);
  if (page) await page.focus();
  else await clients.openWindow(notice.data);
}

addEventListener("push", (event) => event.waitUntil(show(event.data.json())));
addEventListener("notificationclick", (event) => event.waitUntil(openTable(event.notification)));
