// What the monkey does. Each act draws what it needs, does it, and says in words what it did.

import { KINDS } from "../kinds.mjs";

const KEYS = [
  "Tab", "Shift+Tab", "Enter", "Space", "Escape", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End",
  "Control+Home", "Control+End", "PageDown", "Delete", "Backspace", "+", "-", "0", "1", "7", "?", "b", "c", "f", "n", "p",
  "r", "s", "u", "w",
];
const TEXTS = [
  "", " ", "0", "-1", "1", "7", "30", "1000", "99999999999999999999", "0.77", "0.3[03]", "4.[3]", "{1, 3, 4}", "Kayles", "7+5",
  "3 5 7", "5x5", "30 × 30", "0x5", "1.1+2.1", "6 4 1 + 3.3", "1-2-2", "0.0", "2.3", "none", "a 0 -> b", "a 0 -> a\nwin 0: a",
  "digraph { a -> b }", "<b>é</b>", "\u202E\u0000\u{1F36B}", "x".repeat(5000),
];
const SIZES = [[320, 480], [360, 740], [740, 360], [800, 600], [1280, 800], [1920, 1080]];
const LINKS = Object.values(KINDS).map(({ link }) => link || "#/");
const DIALOGS = ["#new-game", ".header-share", ".header-keys"];

/** In the page: the middles of what can be seen and pressed of a selector, and what they are. */
function places(selector) {
  const isOver = (found, x, y) => found.contains(document.elementFromPoint(x, y));
  return [...document.querySelectorAll(selector)].flatMap((found) => {
    // What leads out of the site, or takes a file, is nothing for a monkey.
    const link = found.closest("a")?.getAttribute("href") ?? "#";
    if (found.type === "file" || !link.startsWith("#")) return [];
    const { x, y, width, height } = found.getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    if (!width || !isOver(found, middleX, middleY)) return [];
    const name = found.getAttribute("aria-label") ?? found.textContent.trim();
    return [{ x: middleX, y: middleY, name: `${found.localName}${found.id && `#${found.id}`} “${name.slice(0, 40)}”` }];
  });
}

const PRESSED = "a, button, summary, label, input, [role=gridcell], [data-vertex]";
const BOARD = "[role=gridcell], [data-vertex], [role=grid], svg.graph-drawing";

async function somewhere(page, { below, one }, selector) {
  const found = await page.evaluate(places, selector);
  if (found.length) return one(found);
  const { width, height } = page.viewportSize();
  return { x: below(width), y: below(height), name: "" };
}
const at = ({ x, y, name }) => `${Math.round(x)},${Math.round(y)} ${name}`;

/** Gives the page another size; out of the full screen, which has its own. */
export async function resize(page, size) {
  for (let tries = 0; ; tries++) {
    await page.evaluate(() => document.fullscreenElement && document.exitFullscreen());
    try {
      return await page.setViewportSize(size);
    } catch (error) {
      // It may be on its way there, or back, just now; a busy browser takes a while for it.
      if (tries > 100 || !/fullscreen/.test(error.message)) throw error;
      await page.waitForTimeout(100);
      // Once in some thousand acts the window stays large after the document has left the full screen.
      if (tries > 10) await shrink(page);
    }
  }
}

/** Makes the window an ordinary one. */
async function shrink(page) {
  const browser = await page.context().newCDPSession(page);
  const { windowId } = await browser.send("Browser.getWindowForTarget");
  await browser.send("Browser.setWindowBounds", { windowId, bounds: { windowState: "normal" } });
  await browser.detach();
}

const ACTS = {
  async click(page, draw) {
    const place = await somewhere(page, draw, PRESSED);
    await page.mouse.click(place.x, place.y);
    return `click ${at(place)}`;
  },
  async board(page, draw) {
    const place = await somewhere(page, draw, BOARD);
    await page.mouse.click(place.x, place.y);
    return `click ${at(place)}`;
  },
  async anywhere(page, draw) {
    const place = await somewhere(page, draw, "none");
    await page.mouse.click(place.x, place.y, { clickCount: 1 + draw.below(2) });
    return `click ${at(place)}`;
  },
  async drag(page, draw) {
    const [from, to] = [await somewhere(page, draw, BOARD), await somewhere(page, draw, draw.one([BOARD, "none"]))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 1 + draw.below(4) });
    await page.mouse.up();
    return `drag ${at(from)} to ${at(to)}`;
  },
  async wheel(page, draw) {
    const by = 300 * (draw.below(9) - 4);
    await page.mouse.wheel(0, by);
    return `wheel ${by}`;
  },
  async keys(page, draw) {
    const keys = Array.from({ length: 1 + draw.below(5) }, () => draw.one(KEYS));
    for (const key of keys) await page.keyboard.press(key);
    return `keys ${keys.join(" ")}`;
  },
  async text(page, draw) {
    const place = await somewhere(page, draw, "input:not([type]), input[type=text], input[type=number], textarea");
    const text = draw.one(TEXTS);
    await page.mouse.click(place.x, place.y, { clickCount: 3 });
    await page.keyboard.insertText(text);
    if (draw.below(2)) await page.keyboard.press("Enter");
    return `text ${JSON.stringify(text.slice(0, 40))} at ${at(place)}`;
  },
  async choose(page, draw) {
    const [list, choice] = [draw.below(100), draw.below(100)];
    const chosen = await page.evaluate(
      ([list, choice]) => {
        const lists = [...document.querySelectorAll("select:enabled")].filter((one) => one.getClientRects().length);
        const found = lists[list % lists.length];
        if (!found?.options.length) return "";
        found.selectedIndex = choice % found.options.length;
        found.dispatchEvent(new Event("change", { bubbles: true }));
        return `${found.className} ${found.value}`;
      },
      [list, choice],
    );
    return `choose ${chosen}`;
  },
  async dialog(page, draw) {
    const selector = draw.one(DIALOGS);
    const [place] = await page.evaluate(places, selector);
    if (place) await page.mouse.click(place.x, place.y);
    return `dialog ${selector}`;
  },
  async history(page, draw) {
    const back = draw.below(3) > 0;
    // Never out of the site: what lies before its first page does not count here.
    await page.evaluate((back) => {
      if (back ? navigation.canGoBack : navigation.canGoForward) history.go(back ? -1 : 1);
    }, back);
    return back ? "back" : "forward";
  },
  async size(page, draw) {
    const [width, height] = draw.one(SIZES);
    await resize(page, { width, height });
    return `size ${width} × ${height}`;
  },
  async language(page, draw) {
    const selector = `.header-language[lang=${draw.one(["en", "fr"])}]`;
    const [place] = await page.evaluate(places, selector);
    if (place) await page.mouse.click(place.x, place.y);
    return `language ${selector}`;
  },
  async link(page, draw) {
    const link = draw.one(LINKS);
    await page.evaluate((link) => void (location.hash = link), link);
    return `link ${link}`;
  },
};

/** How often each is drawn. */
const OFTEN = {
  click: 8, board: 8, keys: 6, drag: 3, text: 3, choose: 2, anywhere: 2, dialog: 1, history: 1, size: 1, wheel: 1,
  language: 1, link: 1,
};
const DRAWN = Object.entries(OFTEN).flatMap(([name, times]) => Array(times).fill(name));

/** Does something, and says what. */
export const act = (page, draw) => ACTS[draw.one(DRAWN)](page, draw);
