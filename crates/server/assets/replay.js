// Steps through a game without loading the page: fetches one moment, and the address follows. Also draws the played and the
// better move on the board. Without this script the steps are links.
"use strict";

(() => {
  const past = () => document.getElementById("past");
  const board = () => document.getElementById("board");
  let busy = false;
  let waiting = null;
  let timer;

  // One request at a time; of those that come meanwhile only the last is kept.
  async function go(address, forward) {
    if (busy) {
      waiting = [address, forward];
      return;
    }
    busy = true;
    const url = new URL(address, location.href);
    if (forward) url.searchParams.set("by", "1");
    const options = { source: past(), target: "#past", swap: "outerMorph" };
    await htmx.ajax("GET", url.pathname + url.search, options).catch(() => {});
    busy = false;
    const next = waiting;
    waiting = null;
    if (next) go(...next);
  }

  const follow = (link, held) => go(link.getAttribute("href"), link.rel === "next" && !held);
  // Finds a link to another moment of the same page.
  function stepAt(target) {
    const link = target.closest?.("#past a[href]");
    if (!link) return null;
    const { pathname } = new URL(link.getAttribute("href"), location.href);
    return pathname === location.pathname ? link : null;
  }

  document.addEventListener("click", (event) => {
    // The browser opens a tab or a window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = stepAt(event.target);
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

  // The played and the better move get a ring around each place, an arrow between two of them, and a tag with the win
  // probability.
  const SVG = "http://www.w3.org/2000/svg";
  // How far an arrow bends, as a part of its length.
  const BEND = 0.22;
  // The width of a small board, in pixels.
  const SMALL = 640;

  function svgElement(name, attributes) {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  }

  const find = (place) => board().querySelector(`[data-at="${CSS.escape(place)}"]`);

  // Draws a curved arrow. The two kinds bend to different sides.
  function drawArrow(svg, kind, from, to) {
    const bend = kind === "better" ? BEND : -BEND;
    const middle = {
      x: (from.x + to.x) / 2 - (to.y - from.y) * bend,
      y: (from.y + to.y) / 2 + (to.x - from.x) * bend,
    };
    const curve = `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`;
    const angle = (Math.atan2(to.y - middle.y, to.x - middle.x) * 180) / Math.PI;
    const transform = `translate(${to.x} ${to.y}) rotate(${angle})`;
    svg.append(
      svgElement("path", { d: curve, class: "under" }),
      svgElement("path", { d: curve, class: kind }),
      svgElement("path", { d: "M-14-9L3 0-14 9z", class: kind, transform }),
    );
  }

  // Puts a tag at a place. It stays on the board, however near the edge the place is.
  function addTag(layer, kind, { says, chance }, at, frame) {
    const tag = document.createElement("span");
    // On a small board a whole sentence would hide cards, and a tag below a card would hide its name.
    const small = frame.width < SMALL;
    tag.className = small ? `tag ${kind} small` : `tag ${kind}`;
    tag.textContent = small ? chance : says;
    layer.append(tag);
    const half = tag.offsetWidth / 2 + 4;
    const left = Math.min(Math.max(at.x, half), frame.width - half);
    const offset = small ? (-at.height - tag.offsetHeight) / 2 : at.height / 2 - 12;
    tag.style.left = `${left}px`;
    tag.style.top = `${Math.max(0, at.y + offset)}px`;
  }

  // Marks one move. Where both moves lead to the same place, only their starts are marked.
  function markMove(layer, kind, places, text, frame, sameGoal) {
    const things = places.map(find).filter(Boolean);
    for (const thing of sameGoal ? things.slice(0, 1) : things) thing.classList.add(kind);
    if (!things.length) return;
    const [from, to] = [things[0], things.at(-1)].map((thing) => {
      const box = thing.getBoundingClientRect();
      return { x: box.x + box.width / 2 - frame.x, y: box.y + box.height / 2 - frame.y, height: box.height };
    });
    if (things.length > 1 && !sameGoal) drawArrow(layer.querySelector("svg"), kind, from, to);
    addTag(layer, kind, text, sameGoal ? from : to, frame);
  }

  // Two places beside each other have room for one tag: the first one moves up.
  function separateTags(layer) {
    const [first, second] = layer.querySelectorAll(".tag");
    if (!second) return;
    const [one, other] = [first, second].map((tag) => tag.getBoundingClientRect());
    const beside = one.right < other.left || other.right < one.left;
    const above = Math.abs(one.top - other.top) > one.height;
    if (!beside && !above) first.style.top = `${parseFloat(first.style.top) - one.height - 4}px`;
  }

  function draw() {
    const stage = document.querySelector("#past > .stage");
    stage?.querySelector(".marks")?.remove();
    const marked = board()?.querySelectorAll(".played, .better") ?? [];
    for (const thing of marked) thing.classList.remove("played", "better");
    const marks = document.getElementById("marks")?.dataset;
    if (!stage || !marks) return;
    const layer = document.createElement("div");
    layer.className = "marks";
    layer.setAttribute("aria-hidden", "true");
    layer.append(svgElement("svg", {}));
    stage.append(layer);
    const frame = stage.getBoundingClientRect();
    // The hand on the board is not the one that another player plays from.
    const isElsewhere = (place) => !(marks.theirs && find(place)?.closest(".hand"));
    const placesOf = (text) => text?.split(" ").filter(Boolean).filter(isElsewhere) ?? [];
    const [played, better] = [placesOf(marks.played), placesOf(marks.better)];
    const sameGoal = played.length > 0 && played.at(-1) === better.at(-1);
    const playedText = { says: marks.playedSays, chance: marks.playedChance };
    const betterText = { says: marks.betterSays, chance: marks.betterChance };
    markMove(layer, "played", played, playedText, frame, sameGoal);
    markMove(layer, "better", better, betterText, frame, sameGoal);
    separateTags(layer);
  }

  // Scrolls the log so that the current step is in its middle.
  function showCurrentStep() {
    const line = past().querySelector("[aria-current=step]");
    const list = line?.closest("ol, .scrolls");
    if (!list) return;
    const top = line.getBoundingClientRect().top - list.getBoundingClientRect().top;
    list.scrollTop += top - list.clientHeight / 2;
  }

  function settle() {
    if (!past()) return;
    draw();
    showCurrentStep();
    clearTimeout(timer);
    const next = past().querySelector("a[rel=next][href]");
    const playsOn = past().dataset.address.includes("play=1");
    if (next && playsOn) timer = setTimeout(() => go(`${next.getAttribute("href")}&play=1`, true), 1800);
  }
  document.addEventListener("htmx:after:swap", settle);
  addEventListener("resize", draw);
  settle();

  // A review that is still being computed is fetched again every second.
  setInterval(() => {
    const isGrowing = document.querySelector("#past [data-growing]");
    if (isGrowing && !busy && !document.hidden) go(past().dataset.address);
  }, 1000);
})();
