// What makes the pages an app: a worker beside them, notices on this device, and the way back when the network is back.
"use strict";

// The worker keeps a page in the reader's language, so there is one for each language.
addEventListener("load", () => {
  navigator.serviceWorker?.register(`/sw.js?language=${document.documentElement.lang}`).catch(() => {});
  if (document.getElementById("offline")) setInterval(comeBack, 4000);
});

const comeBack = async () => (await fetch("/healthz").catch(() => null))?.ok && location.reload();

async function subscribe(button, pushes) {
  await (await pushes.getSubscription())?.unsubscribe();
  const wish = { userVisibleOnly: true, applicationServerKey: button.dataset.key };
  const { endpoint, keys } = (await pushes.subscribe(wish)).toJSON();
  const answer = await fetch("/me/devices", { method: "POST", body: new URLSearchParams({ endpoint, ...keys }) });
  if (!answer.ok) throw answer;
  location.reload();
}

document.addEventListener("DOMContentLoaded", async () => {
  const button = document.getElementById("push-on");
  const able = navigator.serviceWorker && window.PushManager;
  if (button) document.getElementById("push-unable").hidden = Boolean(able);
  if (!button || !able) return;
  const pushes = (await navigator.serviceWorker.ready).pushManager;
  const here = (await pushes.getSubscription())?.endpoint;
  const device = [...document.querySelectorAll("[data-endpoint]")].find((line) => line.dataset.endpoint === here);
  if (device) device.querySelector("em").hidden = false;
  button.hidden = Boolean(device);
  button.addEventListener("click", () => {
    subscribe(button, pushes).catch(() => (document.getElementById("push-blocked").hidden = false));
  });
});
