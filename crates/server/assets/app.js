// What makes the pages an app: a worker beside them, notices on this device, and the way back when the network is back.
"use strict";

addEventListener("load", () => {
  if (document.getElementById("offline")) setInterval(comeBack, 4000);
  const workers = navigator.serviceWorker;
  const tell = ({ active }) => active.postMessage(document.documentElement.lang);
  workers
    ?.register("/sw.js")
    .then(() => workers.ready)
    .then(tell)
    .catch(() => {});
});

const comeBack = async () => (await fetch("/healthz").catch(() => null))?.ok && location.reload();

async function subscribe(button, pushes) {
  await (await pushes.getSubscription())?.unsubscribe();
  const wish = { userVisibleOnly: true, applicationServerKey: button.dataset.key };
  const { endpoint, keys } = (await pushes.subscribe(wish)).toJSON();
  const answer = await fetch("/me/devices", {
    method: "POST",
    body: new URLSearchParams({ endpoint, ...keys }),
  });
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
  const device = [...document.querySelectorAll("[data-endpoint]")].find(
    (line) => line.dataset.endpoint === here,
  );
  if (device) device.querySelector("em").hidden = false;
  button.hidden = Boolean(device);
  const blocked = () => (document.getElementById("push-blocked").hidden = false);
  button.addEventListener("click", () => subscribe(button, pushes).catch(blocked));
});
