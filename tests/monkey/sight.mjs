// What is on the page, as far as it matters to a monkey.

/** In the page: what an address must lead to again. */
export function shown() {
  const main = document.querySelector("main");
  const texts = (selector) => [...main.querySelectorAll(selector)].map((found) => found.textContent.trim());
  const row = (found) => {
    const cells = [...found.querySelectorAll("[data-column]")];
    return `${found.getAttribute("aria-label") ?? ""} ${cells.map((cell) => cell.querySelectorAll("svg.pawn:not(.leaving)").length).join("")}`;
  };
  return JSON.stringify({
    heading: texts("h1"),
    view: texts("[role=tab][aria-selected=true], .tab[aria-current=page]"),
    turn: texts(".status-turn"),
    rule: texts(".status-rule"),
    where: texts(".graph-where"),
    board: [...main.querySelectorAll("[role=grid] [role=row]")].map(row),
    step: texts(".move[aria-current=step] .move-number"),
    // Whether hidden answers were asked for is the reader's own.
    verdict: location.hash.includes("values=hide") ? [] : texts(".verdict"),
  });
}

/** In the page: who is at work, and how far: `""` where nobody is. */
export function atWork() {
  const isSeen = (found) => found.getClientRects().length > 0;
  const busy = [...document.querySelectorAll(".computing, progress, main[aria-busy=true]")].filter(isSeen);
  const turn = document.querySelector(".status-turn")?.textContent ?? "";
  const thinks = /is choosing|is thinking|choisit|réfléchit/.test(turn) ? turn : "";
  return [...busy.map((one) => one.textContent + (one.value ?? "")), thinks].join(" ").trim();
}

/** In the page: whether there is nothing to be seen. */
export const isEmpty = () => !document.querySelector("main")?.textContent.trim() && !document.querySelector("dialog[open]");

/** Nodes, listeners and bytes that the page has after what nobody needs any more was taken away. */
export async function weight(session) {
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name) => metrics.find((metric) => metric.name === name).value;
  return { nodes: of("Nodes"), listeners: of("JSEventListeners"), megabytes: of("JSHeapUsedSize") / 1e6 };
}

/** What has only grown, and by more than it may; two languages and all programs come within this. */
export function grown(weights) {
  const MAX_GROWTH = { nodes: 20_000, listeners: 400, megabytes: 40 };
  return Object.keys(MAX_GROWTH).filter((name) => {
    const values = weights.map((weight) => weight[name]);
    const grows = values.every((value, i) => i === 0 || value > values[i - 1]);
    return grows && values.at(-1) - values[0] > MAX_GROWTH[name];
  });
}
