// Small things of long pages: the group that is seen is marked beside it, and rules unfold for those who are led to them or print them.
"use strict";

(() => {
  // On a long page the group that is seen is marked beside it.
  const links = [...document.querySelectorAll(".groups-list a")];
  if (links.length) {
    const seen = new IntersectionObserver(
      (entries) => {
        const first = entries.filter((entry) => entry.isIntersecting).at(-1);
        for (const link of links)
          if (first) link.toggleAttribute("aria-current", link.hash === `#${first.target.id}`);
      },
      { rootMargin: "-10% 0px -75% 0px" },
    );
    for (const link of links) seen.observe(document.querySelector(link.hash));
  }

  // Whatever is folded unfolds for those who are led there, and on paper.
  const unfold = () =>
    document.getElementById(location.hash.slice(1))?.closest("details")?.setAttribute("open", "");
  addEventListener("hashchange", unfold);
  unfold();
  addEventListener("beforeprint", () =>
    document.querySelectorAll(".book details").forEach((part) => (part.open = true)),
  );
})();
