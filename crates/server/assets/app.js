// The installable app: registers the service worker, subscribes this device to push notices, and reloads the offline page
// when the network is back.
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

async function comeBack() {
  const answer = await fetch("/healthz").catch(() => null);
  if (answer?.ok) location.reload();
}

// Replaces the subscription of this device by a new one, and stores it on the server.
async function subscribe(button, pushes) {
  const old = await pushes.getSubscription();
  await old?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: button.dataset.key };
  const subscription = await pushes.subscribe(options);
  const { endpoint, keys } = subscription.toJSON();
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
  const subscription = await pushes.getSubscription();
  const devices = [...document.querySelectorAll("[data-endpoint]")];
  const thisDevice = devices.find((device) => device.dataset.endpoint === subscription?.endpoint);
  if (thisDevice) thisDevice.querySelector("em").hidden = false;
  button.hidden = Boolean(thisDevice);
  const showBlocked = () => {
    document.getElementById("push-blocked").hidden = false;
  };
  button.addEventListener("click", () => subscribe(button, pushes).catch(showBlocked));
});
