// What is tried in each engine, in this order; losing the network comes last.

import { KINDS } from "../kinds.mjs";
import { GAMES, win } from "./games.mjs";
import { largeGraph } from "./large.mjs";
import { until } from "./until.mjs";

/** Fails where something is not as it should be. */
function same(found, wanted, what) {
  const [one, other] = [found, wanted].map((value) => JSON.stringify(value));
  if (one !== other) throw new Error(`${what}: ${one} instead of ${other}`);
}

/** Where each reader has a service worker in charge. */
const kept = new WeakMap();

/** To keep the whole site takes its time where other work is done beside. */
const LONG = 60_000;

const isKept = ({ engine }) => engine.run(() => Boolean(navigator.serviceWorker.controller));

/** In the page: what a banner says of the solver, or what the first script says of the page. */
function said() {
  const banners = [...document.querySelectorAll(".news, [data-boot]")];
  return banners.filter((banner) => banner.getClientRects().length > 0).map((banner) => banner.innerText).join("\n");
}

/** Opens a page of a kind in a new document, and looks whether the worker has answered and nothing else is said. */
async function visit(reader, { link, shows, press, alone }) {
  await reader.open(link);
  if (press) await reader.press(press);
  await reader.sees(shows);
  const ways = () => reader.engine.run(() => [...new Set(window.seen.ways)]);
  if (alone) same(await ways(), [], "who computed, where there is nothing to compute");
  else same(await until("somebody answers", async () => (await ways()).length > 0 && ways()), ["worker"], "who answered");
  same(await reader.engine.run(said), "", "what is said of the solver or the page");
}

const kinds = (when, visited) =>
  Object.entries(KINDS).map(([name, kind]) => [`${name}, ${when}`, (reader) => visited(reader, kind)]);

/** Nothing is kept yet where nobody has been. */
async function visitFirst(reader, kind) {
  await reader.site.move();
  await visit(reader, kind);
}

async function visitAgain(reader, kind) {
  if (kept.get(reader) !== reader.site.address()) await keep(reader);
  await visit(reader, kind);
  same(await isKept(reader), true, "what is kept answers");
}

const games = (hand) =>
  Object.entries(GAMES).map(([system, link]) => [
    `a game of ${system} is won by ${hand}`,
    (reader) => win(reader, link, hand),
  ]);

/** Stays on a page until the service worker has all that it keeps, and answers for the page. */
async function keep(reader) {
  await reader.site.move();
  await reader.open("");
  await until("what is kept answers", () => isKept(reader), LONG);
  kept.set(reader, reader.site.address());
}

export const CASES = [
  ...kinds("first visit", visitFirst),
  ...kinds("the service worker in charge", visitAgain),
  ...games("mouse"),
  ...games("keys"),
  [
    "a drag makes a move",
    async (reader) => {
      await reader.open("#/v1/heaps/0.77/7+5?players=human-human");
      const token = (place) =>
        reader.middle((place) => document.querySelectorAll("[role=grid] [role=gridcell]")[place], place);
      await reader.engine.mouse(await token(2), await token(3));
      await until("the move is made", () => reader.engine.run(() => location.hash.includes("moves=1-2-2")));
    },
  ],
  [
    "the explorer comes to a proof",
    async (reader) => {
      await reader.open("#/v1/heaps/0.16/15?view=sequence&to=1000000&until=proof");
      await reader.sees("#period .badge.proved");
      await reader.sees("#period", "149,459");
    },
  ],
  [
    "a map of who wins",
    async (reader) => {
      await reader.open("#/v1/chomp/8x10/10.10.10.10.10.10.10.10?view=map");
      await reader.sees(".map-wins", "\\(4,\\s9\\), \\(5,\\s6\\)");
      same(await reader.engine.run(() => document.querySelectorAll("[role=grid] .square.wins").length), 2, "bites that win");
    },
  ],
  [
    "the attractor of a large file",
    async (reader) => {
      const { file, forced, remove } = largeGraph();
      await reader.open("#/v1/graph/sticks-6-3/0");
      await reader.press("#new-game");
      await reader.click(() => document.querySelectorAll("dialog input[type=radio]")[2]);
      await reader.sees("#own-graph");
      await reader.engine.choose(".graph-file input", file);
      await reader.sees("#own-graph-note", "too large to draw");
      const digits = [...String(forced)].join("[, ]*");
      await reader.sees("#own-graph-note", `J0 can force a win from ${digits} vertices`);
      remove();
    },
  ],
  ...Object.entries({ share: "img, dialog[open] [role=img]", keys: "table" }).map(([name, shows]) => [
    `the dialog of ${name}`,
    async (reader) => {
      await reader.open("#/v1/heaps/0.77/7+5");
      await reader.press(`.header-${name}`);
      await reader.sees(`dialog[open] ${shows}`);
      await reader.engine.keys("Escape");
      await reader.seesNo("dialog[open]");
      const isBack = (name) => document.activeElement.matches(`.header-${name}`);
      await until("the focus is back", () => reader.engine.run(isBack, name));
    },
  ]),
  [
    "language and theme",
    async (reader) => {
      await reader.open("#/v1/heaps/0.77/7+5");
      await reader.press(".header-language[lang=fr]");
      await reader.sees(".status-turn", "À vous");
      same(await reader.engine.run(() => document.documentElement.lang), "fr", "the language of the page");
      for (const theme of ["dark", "projector", "light"]) {
        // The list itself is the system's, which no driver opens everywhere.
        await reader.engine.run((theme) => {
          const list = document.querySelector(".header-theme");
          list.value = theme;
          list.dispatchEvent(new Event("change", { bubbles: true }));
        }, theme);
        const isSet = (theme) => document.documentElement.dataset.theme === theme;
        await until(`the theme ${theme}`, () => reader.engine.run(isSet, theme));
      }
      // Both are kept on the device.
      await reader.open("#/v1/heaps/0.77/7+5");
      await reader.sees(".status-turn", "À vous");
      same(await reader.engine.run(() => document.documentElement.dataset.theme), "light", "the theme that is kept");
      await reader.press(".header-language[lang=en]");
      await reader.sees(".status-turn", "Your turn");
    },
  ],
  [
    "without a network: the page again, its answer, another view",
    async (reader) => {
      await keep(reader);
      await reader.open("#/v1/heaps/0.77/7+5+12?view=analyse");
      same(await isKept(reader), true, "what is kept answers");
      // A worker that is left on its way would say that it was.
      await reader.sees(".verdict");
      await reader.site.cut();
      await reader.engine.reload();
      await reader.sees(".verdict");
      await visit(reader, KINDS.sequences);
      await visit(reader, KINDS["a win map"]);
      // Whether there is a newer version was asked for in vain, which does no harm.
      await reader.noFaults(/version\.json$/);
    },
  ],
];
