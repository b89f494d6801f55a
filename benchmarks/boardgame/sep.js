// SEP for two on boardgame.io, by the paragraphs of src/stammtisch/games/sep/rules.md that the comments name. What a
// player may do is for the clients to work out, as always there; a move only checks that it was allowed.
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const VALUES = "A23456789T";
const SUITS = "SHDC";
const PLACES = 6;
const TOKENS = 7;
const STOCKS = 3;
const LAST_TURN = 300;

const cards = (values) => [...values].flatMap((value) => [...SUITS].map((suit) => value + suit));
const top = (stack) => stack[stack.length - 1];
const apart = (one, other) => Math.abs(VALUES.indexOf(one[0]) - VALUES.indexOf(other[0]));
const next = (one, other) => one[1] === other[1] && [1, VALUES.length - 1].includes(apart(one, other));

// SE 3.3
const connects = (card, other) => other !== undefined && (card[0] === other[0] || next(card, other));

function fits(G, card, place) {
  const stack = G.circle[place];
  if (stack === undefined || stack.length === 0 || stack.length > 2) return false;
  return [1, PLACES - 1].some((by) => connects(card, top(G.circle[(place + by) % PLACES])));
}

// SE 3.4
function usable(G, card, place) {
  const stack = G.circle[place];
  if (stack === undefined || stack.length === 0 || top(stack)[1] !== card[1]) return false;
  return { J: true, Q: stack.length >= 2, K: stack.length === 3 }[card[0]];
}

function take(pile, card) {
  const found = pile.indexOf(card);
  if (found >= 0) pile.splice(found, 1);
  return found >= 0;
}

// SE 6.2
function drawn({ G, random }) {
  if (G.secret.stock.length === 0) {
    G.secret.stock = random.Shuffle([...G.discard, ...G.reserve]);
    G.discard = [];
    G.reserve = [];
    G.stocks += 1;
  }
  const card = G.secret.stock.pop();
  G.stock = G.secret.stock.length;
  return card;
}

// SE 4
function combinations(G, card) {
  const tops = G.circle.filter((stack) => stack.length > 0).map(top);
  const set = tops.filter((other) => other[0] === card[0]).length >= 3 ? 1 : 0;
  let run = 1;
  for (const way of [1, -1]) {
    let at = VALUES.indexOf(card[0]);
    for (let step = 1; step < PLACES; step += 1) {
      at = (at + way + VALUES.length) % VALUES.length;
      if (!tops.includes(VALUES[at] + card[1])) break;
      run += 1;
    }
  }
  return set + (run >= 6 ? 2 : run >= 3 ? 1 : 0);
}

// SE 5
function earn(G, player, due) {
  const other = 1 - Number(player);
  for (let left = due; left > 0; left -= 1) {
    if (G.middle > 0) G.middle -= 1;
    else if (G.tokens[other] > 0) G.tokens[other] -= 1;
    else break;
    G.tokens[player] += 1;
  }
  return G.tokens[player] >= TOKENS;
}

function giveBack(G, player) {
  if (G.tokens[player] > 0) {
    G.tokens[player] -= 1;
    G.middle += 1;
  }
}

function endTurn({ G, events }) {
  G.phase = "choosing";
  G.turns += 1;
  const settled = G.tokens[0] !== G.tokens[1];
  // SE 6.3, SE 6.4
  G.last = G.turns >= LAST_TURN || (G.stocks >= STOCKS && G.stock === 0 && settled);
  events.endTurn();
}

function shown(context, card) {
  if (earn(context.G, context.playerID, combinations(context.G, card))) context.G.last = true;
  else endTurn(context);
}

