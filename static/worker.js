// Starts the solver in a worker. Which files it is made of is said by the worker's name, and not by the
// script's own address: what keeps the site on the device may answer with an entry of another one, and
// then that is where some browsers say the script is.
const [script, program] = self.name.split(" ").map((file) => new URL(file, location.href));
const wasm = fetch(program);
const solver = await import(script);
await solver.default({ module_or_path: wasm });
