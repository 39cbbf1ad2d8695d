// Animates decisions. A decision comes with its motions: the page shows the outcome at once, and clones above the table play
// how it came about. Clones take no clicks, nothing waits for them, and the first touch or key ends every film.
"use strict";

(() => {
  // The length of each kind of motion in milliseconds, and the parts of it after which it has landed and the next kind may begin.
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
  // All in milliseconds: the delay between two motions of one kind, and the time for a film, a fresh mark and a refusal.
  const STAGGER = 90;
  const LONGEST_FILM = 1200;
  const FRESH_FOR = 3000;
  const REFUSED_FOR = 1200;
  const FACE = "[data-face]";
  // A card that turns over while it flies lies open for the last part of the motion.
  const TURNED = 0.84;
  // Classes that belong to the things on the board only.
  const STATES = [
    "may",
    "lay",
    "chosen",
    "target",
    "grip",
    "hinted",
    "fresh",
    "lately",
    "refused",
    "meant",
    "dim",
    "choosing",
    "choice",
  ];

  const settings = document.documentElement.dataset;
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  const find = (selector) => document.querySelector(selector);
  const moves = () =>
    !reduced.matches && settings.speed !== "off" && !document.hidden && !find("#curtain:not([hidden])");
  const thingAt = (place) => find(`#board [data-at="${place}"]`);
  const sound = (name) => document.dispatchEvent(new CustomEvent("hearth:sound", { detail: name }));

  // ---- Parsing the films of the server: "41:fly hand-1 2a goal~note-2;gain 2a points-1 4~coin|42:…"

  function parseMotion(text) {
    const [words, sound] = text.split("~");
    const [kind, from, ...rest] = words.split(" ");
    if (kind === "walk") return { kind, from, to: from, stops: rest, sound };
    return { kind, from, to: rest[0] ?? from, detail: rest[1], sound };
  }

  function parseFilms(text) {
    const films = text.split("|").filter(Boolean);
    return films.map((film) => {
      const [number, words] = film.split(":");
      const motions = words.split(";").filter(Boolean).map(parseMotion);
      return { number: Number(number), motions: schedule(motions) };
    });
  }

  // Motions of one kind overlap; those of another kind wait until the first have landed.
  function schedule(motions) {
    let start = 0;
    let nextStart = 0;
    motions.forEach((motion, index) => {
      const { kind, stops, detail } = motion;
      const { length, lands, next = lands } = KINDS[kind];
      const overlaps = kind !== "walk" && motions[index - 1]?.kind === kind;
      start = overlaps ? start + STAGGER : nextStart;
      motion.start = start;
      motion.length = length * (stops?.length ?? 1);
      // A card that turns over has landed when it lies open.
      motion.landed = start + motion.length * (detail === "turn" ? 1 : lands);
      nextStart = Math.max(nextStart, start + motion.length * next);
    });
    return motions;
  }

  // ---- Snapshots of places, which can still be shown when the page has moved on

  // Returns the middle of a thing, measured from the stage, and its size without rotation.
  function boxOf(thing) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const stage = find(".stage").getBoundingClientRect();
    const [x, y] = [left - stage.left + width / 2, top - stage.top + height / 2];
    return { x, y, w: thing.offsetWidth ?? width, h: thing.offsetHeight ?? height };
  }

  function snapshot(place) {
    const thing = thingAt(place);
    if (!thing?.checkVisibility()) return [place, null];
    const [face, picture] = [FACE, "svg"].map((part) => boxOf(thing.querySelector(part) ?? thing));
    const parents = [];
    for (let parent = thing.parentElement; parent.id !== "board"; parent = parent.parentElement) {
      parents.push(parent);
    }
    // The board always has the same parts.
    const part = [...find("#board").children].indexOf(parents.pop());
    return [place, { thing, part, parents, copy: thing.cloneNode(true), box: boxOf(thing), face, picture }];
  }

  // Moves a snapshot to where its place is now: the page may have another size than before.
  function movedTo(shot, now) {
    if (!shot || !now) return shot;
    const [dx, dy] = [now.box.x - shot.box.x, now.box.y - shot.box.y];
    const move = (box) => ({ ...box, x: box.x + dx, y: box.y + dy });
    return { ...shot, box: move(shot.box), face: move(shot.face), picture: move(shot.picture) };
  }

  // Measures all places at once, before a clone is added: later it would force another layout of the whole page.
  function snapshots(films) {
    const places = films.flatMap(({ motions }) =>
      motions.flatMap(({ from, to, stops = [] }) => [from, to, ...stops]),
    );
    return new Map([...new Set(places)].filter(Boolean).map(snapshot));
  }

  // ---- A film: all clones and animations of one decision

  // Clones are children of a copy of the board with empty copies of its parts. It keeps its id, so that the style of a game
  // applies to them too; scripts find the board, which comes first. It exists as long as there are clones.
  let layer = null;

  function openLayer() {
    if (layer?.isConnected && layer.matches(".films")) return;
    const board = find("#board");
    layer = board.cloneNode(false);
    layer.append(...[...board.children].map((part) => part.cloneNode(false)));
    for (const part of layer.children) strip(part);
    layer.classList.remove(...STATES);
    layer.classList.add("films");
    layer.inert = true;
    layer.ariaHidden = "true";
    board.after(layer);
  }

  function closeLayer() {
    if (!layer?.querySelector(".clone")) layer?.remove();
  }

  class Film {
    constructor({ motions }, pace, before, after) {
      const length = Math.max(1, ...motions.map((motion) => motion.start + motion.length));
      this.pace = pace * Math.min(1, LONGEST_FILM / length);
      this.duration = length * this.pace;
      this.over = new Promise((ended) => {
        this.ended = ended;
      });
      this.motions = motions;
      this.before = before;
      this.after = after;
      this.clones = [];
      this.animations = [];
      this.timers = [];
      // The cards that wait at a place until they leave as a bundle.
      this.resting = new Map();
    }

    animate(thing, keyframes, start, length, fill = "none") {
      const timing = { delay: start * this.pace, duration: length * this.pace, fill };
      this.animations.push(thing.animate(keyframes, timing));
    }

    // A clone is visible only during its animation.
    show(clone, from, to, table, start, length, fill) {
      this.animate(clone.node, keyframes(clone, from, to, table), start, length, fill);
    }

    start() {
      this.ends = performance.now() + this.duration;
      for (const { node } of this.clones) node.classList.remove("later");
      for (const animation of this.animations) animation.play();
      for (const motion of this.motions) this.cueSound(motion);
      const finished = this.animations.map((animation) => animation.finished);
      Promise.allSettled(finished).then(() => this.close());
    }

    cueSound({ start, landed, kind, stops, sound: name }) {
      const cue = (time, what) => this.timers.push(setTimeout(sound, time * this.pace, what));
      // The end is heard when it is celebrated.
      if (kind === "end") return;
      if (stops) {
        for (let hop = 1; hop <= stops.length; hop++) cue(start + hop * KINDS.walk.length, `${name}-${hop}`);
      } else {
        cue(kind === "blast" ? start : landed, name);
      }
    }

    // Ends at once, as it would have ended.
    finish() {
      for (const animation of this.animations) animation.finish();
      this.timers.forEach(clearTimeout);
      this.close();
    }

    close() {
      if (this.closed) return;
      this.closed = true;
      for (const { outer } of this.clones) outer.remove();
      closeLayer();
      markFresh(this.motions);
      queue.splice(queue.indexOf(this), 1);
      if (!queue.length) delete settings.films;
      else if (!queue[0].ends) queue[0].start();
      this.ended();
    }
  }

  // ---- Clones

  function strip(node) {
    for (const name of ["id", "aria-label", "data-at", "data-mark", "tabindex"]) node.removeAttribute(name);
    node.classList.remove(...STATES);
  }

  function lay(film, node, outer, { w, h }, inside = layer) {
    node.classList.add("clone");
    node.style.width = `${w}px`;
    node.style.height = `${h}px`;
    inside.append(outer);
    const clone = { node, outer, w, h, place: film.place };
    film.clones.push(clone);
    return clone;
  }

  // Clones the thing at a place, or a part of it. Its ancestors are cloned too, but empty and without boxes.
  function clone(film, shot, inner) {
    const whole = shot.copy.cloneNode(true);
    const found = inner && whole.querySelector(inner);
    for (let node = found; node && node !== whole; node = node.parentElement) {
      node.parentElement.replaceChildren(node);
      node.parentElement.classList.add("around");
    }
    let outer = whole;
    for (const parent of shot.parents) {
      const around = parent.cloneNode(false);
      around.classList.add("around");
      around.append(outer);
      outer = around;
    }
    strip(outer);
    outer.querySelectorAll("[id], [aria-label], [data-at]").forEach(strip);
    const part = layer.children[shot.part];
    part?.classList.add("around");
    let size = shot.box;
    if (found) size = inner === "svg" ? shot.picture : shot.face;
    return lay(film, found || whole, outer, size, part);
  }

  const faceOf = (film, shot) => clone(film, shot, FACE);

  // A light, a ring or a number that exists only while it moves.
  function shape(film, name, size) {
    const node = document.createElement("div");
    node.className = name;
    return lay(film, node, node, size);
  }

  // The first picture at a pile, or in a hidden hand, is the back of a card.
  function backOf(film, from, to) {
    const shot = [from, to].find((shot) => shot?.copy.querySelector("svg"));
    return shot ? clone(film, shot, "svg") : shape(film, "film-back", to.face);
  }

  // ---- Keyframes

  // The rows of a table: `at` which part of the time, how far `along` the way, how high it `rise`s above it in pixels, its
  // `size`, its height as a part of that (`flat`), its `turn` in degrees, its `opacity`.
  const REST = [
    { at: 0, along: 0 },
    { at: 1, along: 0 },
  ];
  const FLIGHT = [
    { at: 0, along: 0 },
    { at: 0.42, along: 0.5, rise: 80, size: 1.08, turn: 6 },
    { at: 0.84, along: 1 },
    { at: 0.92, along: 1, size: 1.03, flat: 0.91 },
    { at: 1, along: 1 },
  ];
  const BUNDLE = [
    { at: 0, along: 0 },
    { at: 0.42, along: 0.5, rise: 30, size: 1.08, turn: 6 },
    { at: 0.84, along: 1 },
    { at: 1, along: 1, opacity: 0 },
  ];
  const TURN = [
    { at: 0, along: 0 },
    { at: 0.42, along: 0.5, rise: 60, size: 1.08, turn: -6 },
    { at: 0.84, along: 1 },
    { at: 1, along: 1, size: 0.02, flat: 50 },
  ];
  const SINK = [
    { at: 0, along: 0 },
    { at: 0.4, along: 0.5, rise: 90, size: 1.08, turn: 5 },
    { at: 0.67, along: 1 },
    { at: 0.72, along: 1, rise: -8, size: 0.8, flat: 0.5, opacity: 0 },
    { at: 1, along: 1, opacity: 0 },
  ];
  const BLAST = [
    { at: 0, along: 0 },
    { at: 0.5, along: 0.5, rise: 90, turn: 200 },
    { at: 1, along: 1, turn: 360, opacity: 0.2 },
  ];
  const GAIN = [
    { at: 0, along: 0, size: 0.6, opacity: 0 },
    { at: 0.27, along: 0, rise: 34, size: 1.1 },
    { at: 0.45, along: 0, rise: 40 },
    { at: 0.74, along: 1, size: 0.7 },
    { at: 0.78, along: 1, size: 0.6, opacity: 0 },
    { at: 1, along: 1, size: 0.6, opacity: 0 },
  ];
  const HALO = [
    { at: 0, along: 0, size: 0.96, opacity: 0 },
    { at: 0.5, along: 0, size: 1.03 },
    { at: 1, along: 0, size: 1.08, opacity: 0 },
  ];
  const RIPPLE = [
    { at: 0, along: 0, size: 0.2 },
    { at: 1, along: 0, size: 1.5, opacity: 0 },
  ];
  const FLASH = [
    { at: 0, along: 0, opacity: 0 },
    { at: 0.5, along: 0, opacity: 0.75 },
    { at: 1, along: 0, opacity: 0 },
  ];
  const HOP = [
    { at: 0.5, along: 0.5, rise: 26, turn: -6 },
    { at: 0.85, along: 1 },
    { at: 1, along: 1, size: 1.1, flat: 0.82 },
  ];
  const SHAKE = [0, -9, 8, -7, 5, -3, 0].map((x) => ({ translate: `${x}px`, rotate: `${x / 3}deg` }));

  // Scales a clone to a box. A box without a size, such as the picture of an empty pile, changes nothing.
  function fit(clone, box) {
    const scale = Math.min(box.w / clone.w, box.h / clone.h);
    return Number.isFinite(scale) ? scale : 1;
  }

  function keyframes(clone, from, to, table) {
    const mix = (one, other, part) => one + (other - one) * part;
    const [firstScale, lastScale] = [fit(clone, from), fit(clone, to)];
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    return table.map(({ at, along, rise = 0, size = 1, flat = 1, turn = 0, opacity = 1 }, row) => {
      const scale = mix(firstScale, lastScale, along) * size;
      const onTheWay = along > 0 && along < 1;
      // A short way has a low arc.
      const height = onTheWay ? Math.min(rise, distance / 3) : rise;
      const x = mix(from.x, to.x, along) - clone.w / 2;
      const y = mix(from.y, to.y, along) - height - clone.h / 2;
      const transform = `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale}, ${scale * flat})`;
      const easing = row % 2 ? "ease-in" : "ease-out";
      return { offset: at, opacity, transform, visibility: "visible", easing };
    });
  }

  // ---- The kinds of motion. `from` is the snapshot of the start before, `to` that of the goal now.

  const below = ({ x, y, w, h }) => ({ x, y: y + 40, w: w * 0.6, h: h * 0.6 });
  const around = ({ x, y }, w, h) => ({ x, y, w, h });

  const PLAY = {
    fly(film, { detail: face, to: goal, start, length }, from, to) {
      const shot = { start: from, goal: to }[face];
      const card = shot ? faceOf(film, shot) : backOf(film, from, to);
      const origin = from?.face ?? below(to.face);
      if (face === "turn") {
        // The last part of turning over is the card itself.
        const turned = length * TURNED;
        film.show(card, origin, to.face, TURN, start, turned);
        film.animate(to.thing, { scale: ["0.02 1", "1 1"] }, start + turned, length - turned);
        return;
      }
      // A card stays where it has landed until it leaves with all that is there.
      const bundle = film.resting.get(goal);
      film.show(card, origin, to.face, FLIGHT, start, length, bundle ? "forwards" : "none");
      bundle?.push(card);
    },

    sink(film, { start, length }, from, { thing, box }) {
      const brew = around(box, box.w * 0.5, box.h * 0.3);
      film.show(faceOf(film, from), from.face, brew, SINK, start, length);
      const ring = shape(film, "film-ring", { w: box.w * 0.6, h: box.w * 0.2 });
      film.show(ring, around(box, ring.w, ring.h), brew, RIPPLE, start + length * 0.67, length * 0.33);
      film.animate(thing, { scale: ["1", "1.04 .96", "1"] }, start + length * 0.7, 160);
    },

    bundle(film, { from: place, start, length }, from, to) {
      const cards = film.resting.get(place) ?? [];
      cards.unshift(film.ghost ? backOf(film, from, to) : clone(film, from));
      for (const card of cards) film.show(card, from.box, to.face, BUNDLE, start, length, "both");
    },

    gain(film, { detail: points, start, length }, from, to) {
      const plus = shape(film, "film-plus", { w: 64, h: 44 });
      plus.node.textContent = `+${points}`;
      film.show(plus, around((from ?? to).box, 64, 44), around(to.box, 64, 44), GAIN, start, length);
      film.animate(to.thing, { scale: [1.35, 1] }, start + length * 0.76, length * 0.24);
    },

    light(film, { start, length }, _, { box }) {
      film.show(shape(film, "film-halo", box), box, box, HALO, start, length);
    },

    walk(film, { start, length, stops }, from, to) {
      const boxes = stops.map((stop) => film.after.get(stop)?.box).filter(Boolean);
      if (!boxes.length) return;
      const figure = clone(film, from);
      // The figure keeps its own spot within a stop.
      const [aside, down] = [to.box.x - boxes.at(-1).x, to.box.y - boxes.at(-1).y];
      // A ghost starts at the first stop: the figure itself is already at the last one.
      let last = film.ghost ? around(boxes[0], from.box.w, from.box.h) : from.box;
      const frames = keyframes(figure, last, last, [{ at: 0, along: 0 }]);
      boxes.forEach(({ x, y }, hop) => {
        const stop = { ...from.box, x: x + aside, y: y + down };
        const table = HOP.map((row) => ({ ...row, at: (hop + row.at) / boxes.length }));
        frames.push(...keyframes(figure, last, stop, table));
        last = stop;
      });
      film.animate(figure.node, frames, start, length, "backwards");
    },

    blast(film, { start, length }, from, to) {
      film.show(faceOf(film, from), from.face, to.face, BLAST, start, length, "backwards");
      const flash = shape(film, "film-flash", { w: from.box.w * 1.6, h: from.box.w * 1.6 });
      film.show(flash, around(from.box, flash.w, flash.h), from.box, FLASH, start, 180);
      film.animate(from.thing, SHAKE, start, 300);
    },
  };

  // Returns the time at which each place shows its new look: when the last motion to it has landed.
  function revealTimes(motions) {
    const times = new Map();
    for (const { kind, to, landed, detail, start, length } of motions) {
      if (!["fly", "sink", "gain", "walk"].includes(kind)) continue;
      const time = detail === "turn" ? start + length * TURNED : landed;
      times.set(to, Math.max(times.get(to) ?? 0, time));
    }
    return times;
  }

  // Shows a place as it was until a motion has landed there. Of a place with a card, only the face of the new card is hidden.
  function keepOldLooks(film) {
    for (const { kind, from } of film.motions) if (kind === "bundle") film.resting.set(from, []);
    for (const [place, time] of revealTimes(film.motions)) {
      const now = film.after.get(place);
      if (film.resting.has(place) || !now) continue;
      const before = movedTo(film.before.get(place), now);
      film.place = place;
      const faces = before?.copy.querySelector(FACE) && now.thing.querySelector(FACE);
      film.animate(faces || now.thing, { opacity: [0, 0] }, 0, time);
      const leaves = ({ kind, from, start }) => kind !== "gain" && from === place && start < time;
      if (!before || film.motions.some(leaves)) continue;
      const old = clone(film, before, faces && FACE);
      const box = faces ? before.face : before.box;
      film.show(old, box, box, REST, 0, time);
    }
  }

  function build(told, pace, before, after, ghost) {
    const film = new Film(told, pace, before, after);
    openLayer();
    film.ghost = ghost;
    if (!ghost) keepOldLooks(film);
    for (const motion of film.motions) {
      const [was, to] = [before.get(motion.from), after.get(motion.to)];
      const from = motion.kind === "walk" ? was : movedTo(was, after.get(motion.from));
      film.place = motion.from;
      // Cards and points may come from a place that is not visible.
      const needsStart = !["fly", "gain"].includes(motion.kind);
      if (to && (from || !needsStart)) PLAY[motion.kind](film, motion, from, to);
    }
    return film;
  }

  // ---- The queue: films are shown in their order, and never far behind the table

  const queue = [];
  const pace = () => (settings.speed === "quick" ? 0.55 : 1);

  function enqueue(film) {
    const places = new Set(queue.flatMap(({ motions }) => motions.flatMap(({ from, to }) => [from, to])));
    queue.push(film);
    settings.films = "";
    if (queue.length === 1) return film.start();
    // A film that waits shows its first frame, except at places that an earlier film has still to animate.
    for (const animation of film.animations) animation.pause();
    for (const { node, place } of film.clones) node.classList.toggle("later", places.has(place));
  }

  function skip() {
    replayed = null;
    for (const film of [...queue]) film.finish();
  }

  function play(films, before) {
    if (!moves()) return films.forEach(playStill);
    const after = snapshots(films);
    for (const told of films) {
      // The moves of others are quicker than the player's own.
      const own = told.number === since;
      enqueue(build(told, own ? pace() : pace() * 0.7, before, after));
    }
    const left = (film) => (film.ends ? film.ends - performance.now() : film.duration);
    const behind = () => queue.slice(0, -1).reduce((sum, film) => sum + left(film), 0);
    // In a lesson nobody waits for anybody.
    while (behind() > LONGEST_FILM && !find("#lesson")) queue[0].finish();
  }

  // Without animations, a decision is marked and can be heard.
  function playStill({ motions }) {
    const heard = document.hidden ? [] : motions;
    for (const { landed, stops, sound: name } of heard) setTimeout(sound, landed, stops ? `${name}-1` : name);
    markFresh(motions);
  }

  // ---- Marks of new changes, and of all changes since the player's last decision

  // By place: until when it is fresh, and the number of the last decision that touched it.
  const freshUntil = new Map();
  const touchedBy = new Map();
  // The numbers of the last decision on the page, and of the player's last one.
  let seen = 0;
  let since = NaN;

  function marked({ kind, from, to }) {
    if (kind === "bundle" || kind === "blast") return [from, to];
    return to ? [to] : [];
  }

  function mark() {
    for (const thing of document.querySelectorAll("#board [data-at]")) {
      const left = (freshUntil.get(thing.dataset.at) ?? 0) - performance.now();
      const fresh = left > 0;
      // A thing that was drawn anew goes on with its animation where the old one was.
      if (fresh && !thing.classList.contains("fresh")) {
        thing.style.setProperty("--fresh-age", `${left - FRESH_FOR}ms`);
      }
      thing.classList.toggle("fresh", fresh);
      thing.classList.toggle("lately", touchedBy.get(thing.dataset.at) > since);
    }
  }

  function markFresh(motions) {
    for (const motion of motions) {
      for (const place of marked(motion)) freshUntil.set(place, performance.now() + FRESH_FOR);
      if (motion.kind === "gain") showGain(motion);
    }
    mark();
    setTimeout(mark, FRESH_FOR + 20);
  }

  // "+4" stays beside a score that grew for as long as the score is fresh.
  function showGain({ to: place, detail: points }) {
    const score = thingAt(place);
    if (!score?.checkVisibility()) return;
    openLayer();
    const chip = shape({ clones: [] }, "film-plus chip", { w: 40, h: 24 });
    const { x, y, w, h } = boxOf(score);
    const others = document.querySelectorAll(`.chip[data-to="${place}"]`).length;
    chip.node.dataset.to = place;
    chip.node.textContent = `+${points}`;
    chip.node.style.transform = `translate(${x + w / 2 - 20}px, ${y - h / 2 - 12 - 20 * others}px)`;
    if (!reduced.matches) chip.node.animate({ opacity: [1, 1, 0] }, FRESH_FOR);
    setTimeout(() => {
      chip.node.remove();
      closeLayer();
    }, FRESH_FOR);
  }

  // ---- Updates of a table, and answers in a lesson

  function learn(films) {
    const told = find("#flights").dataset;
    since = Number(told.since ?? NaN);
    find("#board").dataset.thinks = told.thinks ?? "";
    seen = films.at(-1)?.number ?? 0;
    // An undo removes decisions.
    for (const [place, number] of touchedBy) if (number > seen) touchedBy.delete(place);
    for (const { number, motions } of films) {
      // A figure that walked needs no mark.
      const places = motions.filter(({ kind }) => kind !== "walk").flatMap(marked);
      for (const place of places) touchedBy.set(place, number);
    }
  }

  let incoming = null;
  document.addEventListener("htmx:before:swap", ({ detail: { ctx } }) => {
    const text = /data-motions="([^"]*)"/.exec(ctx.text)?.[1];
    const films = text === undefined ? null : parseFilms(text);
    const unseen = films?.filter(({ number }) => number > seen);
    incoming = films && { films, unseen, before: moves() ? snapshots(unseen) : null };
  });
  document.addEventListener("htmx:after:swap", () => {
    const { films, unseen, before } = incoming ?? {};
    incoming = null;
    if (films) learn(films);
    if (unseen?.length) play(unseen, before ?? new Map());
    mark();
  });

  if (find("#flights")) learn(parseFilms(find("#flights").dataset.motions));
  mark();

  // ---- Replay since the player's last turn: ghosts show it over the present table

  let replayed = null;

  async function replay(button) {
    replayed = button;
    const answer = await fetch(button.dataset.replays);
    for (const told of answer.ok ? parseFilms(await answer.text()) : []) {
      if (replayed !== button) return;
      const now = snapshots([told]);
      const film = build(told, pace(), now, now, true);
      enqueue(film);
      await film.over;
    }
  }

  document.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-replays]");
    if (!button) return;
    if (moves()) replay(button);
    else location.assign(button.previousElementSibling.href);
  });

  // ---- A player who goes on does not wait, and in a window of another size the measures are wrong

  for (const name of ["pointerdown", "keydown", "resize", "visibilitychange"]) {
    addEventListener(name, skip, { capture: true, passive: true });
  }

  document.addEventListener("hearth:refused", ({ detail: { places } }) => {
    sound("knock");
    for (const thing of places.map(thingAt).filter(Boolean)) {
      thing.classList.add("refused");
      setTimeout(() => thing.classList.remove("refused"), REFUSED_FOR);
    }
  });
})();
