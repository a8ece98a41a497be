// A reader in front of an engine: opens pages, points, presses keys, and sees what is there.

import { until } from "./until.mjs";

export function makeReader(engine, site) {
  const faults = [];

  /** Keeps what the document told of, before another takes its place. */
  async function gather() {
    const told = await engine.run(() => window.seen?.errors.splice(0) ?? []);
    faults.push(...told, ...engine.errors(), ...site.failed());
  }

  /** Fails where there were errors since this was called last, other than those that are `expected`. */
  async function noFaults(expected) {
    await gather();
    const found = faults.splice(0).filter((fault) => !expected?.test(fault));
    if (found.length) throw new Error(`errors:\n${found.join("\n")}`);
  }

  /** Opens a link in a new document. */
  async function open(link) {
    // A worker whose program is cut off on its way says so, though nobody is there any more. One may be started at any
    // moment, so looking and leaving are one.
    await until("the worker has begun", () =>
      engine.run(() => !window.seen || (window.seen.leaving = window.seen.starting.size === 0)),
    );
    await gather();
    await engine.open("about:blank");
    await engine.open(site.address() + link);
    await until("the program is there", () => engine.run(() => !document.querySelector(".shell")));
  }

  /** Whether something is seen there. */
  const isSeen = (selector, text = "") =>
    engine.run(
      (selector, text) =>
        [...document.querySelectorAll(selector)].some(
          (found) => found.getClientRects().length > 0 && new RegExp(text).test(found.textContent),
        ),
      selector,
      text,
    );
  const sees = (selector, text) =>
    until(`${selector}${text ? ` with ${text}` : ""}`, () => isSeen(selector, text));
  const seesNo = (selector) => until(`no ${selector}`, async () => !(await isSeen(selector)));
  const text = (selector) => engine.run((selector) => document.querySelector(selector)?.textContent ?? "", selector);

  /** The middle of what `find` gives in the page, brought into sight; waits until there is such a thing. */
  const middle = (find, ...values) =>
    until(`a place for ${values}`, () =>
      engine.run(
        `(...values) => {
          const found = (${find})(...values);
          if (!found) return null;
          found.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
          const { x, y, width, height } = found.getBoundingClientRect();
          return width && height ? { x: x + width / 2, y: y + height / 2 } : null;
        }`,
        ...values,
      ),
    );
  const click = async (find, ...values) => engine.mouse(await middle(find, ...values));
  const press = (selector) => click((selector) => document.querySelector(selector), selector);

  /** The address, to be named in a failure. */
  const where = () => engine.run(() => location.href).catch(() => "an unknown address");

  return { engine, site, noFaults, where, open, isSeen, sees, seesNo, text, middle, click, press };
}
