// The yardstick's game: sixty cards, two hidden hands of five. A move plays a card onto the open pile and draws another
// from the hidden deck; when all sixty lie on the pile the game is over.
"use strict";

const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const CARDS = 60;
const HAND = 5;

module.exports = {
  name: "sixty",
  minPlayers: 2,
  maxPlayers: 2,
  // A card that was drawn has been seen.
  disableUndo: true,
  playerView: PlayerView.STRIP_SECRETS,

  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(CARDS).keys()]);
    const players = { 0: { hand: deck.splice(0, HAND) }, 1: { hand: deck.splice(0, HAND) } };
    return { secret: { deck }, players, left: deck.length, pile: [] };
  },

  turn: { minMoves: 1, maxMoves: 1 },

  moves: {
    playCard: {
      client: false,
      move: ({ G, playerID }, card) => {
        const { hand } = G.players[playerID];
        const place = hand.indexOf(card);
        if (place === -1) return INVALID_MOVE;
        hand.splice(place, 1);
        G.pile.push(card);
        if (G.secret.deck.length > 0) hand.push(G.secret.deck.pop());
        G.left = G.secret.deck.length;
      },
    },
  },

  endIf: ({ G }) => (G.pile.length === CARDS ? { cards: CARDS } : undefined),
};
