// Decides which tabs stay connected. Over plain HTTP a browser has six connections to a server. A tab in the background still
// says whose turn it is. It closes its connection (`closeConnection`) when its game is over, or when three other tabs were used since.
"use strict";

(() => {
  const fewConnections = location.protocol === "http:";
  const channel = new BroadcastChannel("tabs");
  // The tabs that were opened or seen since this one was seen.
  const usedSince = new Set();
  // The name of a tab is stored only between two of its pages: a copy of a tab gets a new name.
  const known = sessionStorage.tab;
  const me = known ?? String(Math.random());
  sessionStorage.removeItem("tab");
  addEventListener("pagehide", () => {
    sessionStorage.tab = me;
  });

  // A page without a connection needs none of the six.
  function announce() {
    if (document.querySelector("[hx-sse\\:connect]")) channel.postMessage(me);
  }
  function checkAgain() {
    if (document.hidden) document.dispatchEvent(new Event("visibilitychange"));
  }
  // On this event, htmx disconnects a hidden page and reconnects a visible one. Here it arrives first and can be stopped.
  function onVisibilityChange(event) {
    if (event.isTrusted) usedSince.clear();
    if (!document.hidden) announce();
    else if (isOver() || (fewConnections && usedSince.size >= 3)) closeConnection();
    else event.stopImmediatePropagation();
  }
  document.addEventListener("visibilitychange", onVisibilityChange, true);
  channel.addEventListener("message", ({ data: other }) => {
    if (other !== me) usedSince.add(other);
    checkAgain();
  });
  // A tab that was opened in the background never became hidden, so no event tells.
  document.addEventListener("htmx:sse:after:message", checkAgain);
  // A page that reloads itself in the background was not opened by anybody.
  if (!document.hidden || !known) announce();
})();
