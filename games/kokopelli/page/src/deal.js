// Deals the cards of Kokopelli for the check of a deal (docs/DEALS.md).
"use strict";

(() => {
  const CEREMONIES =
    "sun,eagle-feather,paw,birth,hunter,warrior,fire,spider-woman,vase,snake-dance,drummer,lizard,mother-of-heaven,shaman,chieftain,tortoise".split(
      ",",
    );
  // The set for a first game, as places in this list.
  const FIRST_GAME = [1, 2, 4, 5, 7, 9, 10, 12, 13, 15];
  const EDITIONS = {
    french: { "fire-check": "board", "birth-finish": "false" },
    polish: { "fire-reach": "near", "sun-shared": "false", "spider-below": "true" },
    german: { "two-player-first-round": "first" },
  };

  globalThis.dealers ??= {};
  globalThis.dealers.kokopelli = {
    players: /^[234]$/,

    // The options that a set-up states, with their defaults.
    defaults: ({ edition }) => ({
      edition: "english",
      "fire-reach": "board",
      "fire-check": "area",
      "sun-shared": "true",
      "birth-finish": "true",
      "two-player-first-round": "both",
      "spider-below": "false",
      "vase-for-owner": "true",
      ...EDITIONS[edition],
    }),
    further: ["ceremonies", "count"],

    // The lines of a set-up behind its options.
    deal(players, { ceremonies = "random", count }, { list, must, shuffle }) {
      let named = ceremonies.split(/[, ]/).filter(Boolean);
      if (ceremonies === "random") named = shuffle([...CEREMONIES]).slice(0, count ?? 10);
      if (ceremonies === "first") named = FIRST_GAME.map((i) => CEREMONIES[i]);
      const sorted = CEREMONIES.filter((card) => named.includes(card));
      const size = String(named.length);
      must(
        named.length === sorted.length && /^1[012]$/.test(size) && size === (count ?? size),
        "options",
        ceremonies,
      );
      const deck = [...sorted.flatMap((card) => [card, card, card]), ...Array(6).fill("kokopelli")];
      const decks = list(players, (i) => `deck ${i + 1} ${shuffle([...deck]).join(" ")}`);
      return [`ceremonies ${sorted.join(" ")}`, ...decks];
    },
  };
})();
