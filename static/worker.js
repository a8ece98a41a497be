// Starts the solver in a worker. The worker's name says which files it consists of, not the script's own address: the
// service worker may answer with another entry, and then some browsers report that address as the script's.
const [script, program] = self.name.split(" ").map((file) => new URL(file, location.href));
const wasm = fetch(program);
const solver = await import(script);
await solver.default({ module_or_path: wasm });
