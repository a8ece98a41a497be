// Starts in a worker the solver that its address names, of the build that the address names.
const { searchParams } = new URL(location.href);
const file = (end) =>
  new URL(`${searchParams.get("name")}${end}?v=${searchParams.get("v")}`, location.href);
const wasm = fetch(file("_bg.wasm"));
const solver = await import(file(".js"));
await solver.default({ module_or_path: wasm });
