// Moves one can follow. A decision comes with its motions: the page shows its outcome at once, and clones above the table play how it
// came about. Clones take no clicks, nothing waits for them, and the first touch or key ends every film.
"use strict";

(() => {
  // For each kind of motion: how long it takes in milliseconds, after which part of it something has landed, and after which part the
  // next kind begins.
  const KINDS = {
    fly: { length: 420, lands: 0.84 },
    sink: { length: 540, lands: 0.7 },
    bundle: { length: 460, lands: 0.84 },
    gain: { length: 820, lands: 0.76, next: 0.3 },
    light: { length: 300, lands: 0, next: 0.5 },
    blast: { length: 520, lands: 0.9, next: 0.6 },
    walk: { length: 110, lands: 1 },
    end: { length: 0, lands: 0 },
  };
  const STAGGER = 90;
  const LONGEST_FILM = 1200;
  const FRESH_FOR = 3000;
  const REFUSED_FOR = 1200;
  const STATES = ["may", "lay", "chosen", "target", "grip", "hinted", "fresh", "lately", "refused"];
  const LIFT = "cubic-bezier(.3, 0, .5, 1)";
  const DROP = "cubic-bezier(.5, 0, .7, 1)";

  const root = document.documentElement;
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  const moves = () => !reduced.matches && root.dataset.speed !== "off" && !document.hidden;
  const thingAt = (place) => document.querySelector(`#board [data-at="${place}"]`);
  const stage = () => document.querySelector(".stage") ?? document.getElementById("board");
  const sound = (name) => document.dispatchEvent(new CustomEvent("hearth:sound", { detail: name }));

  // ---- what the server says: "41:fly hand-1 2a goal~note-2;gain 2a points-1 4~coin|42:…"

  function parseMotion(text) {
    const [words, sound] = text.split("~");
    const [kind, from, ...rest] = words.split(" ");
    if (kind === "walk") return { kind, from, to: from, stops: rest, sound };
    return { kind, from, to: rest[0] ?? from, detail: rest[1], sound };
  }

  function parseFilms(text) {
    const films = text.split("|").filter(Boolean);
    return films.map((film) => {
      const [number, motions] = film.split(":");
      return { number: Number(number), motions: motions.split(";").filter(Boolean).map(parseMotion) };
    });
  }

  // ---- when: motions of one kind overlap, those of another kind wait until the first have landed

  function schedule(motions) {
    let [start, next, end] = [0, 0, 0];
    motions.forEach((motion, index) => {
      const { kind } = motion;
      const overlaps = kind !== "walk" && motions[index - 1]?.kind === kind;
      start = overlaps ? start + STAGGER : next;
      motion.start = start;
      motion.length = KINDS[kind].length * (motion.stops?.length ?? 1);
      // A card that turns over has landed when it lies open.
      motion.landed = start + motion.length * (motion.detail === "turn" ? 1 : KINDS[kind].lands);
      next = Math.max(next, start + motion.length * (KINDS[kind].next ?? KINDS[kind].lands));
      end = Math.max(end, start + motion.length);
    });
    return end;
  }

  // ---- what is where: boxes are measured from the stage, by their middles

  function boxOf(thing, origin = stage().getBoundingClientRect()) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return { x: left - origin.left + width / 2, y: top - origin.top + height / 2, w: width, h: height };
  }

  // A place as it looks now, so that it can still be shown when the page has moved on.
  function snapshot(place) {
    const thing = thingAt(place);
    if (!thing?.checkVisibility()) return null;
    const parents = [];
    for (let parent = thing.parentElement; parent && parent !== stage().parentElement; parent = parent.parentElement) parents.push(parent);
    const face = thing.querySelector("[data-face]");
    return {
      thing,
      parents,
      copy: thing.cloneNode(true),
      box: boxOf(thing),
      face: boxOf(face ?? thing),
      zoom: thing.currentCSSZoom ?? 1,
    };
  }

  function snapshots(films) {
    const places = films.flatMap(({ motions }) => motions.flatMap(({ from, to }) => [from, to]));
    return new Map([...new Set(places)].filter(Boolean).map((place) => [place, snapshot(place)]));
  }

  // ---- one film: all clones and animations of one decision

  class Film {
    constructor({ number, motions }, pace, before, after) {
      Object.assign(this, { number, motions, before, after });
      this.length = schedule(motions);
      this.pace = pace * Math.min(1, LONGEST_FILM / (this.length || 1));
      this.duration = this.length * this.pace;
      this.animations = [];
      this.timers = [];
      this.resting = new Map();
      this.layer = document.createElement("div");
      this.layer.className = "films";
      this.layer.inert = true;
      this.layer.ariaHidden = "true";
      const { left, top, width, height } = stage().getBoundingClientRect();
      for (const [side, length] of Object.entries({ left, top, width, height })) this.layer.style[side] = `${length}px`;
    }

    animate(thing, keyframes, start, length, fill = "none") {
      const timing = { delay: start * this.pace, duration: length * this.pace, fill };
      const animation = thing.animate(keyframes, timing);
      this.animations.push(animation);
      return animation;
    }

    // A clone is seen only while an animation says so.
    show(clone, keyframes, start, length, fill) {
      const seen = keyframes.map((frame) => ({ visibility: "visible", ...frame }));
      return this.animate(clone.node, seen, start, length, fill);
    }

    touches(place) {
      return this.motions.some(({ from, to }) => from === place || to === place);
    }

    start() {
      this.began = performance.now();
      for (const node of this.layer.querySelectorAll(".later")) node.classList.remove("later");
      for (const animation of this.animations) animation.play();
      for (const { start, landed, kind, stops, sound: name } of this.motions) {
        const cue = (at, what) => this.timers.push(setTimeout(sound, at * this.pace, what));
        if (stops) stops.forEach((_, hop) => cue(start + (hop + 1) * KINDS.walk.length, `${name}-${hop + 1}`));
        else cue(kind === "blast" ? start : landed, name);
      }
      const ends = this.animations.map((animation) => animation.finished);
      this.over = Promise.allSettled(ends).then(() => this.close());
    }

    get left() {
      return this.began === undefined ? this.duration : Math.max(0, this.duration - (performance.now() - this.began));
    }

    hurry(rate) {
      for (const animation of this.animations) animation.updatePlaybackRate(rate);
    }

    // Ends at once, in the state in which it would have ended.
    finish() {
      for (const animation of this.animations) animation.finish();
      for (const timer of this.timers) clearTimeout(timer);
      this.close();
    }

    close() {
      if (this.closed) return;
      this.closed = true;
      this.layer.remove();
      this.ended?.();
    }
  }

  // ---- clones

  function strip(node) {
    for (const name of ["id", "data-at", "tabindex", "aria-pressed"]) node.removeAttribute(name);
    node.classList.remove(...STATES);
  }

  // A clone of what is at a place, or of a part of it. Around it are empty copies of all that it is in, which have no boxes, so that
  // styles and sizes find it as they find the original.
  function clone(film, shot, part) {
    let node = shot.copy.cloneNode(true);
    let outer = node;
    const found = part && node.querySelector(part);
    for (let inner = found; inner && inner !== outer; inner = inner.parentElement) {
      inner.parentElement.replaceChildren(inner);
      inner.parentElement.classList.add("around");
    }
    if (found) node = found;
    for (const parent of shot.parents) {
      const around = parent.cloneNode(false);
      around.classList.add("around");
      around.append(outer);
      outer = around;
    }
    strip(outer);
    outer.querySelectorAll("[id], [data-at]").forEach(strip);
    const { w, h } = found ? shot.face : shot.box;
    return place(film, node, outer, w / shot.zoom, h / shot.zoom);
  }

  function place(film, node, outer, w, h) {
    node.classList.add("clone");
    node.style.width = `${w}px`;
    node.style.height = `${h}px`;
    film.layer.append(outer);
    return { node, w, h };
  }

  // A light, a ring, a number: something that is on the table only while it moves.
  function shape(film, name, { w, h }) {
    const node = document.createElement("div");
    node.className = name;
    return place(film, node, node, w, h);
  }

  const faceOf = (film, shot) => clone(film, shot, "[data-face]");

  function backOf(film, from, to) {
    const shot = [from, to].find((shot) => shot?.copy.querySelector("[data-back]"));
    if (shot) return clone(film, shot, "[data-back]");
    const [a, b] = [from?.face ?? to.face, to.face];
    return shape(film, "card-back", a.w * a.h > b.w * b.h ? a : b);
  }

  // ---- keyframes

  const fit = (clone, box) => Math.min(box.w / clone.w, box.h / clone.h);
  const pose = (clone, x, y, wide, high = wide, turned = 0) =>
    `translate(${x - clone.w / 2}px, ${y - clone.h / 2}px) rotate(${turned}deg) scale(${wide}, ${high})`;
  const rest = (clone, box) => ({ transform: pose(clone, box.x, box.y, fit(clone, box)) });

  // An arc with a slight turn, larger half way, and a squash where it lands.
  function flight(clone, from, to, height) {
    const [a, b] = [fit(clone, from), fit(clone, to)];
    const rise = Math.min(height, Math.hypot(to.x - from.x, to.y - from.y) / 3);
    const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2 - rise];
    return [
      { ...rest(clone, from), easing: LIFT },
      { transform: pose(clone, x, y, (a + b) * 0.54, undefined, to.x > from.x ? 6 : -6), offset: 0.42, easing: DROP },
      { ...rest(clone, to), offset: 0.84, easing: "ease-out" },
      { transform: pose(clone, to.x, to.y, b * 1.03, b * 0.94), offset: 0.92 },
      rest(clone, to),
    ];
  }

  const below = (box) => ({ ...box, y: box.y + 40, w: box.w * 0.6, h: box.h * 0.6 });

  // ---- what each kind of motion looks like

  const PLAY = {
    fly(film, motion, from, to) {
      const { detail: face, start, length } = motion;
      const origin = from?.face ?? below(to.face);
      if (face === "turn") return turnOver(film, motion, from, to, origin);
      const shot = face === "start" ? from : face === "goal" ? to : null;
      const card = shot ? faceOf(film, shot) : backOf(film, from, to);
      const bundled = film.motions.some((later) => later.kind === "bundle" && later.from === motion.to && later.start > start);
      film.show(card, flight(card, origin, to.face, 80), start, length, bundled ? "forwards" : "none");
      if (bundled) film.resting.get(motion.to)?.push(card);
    },

    sink(film, { start, length }, from, to) {
      const card = faceOf(film, from ?? to);
      const { x, y, w, h } = to.box;
      const [origin, into] = [from?.face ?? below(to.box), { x, y: y - h * 0.2 }];
      const [a, b] = [fit(card, origin), Math.min(0.5, (w * 0.5) / card.w)];
      const frames = [
        { transform: pose(card, origin.x, origin.y, a), easing: "ease-out" },
        { transform: pose(card, origin.x + (into.x - origin.x) * 0.55, Math.min(origin.y, into.y) - 60, a * 1.08, undefined, 5), offset: 0.4, easing: "ease-in" },
        { transform: pose(card, into.x, into.y, b, b * 0.84), opacity: 1, offset: 0.68 },
        { transform: pose(card, into.x, into.y + 8, b * 0.8, b * 0.4), opacity: 0, offset: 0.72 },
        { transform: pose(card, into.x, into.y + 8, b * 0.8, b * 0.4), opacity: 0 },
      ];
      film.show(card, frames, start, length);
      for (const delay of [0, 70]) ripple(film, { ...into, w: w * 0.6, h: w * 0.2 }, start + length * 0.68 + delay);
      film.animate(to.thing, [{}, { scale: "1.04 .96" }, {}], start + length * 0.7, 160);
    },

    bundle(film, { from: name, start, length }, from, to) {
      const origin = from?.box ?? below(to.box);
      for (const card of film.resting.get(name) ?? []) {
        const frames = flight(card, origin, to.face, 30);
        film.show(card, [...frames.slice(0, -1), { ...frames.at(-1), opacity: 0 }], start, length, "forwards");
      }
    },

    gain(film, { detail: points, start, length, to: name }, from, to) {
      const origin = (from ?? to).box;
      const plus = shape(film, "plus", { w: 64, h: 44 });
      plus.node.textContent = `+${points}`;
      const at = (x, y, size) => ({ transform: pose(plus, x, y, size) });
      const frames = [
        { ...at(origin.x, origin.y, 0.6), opacity: 0 },
        { ...at(origin.x, origin.y - 34, 1.1), opacity: 1, offset: 0.27 },
        { ...at(origin.x, origin.y - 40, 1), opacity: 1, offset: 0.45, easing: DROP },
        { ...at(to.box.x, to.box.y, 0.7), opacity: 1, offset: 0.74 },
        { ...at(to.box.x, to.box.y, 0.6), opacity: 0, offset: 0.78 },
        { ...at(to.box.x, to.box.y, 0.6), opacity: 0 },
      ];
      film.show(plus, frames, start, length);
      film.animate(to.thing, [{ scale: "1.35" }, { scale: "1" }], start + length * 0.76, 200);
    },

    light(film, { to: name, start, length }, _, to) {
      const halo = shape(film, "halo", to.box);
      const at = (size, opacity) => ({ transform: pose(halo, to.box.x, to.box.y, size), opacity });
      film.show(halo, [at(0.96, 0), at(1.03, 1), at(1.08, 0)], start, length);
    },

    walk(film, { start, length, stops }, from, to) {
      if (!from) return;
      const figure = clone(film, from);
      const boxes = stops.map(thingAt).filter(Boolean).map((stop) => boxOf(stop));
      const last = boxes.at(-1);
      if (!last) return;
      const [dx, dy] = [to.box.x - last.x, to.box.y - last.y];
      const frames = [{ ...rest(figure, from.box), easing: "ease-out" }];
      let before = from.box;
      boxes.forEach((box, hop) => {
        const [x, y] = [box.x + dx, box.y + dy];
        const part = (share) => (hop + share) / boxes.length;
        frames.push({ transform: pose(figure, (before.x + x) / 2, (before.y + y) / 2 - 26, 1, 1, -6), offset: part(0.5), easing: "ease-in" });
        frames.push({ transform: pose(figure, x, y, 1), offset: part(0.85) });
        frames.push({ transform: pose(figure, x, y, 1.1, 0.9), offset: part(1), easing: "ease-out" });
        before = { x, y };
      });
      film.show(figure, frames, start, length);
    },

    blast(film, { start, length }, from, to) {
      const vessel = from ?? film.after.get(film.motions[0].from);
      if (!vessel) return;
      const card = faceOf(film, vessel);
      const [a, b] = [vessel.face, to.face];
      const frames = [
        { ...rest(card, a), easing: "ease-out" },
        { transform: pose(card, a.x + (b.x - a.x) * 0.4, Math.min(a.y, b.y) - 70, fit(card, a), undefined, 200), offset: 0.5, easing: "ease-in" },
        { transform: pose(card, b.x, b.y, fit(card, b), undefined, 360), opacity: 0.2 },
      ];
      film.show(card, frames, start, length);
      const flash = shape(film, "flash", { w: vessel.box.w * 1.6, h: vessel.box.w * 1.6 });
      const glow = (opacity) => ({ transform: pose(flash, vessel.box.x, vessel.box.y, 1), opacity });
      film.show(flash, [glow(0), glow(0.75), glow(0)], start, 180);
      const shakes = [0, -9, 8, -7, 5, -3, 0].map((x) => ({ translate: `${x}px`, rotate: `${x / 3}deg` }));
      film.animate(vessel.thing, shakes, start, 300);
    },

    end() {},
  };

  // A back flies, and turns over where it lands.
  function turnOver(film, { start, length }, from, to, origin) {
    const [back, face] = [backOf(film, from, to), faceOf(film, to)];
    const { x, y } = to.face;
    const size = fit(back, to.face);
    const there = flight(back, origin, to.face, 60).slice(0, 2);
    film.show(back, [...there, { ...rest(back, to.face), offset: 0.7 }, { transform: pose(back, x, y, 0.02, size) }], start, length * 0.84);
    const open = fit(face, to.face);
    film.show(face, [{ transform: pose(face, x, y, 0.02, open) }, rest(face, to.face)], start + length * 0.84, length * 0.16);
  }

  function ripple(film, box, start) {
    const ring = shape(film, "ripple", box);
    const at = (size, opacity) => ({ transform: pose(ring, box.x, box.y, size), opacity, easing: "ease-out" });
    film.show(ring, [at(0.2, 1), at(1.5, 0)], start, 360);
  }

  // ---- the old look: until something lands at a place or leaves it, the place is seen as it was

  function keepOldLooks(film) {
    const [shownAt, leftAt] = [new Map(), new Map()];
    const latest = (place, time) => shownAt.set(place, Math.max(shownAt.get(place) ?? 0, time));
    for (const { kind, from, to, start, landed } of film.motions) {
      if (kind === "light" || kind === "end") continue;
      latest(to, landed);
      latest(from, start);
      leftAt.set(from, Math.min(leftAt.get(from) ?? Infinity, start));
    }
    for (const [place, time] of shownAt) {
      const [before, now] = [film.before.get(place), film.after.get(place)];
      if (now && time > 0) film.animate(now.thing, [{ opacity: 0 }, { opacity: 0 }], 0, time);
      const bundled = film.motions.some((motion) => motion.kind === "bundle" && motion.from === place);
      const until = Math.min(time, leftAt.get(place) ?? Infinity);
      if (!before || (until <= 0 && !bundled)) continue;
      const old = clone(film, before);
      if (until > 0) film.show(old, [rest(old, before.box), rest(old, before.box)], 0, until);
      if (bundled) film.resting.set(place, [old]);
    }
  }

  function build(told, pace, before, after, ghost) {
    const film = new Film(told, pace, before, after);
    document.body.append(film.layer);
    if (ghost) film.layer.classList.add("ghosts");
    else keepOldLooks(film);
    for (const motion of film.motions) {
      const [from, to] = [before.get(motion.from), after.get(motion.to)];
      if (to) PLAY[motion.kind](film, motion, from, to);
    }
    return film;
  }

  // ---- the queue: films are shown in their order, and what is shown is never far behind

  const queue = [];

  function enqueue(film) {
    const earlier = queue.at(-1);
    queue.push(film);
    film.ended = () => {
      queue.splice(queue.indexOf(film), 1);
      markFresh(film.motions);
      queue[0]?.began ?? queue[0]?.start();
    };
    if (!earlier) return film.start();
    // A film that waits holds its first picture, unless an earlier one still has to show how it came about.
    for (const animation of film.animations) animation.pause();
    if (queue.some((other) => other !== film && film.motions.some(({ from, to }) => other.touches(from) || other.touches(to)))) {
      for (const node of film.layer.querySelectorAll(".clone")) node.classList.add("later");
    }
  }

  function skip() {
    replays = 0;
    for (const film of [...queue]) film.finish();
  }

  // Leaves so many milliseconds to what is still running.
  function makeRoom(room) {
    const behind = queue.reduce((sum, film) => sum + film.left, 0);
    if (behind <= room) return;
    if (room < behind / 4) return skip();
    for (const film of queue) film.hurry(behind / room);
  }

  function play(films, before, since) {
    if (!moves()) return films.forEach(playStill);
    const after = snapshots(films);
    const speed = root.dataset.speed === "quick" ? 0.55 : 1;
    let room = LONGEST_FILM;
    const shown = [];
    for (const told of films.toReversed()) {
      const film = build(told, speed * (told.number === since ? 1 : 0.7), before, after);
      if (film.duration > room && shown.length) {
        film.finish();
        markFresh(film.motions);
      } else shown.unshift(film);
      room -= film.duration;
    }
    makeRoom(Math.max(0, room));
    shown.forEach(enqueue);
  }

  // Where nothing moves, what happened is heard all the same, and marked.
  function playStill({ motions }) {
    schedule(motions);
    if (!document.hidden) for (const { landed, stops, sound: name } of motions) setTimeout(sound, landed, stops ? `${name}-1` : name);
    markFresh(motions);
  }

  // ---- marks: what has just changed, and what the others did since one's last decision

  const freshUntil = new Map();
  const touchedBy = new Map();
  const chips = new Map();
  let [seen, since] = [0, NaN];

  const placesOf = ({ kind, from, to }) => (kind === "bundle" || kind === "blast" ? [from, to] : to ? [to] : []);

  function mark() {
    const now = performance.now();
    for (const thing of document.querySelectorAll("#board [data-at]")) {
      const left = (freshUntil.get(thing.dataset.at) ?? 0) - now;
      if (left > 0 && !thing.classList.contains("fresh")) thing.style.setProperty("--fresh-age", `${left - FRESH_FOR}ms`);
      thing.classList.toggle("fresh", left > 0);
      thing.classList.toggle("lately", touchedBy.get(thing.dataset.at) > since);
    }
  }

  function markFresh(motions) {
    for (const motion of motions) {
      for (const place of placesOf(motion)) freshUntil.set(place, performance.now() + FRESH_FOR);
      if (motion.kind === "gain") showGain(motion);
    }
    mark();
    setTimeout(mark, FRESH_FOR + 20);
  }

  // "+4" stays beside a score that grew, as long as it is fresh.
  function showGain({ to: place, detail: points }) {
    const score = thingAt(place);
    if (!score?.checkVisibility()) return;
    const before = chips.get(place);
    before?.layer.remove();
    const film = new Film({ motions: [] }, 1);
    const chip = shape(film, "plus chip", { w: 40, h: 24 });
    const sum = (before?.sum ?? 0) + Number(points);
    chip.node.textContent = `+${sum}`;
    const { x, y, w, h } = boxOf(score);
    chip.node.style.transform = pose(chip, x + w / 2, y - h / 2, 1);
    document.body.append(film.layer);
    const mine = { layer: film.layer, sum };
    chips.set(place, mine);
    if (!reduced.matches) chip.node.animate([{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], FRESH_FOR);
    setTimeout(() => {
      film.layer.remove();
      if (chips.get(place) === mine) chips.delete(place);
    }, FRESH_FOR);
  }

  // ---- what is pushed, or the answer in a lesson

  function learn(films) {
    const told = document.getElementById("flights")?.dataset ?? {};
    since = Number(told.since ?? NaN);
    const newest = films.at(-1)?.number ?? seen;
    // Something may have been taken back.
    for (const [place, number] of touchedBy) if (number > newest) touchedBy.delete(place);
    for (const { number, motions } of films) for (const motion of motions) for (const place of placesOf(motion)) touchedBy.set(place, number);
    seen = newest;
  }

  let incoming = null;
  document.addEventListener("htmx:before:swap", ({ detail: { ctx } }) => {
    const text = /data-motions="([^"]*)"/.exec(ctx.text ?? "")?.[1];
    if (text === undefined) return;
    const films = parseFilms(text);
    const fresh = films.filter(({ number }) => number > seen);
    incoming = { films, fresh, before: moves() ? snapshots(fresh) : new Map() };
  });
  document.addEventListener("htmx:after:swap", () => {
    const { films, fresh, before } = incoming ?? {};
    incoming = null;
    if (films) learn(films);
    if (fresh?.length) play(fresh, before, since);
    mark();
  });

  const there = document.getElementById("flights");
  if (there) learn(parseFilms(there.dataset.motions));
  mark();

  // ---- since one's last turn, again: ghosts fly over the table as it is now

  let replays = 0;

  async function replay(button) {
    const answer = await fetch(button.dataset.replays);
    const films = answer.ok ? parseFilms(await answer.text()) : [];
    const speed = root.dataset.speed === "quick" ? 0.55 : 1;
    const mine = (replays = performance.now());
    for (const told of films) {
      if (mine !== replays || !told.motions.length) continue;
      const now = snapshots([told]);
      const film = build(told, speed, now, now, true);
      enqueue(film);
      await film.over;
    }
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-replays]");
    if (!button) return;
    if (moves()) replay(button);
    else location.assign(button.parentElement.querySelector("a").href);
  });

  // ---- whoever goes on does not wait; what was measured is no longer true in another window

  for (const name of ["pointerdown", "keydown"]) document.addEventListener(name, skip, { capture: true, passive: true });
  document.addEventListener("visibilitychange", () => document.hidden && skip());
  addEventListener("resize", skip);

  document.addEventListener("hearth:refused", ({ detail: { places } }) => {
    sound("knock");
    for (const thing of places.map(thingAt).filter(Boolean)) {
      thing.classList.add("refused");
      setTimeout(() => thing.classList.remove("refused"), REFUSED_FOR);
    }
  });
})();
