// A game of each system against the computer, won with the moves that the panel names: by mouse, and by keys.

import { until } from "./until.mjs";

/** In the page: the part of the board that a move is made with, by the system and by what is in the move. */
function place(system, written) {
  const [first, second, third] = written.split(/[-.]/).map(Number);
  if (system === "heaps") {
    // The first token of those that are taken; a token is known by its place in its row.
    const row = document.querySelectorAll("[role=grid] [role=row]")[first - 1];
    return row?.querySelectorAll("[role=gridcell]")[third];
  }
  if (system === "graph") return document.querySelector(`svg [data-vertex="${first}"]`);
  const from = system === "pawns" ? 1 : 0;
  return document.querySelector(`[role=grid] [data-row="${first - from}"] [data-column="${second - from}"]`);
}

/** The places that are pointed at for a move, one after the other. */
const places = (system, move) => (system === "pawns" ? move.split("-") : [move]);

async function byMouse(reader, system, move) {
  for (const written of places(system, move)) await reader.click(place, system, written);
}

/** Whether the keys are where a move is made. */
const isThere = (reader, system, written) =>
  reader.engine.run(
    `(system, written) => (${place})(system, written)?.contains(document.activeElement) ?? false`,
    system,
    written,
  );

/** The keys from the first place of the board to another. */
function way(system, written) {
  const [first, second, third] = written.split(/[-.]/).map(Number);
  const [down, right] = {
    heaps: [first - 1, third],
    pawns: [first - 1, second - 1],
    chomp: [first, second],
  }[system];
  return ["Control+Home", ...Array(down).fill("ArrowDown"), ...Array(right).fill("ArrowRight")];
}

async function byKeys(reader, system, move) {
  for (const written of places(system, move)) {
    if (system === "graph") {
      // The arrows lead from one vertex to the next that can be moved to.
      for (let turns = 0; !(await isThere(reader, system, written)); turns++) {
        if (turns > 20) throw new Error(`the keys do not lead to ${written}`);
        await reader.engine.keys("ArrowRight");
      }
    } else {
      for (const keys of way(system, written)) await reader.engine.keys(keys);
      await until(`the keys are at ${written}`, () => isThere(reader, system, written));
    }
    await reader.engine.keys("Enter");
  }
}

/** Goes with Tab from the beginning of the page to its board. */
async function tabToBoard(reader) {
  const there = () =>
    reader.engine.run(() => Boolean(document.activeElement?.closest("[role=grid], svg.graph-drawing")));
  for (let presses = 0; !(await there()); presses++) {
    if (presses > 40) throw new Error("40 presses of Tab do not lead to the board");
    await reader.engine.keys("Tab");
  }
}

/** In the page: the first winning move named, once it is the reader's turn; or what was said at the end. */
function next() {
  const turn = document.querySelector(".status-turn")?.textContent;
  // On a graph the side of the reader follows.
  if (!turn?.startsWith("Your turn")) return /won/.test(turn) ? { over: turn } : null;
  const move = document.querySelector("#panel :is(.move-button, .move-line .move):not([aria-disabled=true])");
  // A vertex is with its number in brackets.
  return move && { move: move.dataset.move ?? /\((\d+)\)/.exec(move.textContent)[1], made: location.hash };
}

/** Plays the game of a link until it is over, and fails where it was not won. */
export async function win(reader, link, hand) {
  const system = link.split("/")[2];
  await reader.open(link);
  if (hand === "keys") await tabToBoard(reader);
  for (;;) {
    const { over, move, made } = await until("a turn", () => reader.engine.run(next));
    if (over) {
      if (over !== "You have won!") throw new Error(`the game ended with: ${over}`);
      return;
    }
    await (hand === "keys" ? byKeys : byMouse)(reader, system, move);
    await until(`${move} is made`, () => reader.engine.run((made) => location.hash !== made, made));
  }
}

/** One game of each system for each hand, won from where it begins. */
export const GAMES = {
  heaps: "#/v1/heaps/0.07/7+4?level=4&seed=1&view=analyse",
  pawns: "#/v1/pawns/5x5/1.3+2.5+5.1?level=4&view=analyse",
  chomp: "#/v1/chomp/3x4/4.4.4?level=4&view=analyse",
  graph: "#/v1/graph/sticks-6-3/0?rule=misere&level=4&view=analyse",
};
