// Moves one can follow. A decision comes with its motions: the page shows its outcome at once, and clones above the table play how it
// came about. Clones take no clicks, nothing waits for them, and the first touch or key ends every film.
"use strict";

(() => {
  // How long each kind of motion takes, in milliseconds; which part of that has passed when something has landed, and when the next
  // kind may begin.
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
  const FACE = "[data-face]";
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

  // ---- What the server says: "41:fly hand-1 2a goal~note-2;gain 2a points-1 4~coin|42:…"

  function parseMotion(text) {
    const [words, sound] = text.split("~");
    const [kind, from, ...rest] = words.split(" ");
    if (kind === "walk") return { kind, from, to: from, stops: rest, sound };
    return { kind, from, to: rest[0] ?? from, detail: rest[1], sound };
  }

  function parseFilms(text) {
    return text
      .split("|")
      .filter(Boolean)
      .map((film) => {
        const [number, motions] = film.split(":");
        return {
          number: Number(number),
          motions: schedule(motions.split(";").filter(Boolean).map(parseMotion)),
        };
      });
  }

  // Motions of one kind overlap; those of another kind wait until the first have landed.
  function schedule(motions) {
    let [start, next] = [0, 0];
    motions.forEach((motion, index) => {
      const { kind, stops, detail } = motion;
      const { length, lands } = KINDS[kind];
      start = kind !== "walk" && motions[index - 1]?.kind === kind ? start + STAGGER : next;
      motion.start = start;
      motion.length = length * (stops?.length ?? 1);
      // A card that turns over has landed when it lies open.
      motion.landed = start + motion.length * (detail === "turn" ? 1 : lands);
      next = Math.max(next, start + motion.length * (KINDS[kind].next ?? lands));
    });
    return motions;
  }

  // ---- Places as they look now, so that they can still be shown when the page has moved on

  // The middle of something, measured from the stage, and its size as if it were not turned.
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
    for (let parent = thing.parentElement; parent.id !== "board"; parent = parent.parentElement)
      parents.push(parent);
    // The board always has the same parts.
    const part = [...find("#board").children].indexOf(parents.pop());
    return [place, { thing, part, parents, copy: thing.cloneNode(true), box: boxOf(thing), face, picture }];
  }

  // How a place looked, where it is now: the page may have another size than before.
  function movedTo(shot, now) {
    if (!shot || !now) return shot;
    const [dx, dy] = [now.box.x - shot.box.x, now.box.y - shot.box.y];
    const move = (box) => ({ ...box, x: box.x + dx, y: box.y + dy });
    return { ...shot, box: move(shot.box), face: move(shot.face), picture: move(shot.picture) };
  }

  // All at once, before anything is laid above the table: to measure after that would style the whole page once more.
  function snapshots(films) {
    const places = films.flatMap(({ motions }) =>
      motions.flatMap(({ from, to, stops = [] }) => [from, to, ...stops]),
    );
    return new Map([...new Set(places)].filter(Boolean).map(snapshot));
  }

  // ---- A film: all clones and animations of one decision

  // Clones lie in a copy of the board with empty copies of its parts. It keeps its id, so that a game's style finds them as it finds the
  // originals; scripts find the board, which comes first. It is there as long as there are clones.
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
      this.over = new Promise((ended) => (this.ended = ended));
      Object.assign(this, {
        motions,
        before,
        after,
        clones: [],
        animations: [],
        timers: [],
        resting: new Map(),
      });
    }

    animate(thing, keyframes, start, length, fill = "none") {
      const timing = { delay: start * this.pace, duration: length * this.pace, fill };
      this.animations.push(thing.animate(keyframes, timing));
    }

    // A clone is seen only while an animation says so.
    show(clone, from, to, table, start, length, fill) {
      this.animate(clone.node, keyframes(clone, from, to, table), start, length, fill);
    }

    start() {
      this.ends = performance.now() + this.duration;
      for (const { node } of this.clones) node.classList.remove("later");
      for (const animation of this.animations) animation.play();
      for (const { start, landed, kind, stops, sound: name } of this.motions) {
        const cue = (at, what) => this.timers.push(setTimeout(sound, at * this.pace, what));
        // The end is heard when it is celebrated.
        if (kind === "end") continue;
        if (stops)
          stops.forEach((_, hop) => cue(start + (hop + 1) * KINDS.walk.length, `${name}-${hop + 1}`));
        else cue(kind === "blast" ? start : landed, name);
      }
      Promise.allSettled(this.animations.map((animation) => animation.finished)).then(() => this.close());
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

  // Clones what is at a place, or a part of it. Everything that it is in is there too, but empty and without boxes.
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
    const size = found ? (inner === "svg" ? shot.picture : shot.face) : shot.box;
    return lay(film, found || whole, outer, size, part);
  }

  const faceOf = (film, shot) => clone(film, shot, FACE);

  // A light, a ring, a number: something that is there only while it moves.
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

  // Their tables have a row for each: when, how far along the way, how high above it, how large, how flat, how turned, how opaque.
  const REST = [
    [0, 0],
    [1, 0],
  ];
  const FLIGHT = [
    [0, 0],
    [0.42, 0.5, 80, 1.08, 1, 6],
    [0.84, 1],
    [0.92, 1, 0, 1.03, 0.91],
    [1, 1],
  ];
  const BUNDLE = [
    [0, 0],
    [0.42, 0.5, 30, 1.08, 1, 6],
    [0.84, 1],
    [1, 1, 0, 1, 1, 0, 0],
  ];
  const TURN = [
    [0, 0],
    [0.42, 0.5, 60, 1.08, 1, -6],
    [0.84, 1],
    [1, 1, 0, 0.02, 50],
  ];
  const SINK = [
    [0, 0],
    [0.4, 0.5, 90, 1.08, 1, 5],
    [0.67, 1],
    [0.72, 1, -8, 0.8, 0.5, 0, 0],
    [1, 1, 0, 1, 1, 0, 0],
  ];
  const BLAST = [
    [0, 0],
    [0.5, 0.5, 90, 1, 1, 200],
    [1, 1, 0, 1, 1, 360, 0.2],
  ];
  const GAIN = [
    [0, 0, 0, 0.6, 1, 0, 0],
    [0.27, 0, 34, 1.1],
    [0.45, 0, 40],
    [0.74, 1, 0, 0.7],
    [0.78, 1, 0, 0.6, 1, 0, 0],
    [1, 1, 0, 0.6, 1, 0, 0],
  ];
  const HALO = [
    [0, 0, 0, 0.96, 1, 0, 0],
    [0.5, 0, 0, 1.03],
    [1, 0, 0, 1.08, 1, 0, 0],
  ];
  const RIPPLE = [
    [0, 0, 0, 0.2],
    [1, 0, 0, 1.5, 1, 0, 0],
  ];
  const FLASH = [
    [0, 0, 0, 1, 1, 0, 0],
    [0.5, 0, 0, 1, 1, 0, 0.75],
    [1, 0, 0, 1, 1, 0, 0],
  ];
  const HOP = [
    [0.5, 0.5, 26, 1, 1, -6],
    [0.85, 1],
    [1, 1, 0, 1.1, 0.82],
  ];
  const SHAKE = [0, -9, 8, -7, 5, -3, 0].map((x) => ({ translate: `${x}px`, rotate: `${x / 3}deg` }));

  // What has no size now, such as the picture of an empty pile, keeps its own.
  function fit(clone, box) {
    const scale = Math.min(box.w / clone.w, box.h / clone.h);
    return Number.isFinite(scale) ? scale : 1;
  }

  function keyframes(clone, from, to, table) {
    const [a, b] = [fit(clone, from), fit(clone, to)];
    const away = Math.hypot(to.x - from.x, to.y - from.y);
    return table.map(([offset, along, rise = 0, size = 1, flat = 1, turn = 0, opacity = 1], row) => {
      const scale = (a + (b - a) * along) * size;
      // A short way has a low arc.
      const x = from.x + (to.x - from.x) * along - clone.w / 2;
      const y =
        from.y + (to.y - from.y) * along - (along % 1 ? Math.min(rise, away / 3) : rise) - clone.h / 2;
      const transform = `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale}, ${scale * flat})`;
      return { offset, opacity, transform, visibility: "visible", easing: row % 2 ? "ease-in" : "ease-out" };
    });
  }

  // ---- What each kind of motion looks like. `from` is how its start looked before, `to` how its goal looks now.

  const below = ({ x, y, w, h }) => ({ x, y: y + 40, w: w * 0.6, h: h * 0.6 });
  const around = ({ x, y }, w, h) => ({ x, y, w, h });

  const PLAY = {
    fly(film, { detail: face, to: goal, start, length }, from, to) {
      const shot = { start: from, goal: to }[face];
      const card = shot ? faceOf(film, shot) : backOf(film, from, to);
      const origin = from?.face ?? below(to.face);
      if (face === "turn") {
        // The last part of turning over is the card itself.
        film.show(card, origin, to.face, TURN, start, length * 0.84);
        return film.animate(to.thing, { scale: ["0.02 1", "1 1"] }, start + length * 0.84, length * 0.16);
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
      const [aside, down] = [to.box.x - boxes.at(-1).x, to.box.y - boxes.at(-1).y];
      // A ghost stands where the figure is now: it walks the last part of the way once more.
      let at = film.ghost ? around(boxes[0], from.box.w, from.box.h) : from.box;
      const frames = keyframes(figure, at, at, [[0, 0]]);
      boxes.forEach(({ x, y }, hop) => {
        const stop = { ...from.box, x: x + aside, y: y + down };
        frames.push(
          ...keyframes(
            figure,
            at,
            stop,
            HOP.map(([part, ...row]) => [(hop + part) / boxes.length, ...row]),
          ),
        );
        at = stop;
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

  // Until something has landed at a place, the place is seen as it was; a place with a card, without the card that comes.
  function keepOldLooks(film) {
    for (const { kind, from } of film.motions) if (kind === "bundle") film.resting.set(from, []);
    const shownAt = new Map();
    for (const { kind, to, landed, detail, start, length } of film.motions) {
      const opens = detail === "turn" ? start + length * 0.84 : landed;
      if (["fly", "sink", "gain", "walk"].includes(kind))
        shownAt.set(to, Math.max(shownAt.get(to) ?? 0, opens));
    }
    for (const [place, time] of shownAt) {
      const now = film.after.get(place);
      if (film.resting.has(place) || !now) continue;
      const before = movedTo(film.before.get(place), now);
      film.place = place;
      const faces = before?.copy.querySelector(FACE) && now.thing.querySelector(FACE);
      film.animate(faces || now.thing, { opacity: [0, 0] }, 0, time);
      const left = film.motions.some(
        ({ kind, from, start }) => kind !== "gain" && from === place && start < time,
      );
      if (!before || left) continue;
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
      // A card can come from where nothing is seen, and points too.
      if (to && (from || ["fly", "gain"].includes(motion.kind))) PLAY[motion.kind](film, motion, from, to);
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
    // A film that waits holds its first picture, unless an earlier one has still to show how that came about.
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
    // Others' moves are quicker than one's own.
    for (const told of films) enqueue(build(told, pace() * (told.number === since ? 1 : 0.7), before, after));
    const left = (film) => (film.ends ? film.ends - performance.now() : film.duration);
    const behind = () => queue.slice(0, -1).reduce((sum, film) => sum + left(film), 0);
    // In a lesson nobody waits for anybody.
    while (behind() > LONGEST_FILM && !find("#lesson")) queue[0].finish();
  }

  // Where nothing moves, what happened is marked and can be heard.
  function playStill({ motions }) {
    for (const { landed, stops, sound: name } of document.hidden ? [] : motions)
      setTimeout(sound, landed, stops ? `${name}-1` : name);
    markFresh(motions);
  }

  // ---- Marks: what has just changed, and what the others did since one's last decision

  const freshUntil = new Map();
  const touchedBy = new Map();
  let [seen, since] = [0, NaN];

  const marked = ({ kind, from, to }) =>
    kind === "bundle" || kind === "blast" ? [from, to] : to ? [to] : [];

  function mark() {
    for (const thing of document.querySelectorAll("#board [data-at]")) {
      const left = (freshUntil.get(thing.dataset.at) ?? 0) - performance.now();
      if (left > 0 && !thing.classList.contains("fresh"))
        thing.style.setProperty("--fresh-age", `${left - FRESH_FOR}ms`);
      thing.classList.toggle("fresh", left > 0);
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

  // ---- What is pushed at a table, or answered in a lesson

  function learn(films) {
    const told = find("#flights").dataset;
    since = Number(told.since ?? NaN);
    find("#board").dataset.thinks = told.thinks ?? "";
    seen = films.at(-1)?.number ?? 0;
    // Something may have been taken back.
    for (const [place, number] of touchedBy) if (number > seen) touchedBy.delete(place);
    for (const { number, motions } of films) {
      // Where a figure went is seen anyway.
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

  // ---- Since one's last turn: ghosts show it again over the table as it is now

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

  // ---- Whoever goes on does not wait; and what was measured is not true in a window of another size

  for (const name of ["pointerdown", "keydown", "resize", "visibilitychange"])
    addEventListener(name, skip, { capture: true, passive: true });

  document.addEventListener("hearth:refused", ({ detail: { places } }) => {
    sound("knock");
    for (const thing of places.map(thingAt).filter(Boolean)) {
      thing.classList.add("refused");
      setTimeout(() => thing.classList.remove("refused"), REFUSED_FOR);
    }
  });
})();
