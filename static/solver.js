// Starts in a worker the solver that the worker's name names, of the build that it names after that. Not
// by the script's own address: what keeps the site on the device may answer with an entry of another one,
// and then that is where some browsers say the script is.
const [solver, age] = self.name.split(" ");
const file = (end) => new URL(`${solver}${end}?v=${age}`, location.href);
const wasm = fetch(file("_bg.wasm"));
const program = await import(file(".js"));
await program.default({ module_or_path: wasm });
