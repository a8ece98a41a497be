// Fetches the chunks of a program that was cut (tools/cut.mjs puts this into the script of the program). A chunk is one
// file or several, since what chunks share has files of its own; each file is fetched and started only once, whatever
// requests it. A file that failed to arrive is requested again by the next thing that needs it.

const MAIN = "main"; // under which name the files import what the main program lends them

/** Compiled as it comes, where the server says what it is and the browser can. */
async function compiledFrom(response) {
  const typed = /^application\/wasm\b/.test(response.headers.get("content-type") ?? "");
  if (typed && WebAssembly.compileStreaming) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/**
 * What gives each chunk of a program its loader, which the program imports to have the chunk fetched: it
 * calls back by the number of a function of the program's.
 *
 * @param {{filesOf: (chunk: string) => string[], early: () => Record<string, Promise<Response>>}} page what
 *   static/start.js knows: which files a chunk has, and the answers that it awaits already
 * @param {string} place the address of the script beside which they are
 * @param {() => WebAssembly.Exports} main what the main program, once it runs, lends them
 */
export function chunksOf(page, place, main) {
  const compiled = new Map(); // by file: promises of what has been asked for
  const working = new Map();
  const failed = new Set(); // files that came once as they should not have
  const early = new Map(Object.entries(page.early()));

  // Those that fail are forgotten, so that they are tried again.
  function once(known, file, make) {
    if (!known.has(file)) {
      const made = make(file);
      known.set(file, made);
      made.catch(() => known.delete(file));
    }
    return known.get(file);
  }

  async function compile(file) {
    try {
      // What came wrong may have been kept by the browser as it came.
      const cache = failed.has(file) ? "reload" : "default";
      const ask = () => fetch(new URL(file, place), { credentials: "same-origin", cache });
      const response = await (early.get(file) ?? ask());
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      return await compiledFrom(response);
    } catch (error) {
      failed.add(file);
      throw error;
    } finally {
      early.delete(file); // an answer is read once
    }
  }

  async function start(file) {
    const module = await once(compiled, file, compile);
    try {
      return await WebAssembly.instantiate(module, { [MAIN]: main() });
    } catch (error) {
      // A program, but not a part of this one.
      compiled.delete(file);
      failed.add(file);
      throw error;
    }
  }

  for (const file of early.keys()) once(compiled, file, compile);

  return (chunk) => async (callback, data) => {
    const all = page.filesOf(chunk).map((file) => once(working, file, start));
    const came = await Promise.all(all).then(
      () => true,
      (error) => {
        console.warn(error);
        return false;
      },
    );
    main().__indirect_function_table.get(callback)(data, came);
  };
}
