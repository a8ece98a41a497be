// Every kind of page there is: by what address one gets there, and what it shows when it has its answer. For
// whatever is tried on each of them.

/**
 * @typedef {object} Kind
 * @property {string} link
 * @property {string} shows What is there when the page has its answer: a selector.
 * @property {string} [holds] What there is then as well, though it may be folded up: a selector.
 * @property {string} [press] What is pressed before it computes: a selector.
 * @property {boolean} [alone] It asks no solver.
 */

/** @type {Record<string, Kind>} */
export const KINDS = {
  "the first page": { link: "", shows: ".hero-board .step", holds: ".systems .card-name, details.front-games:not([open])", alone: true },
  "a link that cannot be read": { link: "#/v1/heaps/0.78/7", shows: ".broken", alone: true },
  heaps: { link: "#/v1/heaps/0.77/7+5?view=analyse", shows: ".verdict" },
  "heaps in misère play": { link: "#/v1/heaps/0.77/7+5?rule=misere&view=analyse", shows: ".verdict" },
  "a game against the computer": {
    link: "#/v1/heaps/0.77/7+5?players=computer-human&level=4",
    shows: ".move[data-move]",
  },
  sequences: { link: "#/v1/heaps/0.77/7+5?view=sequence", shows: "#period .badge.proved" },
  "the atlas": {
    link: "#/v1/heaps/0.77/7+5?view=atlas",
    press: ".atlas .primary",
    shows: ".atlas-table .badge.proved",
  },
  "genera of heaps": { link: "#/v1/heaps/0.77/7+5?view=misere&genera=20", shows: "#misere td" },
  "Grundy’s game": { link: "#/v1/heaps/grundy/9+7?view=analyse", shows: ".verdict" },
  "a rule in misère play": { link: "#/v1/heaps/take-1.2-unequal/9+7?rule=misere&view=analyse", shows: ".verdict" },
  "three heaps": { link: "#/v1/heaps/x0.8/9?view=analyse", shows: ".verdict" },
  "a sequence by a rule": { link: "#/v1/heaps/grundy/9+7?view=sequence&to=10000", shows: "#period .badge" },
  "no genera by a rule": { link: "#/v1/heaps/grundy/9+7?view=misere", shows: "#misere p", alone: true },
  pawns: { link: "#/v1/pawns/5x5/1.3+2.5?view=analyse", shows: ".verdict" },
  "nimbers of pawns": { link: "#/v1/pawns/5x5/1.1?view=nimbers", shows: ".nimbers", alone: true },
  "pawns, filled in": { link: "#/v1/pawns/5x5/1.1?view=fill", shows: ".nimbers", alone: true },
  "pieces of several kinds": { link: "#/v1/pawns/8x8/q1.3+k2.5?view=analyse", shows: ".verdict" },
  "pieces with steps of one’s own": { link: "#/v1/pawns/8x8_-1.2_2.1_1.1/o1.3+q2.2?view=analyse", shows: ".verdict" },
  coins: { link: "#/v1/coins/turtles/0110100?view=analyse", shows: ".verdict" },
  "coins on a grid": { link: "#/v1/coins/twinsxruler/000.011.101?view=analyse", shows: ".verdict" },
  boards: { link: "#/v1/place/cram-4x5/2.2?view=analyse", shows: ".verdict" },
  "pieces of one’s own": { link: "#/v1/place/pieces-i2.l3-4x4/none?view=analyse", shows: ".verdict" },
  "a game on a graph of one’s own": { link: "#/v1/place/node-kayles-cycle-7/none?view=analyse", shows: ".verdict" },
  sums: { link: "#/v1/sum/heaps-0.77_chomp-3x4_pawns-5x5/7_4.4.4_1.3+2.5?view=analyse", shows: ".verdict" },
  chomp: { link: "#/v1/chomp/4x5/5.5.5.5?view=analyse", shows: ".verdict" },
  "a win map": { link: "#/v1/chomp/4x5/5.5.5.5?view=map", shows: ".map-wins" },
  "the gallery": { link: "#/v1/chomp/4x6/6.6.6.6?view=gallery", shows: ".gallery-bites" },
  "three rows": { link: "#/v1/chomp/3x5/5.5.5?view=three-rows&to=50", shows: ".three-rows .fact" },
  "recursion step by step": { link: "#/v1/chomp/3x4/4.4.4?view=recursion&memory=1", shows: ".algorithm-steps", alone: true },
  "the cost of recursion": { link: "#/v1/chomp/3x4/4.4.4?view=cost", shows: ".counter.done" },
  graphs: { link: "#/v1/graph/sticks-6-3/0?view=analyse", shows: ".verdict" },
  attractors: { link: "#/v1/graph/sticks-6-3/0?view=attractor", shows: ".graph-drawing", alone: true },
  "a question": { link: "#/v1/heaps/0.~3/7+5+3?task=move&say=Where%3F", shows: ".task-question" },
  "a step of a lesson": { link: "#/v1/lesson/nim-1/1", shows: ".task-question", alone: true },
  "a lesson before a class": { link: "#/v1/lesson/nim-1/3?view=project", shows: ".project .heaps-board" },
  "an answer key": { link: "#/v1/lesson/nim-2?view=key&seed=1", shows: ".key-answer .answer" },
  "a class": { link: "#/v1/class", shows: ".lesson-list", alone: true },
  minimax: { link: "#/v1/graph/tree-6-3/0?view=minimax", shows: ".graph-said", alone: true },
};
