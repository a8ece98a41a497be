// What can be seen from inside the page: errors, and where an answer was computed.

/** Runs in the page, before its own scripts. */
export function watch() {
  const seen = { errors: [], ways: [], starting: new Set(), leaving: false };
  window.seen = seen;
  const note = (what) => seen.errors.push(String(what?.stack ?? what));
  addEventListener("error", (event) => note(event.error ?? event.message ?? event.target?.outerHTML), true);
  addEventListener("unhandledrejection", (event) => note(event.reason));
  addEventListener("securitypolicyviolation", (event) => note(`policy: ${event.violatedDirective} ${event.blockedURI}`));
  const said = console.error;
  console.error = (...parts) => (note(parts.join(" ")), said.apply(console, parts));
  // A worker's report is a message of that worker (its first byte is 2); the page computes by itself with a
  // program that it has fetched.
  const whole = window.fetch;
  window.fetch = (...request) => {
    if (/solver[\w-]*\.wasm/.test(String(request[0]))) seen.ways.push("page");
    return whole(...request);
  };
  window.Worker = class extends Worker {
    constructor(url, options) {
      // Nobody begins any more where the page is about to be left: see `open` in reader.mjs.
      if (seen.leaving) return Object.assign(new EventTarget(), { postMessage() {}, terminate() {} });
      super(url, options);
      seen.starting.add(this);
      this.addEventListener("message", ({ data }) => {
        seen.starting.delete(this);
        if (data[0] === 2) seen.ways.push("worker");
      });
    }
    terminate() {
      seen.starting.delete(this);
      super.terminate();
    }
  };
}
