// Steps through a game without loading the page: only the moment is fetched, and the address follows. And draws on the board what was
// played and what was better. Without this script the steps are links.
"use strict";

(() => {
  const past = () => document.getElementById("past");
  const board = () => document.getElementById("board");
  let busy = false;
  let waiting = null;
  let timer;

  // One request at a time; of those that come meanwhile only the last is kept.
  async function go(address, forward) {
    if (busy) return (waiting = [address, forward]);
    busy = true;
    const url = new URL(address, location.href);
    if (forward) url.searchParams.set("by", "1");
    await htmx
      .ajax("GET", url.pathname + url.search, { source: past(), target: "#past", swap: "outerMorph" })
      .catch(() => {});
    busy = false;
    const next = waiting;
    waiting = null;
    if (next) go(...next);
  }

  const follow = (link, held) => go(link.getAttribute("href"), link.rel === "next" && !held);
  // A link to another moment of the same page.
  const stepAt = (target) => {
    const link = target.closest?.("#past a[href]");
    return link && new URL(link.getAttribute("href"), location.href).pathname === location.pathname
      ? link
      : null;
  };

  document.addEventListener("click", (event) => {
    const link = event.ctrlKey || event.metaKey || event.shiftKey ? null : stepAt(event.target);
    if (!link) return;
    event.preventDefault();
    follow(link);
  });
  // The curve can be dragged along.
  document.addEventListener("pointerover", (event) => {
    if (event.buttons === 1 && event.target.matches(".ways .hit")) follow(event.target.parentNode);
  });
  document.addEventListener("keydown", (event) => {
    if (!past() || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target.closest("input, textarea, select, dialog[open], [tabindex='0'].scrolls")) return;
    const key = event.key === " " ? "Space" : event.key;
    if (key === "Space" && event.target.closest("a, button, summary, [role=button]")) return;
    const link = document.querySelector(`#past a[href][aria-keyshortcuts="${CSS.escape(key)}"]`);
    if (!link) return;
    event.preventDefault();
    if (!event.repeat || !busy) follow(link, event.repeat);
  });

  // What was played and what was better: a ring around each place, an arrow between two of them, and the chance.
  const SVG = "http://www.w3.org/2000/svg";
  const make = (name, attributes) => {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };

  const find = (place) => board().querySelector(`[data-at="${CSS.escape(place)}"]`);

  // Where both lead to the same place, only where they come from tells them apart.
  function mark(kind, places, { says, chance }, over, frame, shared) {
    const things = places.map(find).filter(Boolean);
    for (const thing of shared ? things.slice(0, 1) : things) thing.classList.add(kind);
    if (!things.length) return;
    const [from, to] = [things[0], things.at(-1)].map((thing) => {
      const box = thing.getBoundingClientRect();
      return { x: box.x + box.width / 2 - frame.x, y: box.y + box.height / 2 - frame.y, height: box.height };
    });
    const tagged = shared ? from : to;
    if (things.length > 1 && !shared) {
      const side = kind === "better" ? 0.22 : -0.22;
      const [mx, my] = [
        (from.x + to.x) / 2 - (to.y - from.y) * side,
        (from.y + to.y) / 2 + (to.x - from.x) * side,
      ];
      const d = `M${from.x} ${from.y}Q${mx} ${my} ${to.x} ${to.y}`;
      const angle = (Math.atan2(to.y - my, to.x - mx) * 180) / Math.PI;
      over.append(make("path", { d, class: "under" }), make("path", { d, class: kind }));
      over.append(
        make("path", {
          d: "M-14-9L3 0-14 9z",
          class: kind,
          transform: `translate(${to.x} ${to.y}) rotate(${angle})`,
        }),
      );
    }
    const tag = document.createElement("span");
    // On a small board a whole sentence would hide cards, and a tag below one its name.
    const small = frame.width < 640;
    tag.className = `tag ${kind}${small ? " small" : ""}`;
    tag.textContent = small ? chance : says;
    over.parentNode.append(tag);
    // It stays on the board, however near the edge its place is.
    const half = tag.offsetWidth / 2 + 4;
    tag.style.left = `${Math.min(Math.max(tagged.x, half), frame.width - half)}px`;
    const below = small ? (-tagged.height - tag.offsetHeight) / 2 : tagged.height / 2 - 12;
    tag.style.top = `${Math.max(0, tagged.y + below)}px`;
  }

  function draw() {
    const stage = document.querySelector("#past > .stage");
    stage?.querySelector(".marks")?.remove();
    for (const thing of board()?.querySelectorAll(".played, .better") ?? [])
      thing.classList.remove("played", "better");
    const marks = document.getElementById("marks")?.dataset;
    if (!stage || !marks) return;
    const layer = document.createElement("div");
    layer.className = "marks";
    layer.setAttribute("aria-hidden", "true");
    const over = make("svg", {});
    layer.append(over);
    stage.append(layer);
    const frame = stage.getBoundingClientRect();
    // The hand on the board is not the one that another player plays from.
    const outside = (place) => !(marks.theirs && find(place)?.closest(".hand"));
    const [played, better] = ["played", "better"].map(
      (kind) => marks[kind]?.split(" ").filter(Boolean).filter(outside) ?? [],
    );
    const shared = played.length > 0 && played.at(-1) === better.at(-1);
    if (played.length)
      mark("played", played, { says: marks.playedSays, chance: marks.playedChance }, over, frame, shared);
    if (better.length)
      mark("better", better, { says: marks.betterSays, chance: marks.betterChance }, over, frame, shared);
    // Places beside each other have room for one tag: the other one moves up.
    const [one, other] = [...layer.querySelectorAll(".tag")].map((tag) => ({
      tag,
      box: tag.getBoundingClientRect(),
    }));
    const apart =
      !other ||
      one.box.right < other.box.left ||
      other.box.right < one.box.left ||
      Math.abs(one.box.top - other.box.top) > one.box.height;
    if (!apart) one.tag.style.top = `${parseFloat(one.tag.style.top) - one.box.height - 4}px`;
  }

  function settle() {
    if (!past()) return;
    draw();
    const line = past().querySelector("[aria-current=step]");
    const list = line?.closest("ol, .scrolls");
    if (list)
      list.scrollTop +=
        line.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
    clearTimeout(timer);
    const next = past().querySelector("a[rel=next][href]");
    if (next && past().dataset.address.includes("play=1"))
      timer = setTimeout(() => go(`${next.getAttribute("href")}&play=1`, true), 1800);
  }
  document.addEventListener("htmx:after:swap", settle);
  addEventListener("resize", draw);
  settle();

  // A look back that is being made is looked at again every second.
  setInterval(() => {
    if (!busy && !document.hidden && document.querySelector("#past [data-growing]"))
      go(past().dataset.address);
  }, 1000);
})();
