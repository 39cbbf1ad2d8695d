// Long pages: marks the visible group in the list beside it, and unfolds rules for links to them and for print.
"use strict";

(() => {
  const links = [...document.querySelectorAll(".groups-list a")];
  if (links.length) {
    const markVisible = (entries) => {
      const visible = entries.filter((entry) => entry.isIntersecting).at(-1);
      if (!visible) return;
      for (const link of links) link.toggleAttribute("aria-current", link.hash === `#${visible.target.id}`);
    };
    const observer = new IntersectionObserver(markVisible, { rootMargin: "-10% 0px -75% 0px" });
    for (const link of links) observer.observe(document.querySelector(link.hash));
  }

  function unfold() {
    const target = document.getElementById(location.hash.slice(1));
    target?.closest("details")?.setAttribute("open", "");
  }
  addEventListener("hashchange", unfold);
  unfold();
  addEventListener("beforeprint", () => {
    for (const part of document.querySelectorAll(".book details")) part.open = true;
  });

  // Quiet hours are in the time zone of the browser until another one is chosen.
  const zone = document.querySelector("#zone[data-unknown]");
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (zone?.querySelector(`[value="${timeZone}"]`)) zone.value = timeZone;
})();