const moves = {
  // SE 3.1
  stock: (context) => {
    const { G, playerID } = context;
    if (G.phase !== "choosing") return INVALID_MOVE;
    G.players[playerID].hand.push(drawn(context));
    G.phase = "placing";
  },
  reserve: ({ G }) => {
    const card = top(G.reserve);
    if (G.phase !== "choosing" || card === undefined) return INVALID_MOVE;
    if (!G.circle.some((_, place) => fits(G, card, place))) return INVALID_MOVE;
    G.taken = G.reserve.pop();
    G.phase = "placing taken";
  },
  // SE 3.4, SE 6.1
  action: ({ G, playerID, random }) => {
    if (G.phase !== "choosing") return INVALID_MOVE;
    if (G.secret.pile.length === 0) {
      G.secret.pile = random.Shuffle(cards("JQK"));
      G.used = [];
      for (const player of [playerID, 1 - Number(playerID)]) G.players[player].actions = G.secret.pile.splice(0, 2);
    }
    G.players[playerID].actions.push(G.secret.pile.pop());
    G.pile = G.secret.pile.length;
    G.phase = "using";
  },
  // SE 3.2
  place: (context, card, place) => {
    const { G, playerID } = context;
    if (!fits(G, card, place)) return INVALID_MOVE;
    if (G.phase === "placing taken" && G.taken === card) G.taken = null;
    else if (G.phase !== "placing" || !take(G.players[playerID].hand, card)) return INVALID_MOVE;
    G.circle[place].push(card);
    shown(context, card);
  },
  aside: (context, card) => {
    const { G, playerID } = context;
    if (G.phase !== "placing" || !take(G.players[playerID].hand, card)) return INVALID_MOVE;
    G.reserve.push(card);
    giveBack(G, playerID);
    endTurn(context);
  },
  // SE 3.4, SE 3.5
  use: (context, card, place) => {
    const { G, playerID } = context;
    if (G.phase !== "using" || !usable(G, card, place)) return INVALID_MOVE;
    if (!take(G.players[playerID].actions, card)) return INVALID_MOVE;
    G.used.push(card);
    if (card[0] === "K" && earn(G, playerID, 1)) {
      G.last = true;
      return undefined;
    }
    const stack = G.circle[place];
    G.discard.push(...stack.splice(-{ J: 1, Q: 2, K: 3 }[card[0]]));
    if (stack.length > 0) return shown(context, top(stack));
    G.empty = place;
    G.phase = "filling";
    return undefined;
  },
  away: (context, card) => {
    const { G, playerID } = context;
    const { actions } = G.players[playerID];
    if (G.phase !== "using") return INVALID_MOVE;
    if (actions.some((other) => G.circle.some((_, place) => usable(G, other, place)))) return INVALID_MOVE;
    if (!take(actions, card)) return INVALID_MOVE;
    G.used.push(card);
    giveBack(G, playerID);
    endTurn(context);
  },
  // SE 3.6
  fill: (context, source) => {
    const { G } = context;
    if (G.phase !== "filling" || (source === "reserve" && G.reserve.length === 0)) return INVALID_MOVE;
    const card = source === "reserve" ? G.reserve.pop() : drawn(context);
    G.circle[G.empty].push(card);
    G.empty = null;
    shown(context, card);
  },
};

const Sep = {
  name: "sep",
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  playerView: PlayerView.STRIP_SECRETS,

  // SE 2
  setup: ({ random }) => {
    const stock = random.Shuffle(cards(VALUES));
    const pile = random.Shuffle(cards("JQK"));
    const circle = stock.splice(0, PLACES).map((card) => [card]);
    const deal = () => ({ hand: stock.splice(0, 2), actions: pile.splice(0, 2) });
    return {
      circle,
      players: { 0: deal(), 1: deal() },
      reserve: [],
      discard: [],
      used: [],
      tokens: [0, 0],
      middle: TOKENS,
      phase: "choosing",
      taken: null,
      empty: null,
      turns: 0,
      stocks: 1,
      last: false,
      stock: stock.length,
      pile: pile.length,
      secret: { stock, pile },
    };
  },

  moves: Object.fromEntries(Object.entries(moves).map(([name, move]) => [name, { move, client: false }])),

  endIf: ({ G }) => (G.last ? { tokens: G.tokens } : undefined),
};

module.exports = { Sep };
