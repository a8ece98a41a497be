// The built site for one engine: with a script in front that watches the page, on an origin of its own or on several,
// and with a record of requests it could not answer.

import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stamp } from "../../tools/finish.mjs";
import { makeServer } from "../../tools/serve.mjs";
import { watch } from "./watch.mjs";

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));
const FIRST = '<meta charset="utf-8" />';

/** Puts the script in front of all others, and makes a version of it that a service worker takes. */
function watched(folder) {
  const file = join(folder, "index.html");
  const page = readFileSync(file, "utf8");
  if (!page.includes(FIRST)) throw new Error("the page does not begin as expected");
  writeFileSync(join(folder, "watch.js"), `(${watch})();`);
  writeFileSync(file, page.replace(FIRST, `${FIRST}<script src="watch.js"></script>`));
  stamp(folder);
}

export async function serveWatched() {
  const folder = mkdtempSync(join(tmpdir(), "nimlab-"));
  cpSync(DIST, folder, { recursive: true });
  watched(folder);
  const failed = [];
  const answers = await makeServer(folder);
  const servers = [];

  async function listen() {
    const server = createServer((request, response) => {
      response.on("finish", () => response.statusCode >= 400 && failed.push(`${response.statusCode} ${request.url}`));
      answers.emit("request", request, response);
    });
    server.listen(0, "localhost");
    await once(server, "listening");
    servers.push(server);
    return `http://localhost:${server.address().port}/`;
  }

  let address = await listen();
  return {
    address: () => address,
    /** Goes to a port where the site has not been yet: another origin, for which a browser keeps nothing. */
    async move() {
      address = await listen();
    },
    /** What was asked for and is not there, since the last look at this. */
    failed: () => failed.splice(0),
    /** Ends the servers, as a network does that is gone. */
    async cut() {
      for (const server of servers.splice(0)) {
        server.closeAllConnections();
        await new Promise((closed) => server.close(closed));
      }
    },
    async stop() {
      await this.cut();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
