// Deals the cards of Kupferkessel Co. for the check of a deal (docs/DEALS.md).
"use strict";

(() => {
  // Two families of each colour. The last four have the colours of figures.
  const FAMILIES =
    "pumpkin,newt-eyes,mushroom,dragon-blood,moss,moon-dew,root,cat-whisker,vine,snake-powder,bat,raven-feather,cobweb,bone".split(
      ",",
    );
  const COLOURS = ["green", "orange", "blue", "grey", "violet"];
  const RECIPES =
    "both orange,both violet,both grey,both blue,both green,one black,one white,plants,last,fewer-explosions,fewer-hats,fewer-cards,fewer-fours".split(
      ",",
    );

  globalThis.dealers ??= {};
  globalThis.dealers.kupferkessel = {
    players: /^[23]$/,

    // The options that a set-up states, with their defaults. Own recipes include recipes; two players have no third figure.
    defaults: (option, players) => ({
      recipes: String("own-recipes" in option),
      "any-line-ends": "false",
      "symbols-on-all-twos": "false",
      "open-kettles": "false",
      "children-scoring": "false",
      "refused-cards": "under",
      ...(players > 2 && { third: "orange" }),
    }),
    further: ["own-recipes"],

    // The lines of a set-up behind its options.
    deal(players, { recipes, third, "own-recipes": own }, { list, shuffle }) {
      const parts = own?.split("|") ?? [];
      const known = [...RECIPES.slice(players > 2 ? 8 : 0), ...parts.map((_, i) => `own ${i + 1}`)];
      const stock = recipes === "true" && shuffle([...known]);
      const dealt = list(stock && players, (i) => {
        const hand = stock.splice(0, 4 - players);
        return `dealt ${i + 1} ${known.filter((recipe) => hand.includes(recipe)).join(", ")}`;
      });
      const cards = list(56, (i) => i);
      const isBase = (card) => card < 40 && (players < 3 || COLOURS[card >> 3] !== third);
      do shuffle(cards);
      while (cards.slice(32).filter(isBase).length < players);
      const take = (count) =>
        cards.splice(0, count).map((card) => `${FAMILIES[card >> 2]}-${(card % 4) + 1}`);
      const rows = [4, 6, 6, 6, 6, 4].map((count, i) => `row ${i + 1} ${take(count).join(" ")}`);
      return [...(own ? [`own-recipes ${own}`] : []), ...rows, `pile ${take(24).join(" ")}`, ...dealt];
    },
  };
})();
