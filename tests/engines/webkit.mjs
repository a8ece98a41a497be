// WebKit, driven through its own WebDriver on an invisible screen. The driver speaks plain HTTP; the little that these
// tests need of it is here.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "./until.mjs";

/** The codes by which WebDriver knows the keys that write nothing. */
const KEYS = {
  Tab: "\uE004", Enter: "\uE007", Shift: "\uE008", Control: "\uE009", Escape: "\uE00C", End: "\uE010",
  Home: "\uE011", ArrowLeft: "\uE012", ArrowUp: "\uE013", ArrowRight: "\uE014", ArrowDown: "\uE015",
};
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** A folder of settings, in which windows do not move what need not move. */
function settings() {
  const folder = mkdtempSync(join(tmpdir(), "nimlab-webkit-"));
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0", "settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  return folder;
}

export async function webkit(path) {
  const port = await freePort();
  const config = settings();
  const driver = spawn("xvfb-run", ["-a", path, `--port=${port}`], {
    // A group of its own, so that the screen ends with the driver.
    detached: true,
    stdio: "ignore",
    env: { ...process.env, XDG_CONFIG_HOME: config, LANG: "C.UTF-8", LANGUAGE: "en_GB" },
  });
  const end = () => {
    try {
      process.kill(-driver.pid);
    } catch {
      // It has ended by itself.
    }
    rmSync(config, { recursive: true, force: true });
  };
  process.once("exit", end);

  async function ask(method, path, body) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: method === "POST" ? JSON.stringify(body ?? {}) : undefined,
    });
    const { value } = await answer.json();
    if (value?.error) throw new Error(`WebKit’s driver: ${value.error}: ${value.message}`);
    return value;
  }
  await until("WebKit’s driver answers", () => ask("GET", "/status").catch(() => false));
  const { sessionId, capabilities } = await ask("POST", "/session", {
    capabilities: { alwaysMatch: { browserName: "MiniBrowser" } },
  });
  const session = `/session/${sessionId}`;
  const post = (path, body) => ask("POST", session + path, body);
  const act = (type, actions, parameters) =>
    post("/actions", { actions: [{ type, id: type, actions, ...(parameters && { parameters }) }] });

  return {
    name: `WebKit ${capabilities.browserVersion}`,
    cannot: [
      "say what stands in its console: a script in the page hears its errors, and the server what failed; " +
        "errors within a worker are heard only where the page is told of them",
      "finish keeping the site when the page is left meanwhile: the next document does; so the tests stay for it",
    ],
    open: (address) => post("/url", { url: address }),
    reload: () => post("/refresh"),
    run: (work, ...values) => post("/execute/sync", { script: `return (${work})(...arguments)`, args: values }),
    /** Presses the mouse at the first point, and lets it go at the last. */
    async mouse(...points) {
      const [first, ...rest] = points.map(({ x, y }) => ({ type: "pointerMove", x: Math.round(x), y: Math.round(y) }));
      await act("pointer", [first, { type: "pointerDown", button: 0 }, ...rest, { type: "pointerUp", button: 0 }], {
        pointerType: "mouse",
      });
    },
    /** Presses keys together: `Control+Home`. */
    async keys(chord) {
      const codes = chord.split("+").map((name) => KEYS[name] ?? name);
      const down = codes.map((value) => ({ type: "keyDown", value }));
      const up = codes.toReversed().map((value) => ({ type: "keyUp", value }));
      await act("key", [...down, ...up]);
    },
    async choose(selector, file) {
      const found = await post("/element", { using: "css selector", value: selector });
      await post(`/element/${found[ELEMENT]}/value`, { text: file });
    },
    /** Errors that the engine itself tells of. */
    errors: () => [],
    async stop() {
      await ask("DELETE", session).catch(() => undefined);
      end();
    },
  };
}
