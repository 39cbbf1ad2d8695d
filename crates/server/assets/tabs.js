// Which tabs stay connected. Over plain HTTP a browser has six connections to a server: a tab in the back still says whose turn it is,
// but lets go of its connection (`rest`) when its game is over, and when three others were opened or looked at since.
"use strict";

(() => {
  const few = location.protocol === "http:";
  const [tabs, since] = [new BroadcastChannel("tabs"), new Set()];
  // What a tab is called is stored only between two of its pages: a copy of a tab is another one.
  const known = sessionStorage.tab;
  const me = known ?? String(Math.random());
  sessionStorage.removeItem("tab");
  addEventListener("pagehide", () => (sessionStorage.tab = me));

  // A page without a connection takes nobody's away.
  const tell = () => document.querySelector("[hx-sse\\:connect]") && tabs.postMessage(me);
  const hide = () => document.hidden && document.dispatchEvent(new Event("visibilitychange"));
  // htmx lets go when it hears that the page is hidden, and takes its connection up again when the page is seen. Here it is heard first.
  function hear(event) {
    if (event.isTrusted) since.clear();
    if (!document.hidden) tell();
    else if (over() || (few && since.size >= 3)) rest();
    else event.stopImmediatePropagation();
  }
  document.addEventListener("visibilitychange", hear, true);
  tabs.addEventListener("message", ({ data: other }) => {
    if (other !== me) since.add(other);
    hide();
  });
  // A tab that was opened behind another one was never hidden; what comes again by itself in the back was not opened by anybody.
  document.addEventListener("htmx:sse:after:message", hide);
  if (!document.hidden || !known) tell();
})();
