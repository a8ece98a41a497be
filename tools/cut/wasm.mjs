// What is to be known about wasm files, to make one of several: how much is in a piece of a cut program,
// what it imports, and a small program that hands that on. Merged with some pieces it makes each thing
// that they all import be imported once, as it has to be (there is one memory).

const MAGIC = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
const [IMPORTS, EXPORTS, CODE, DATA] = [2, 7, 10, 11]; // numbers of sections
const [TABLE, MEMORY, GLOBAL] = [1, 2, 3]; // kinds of imports

/** Reads numbers and bytes, one after the other. */
class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }
  byte() {
    if (this.at >= this.bytes.length) throw new Error("the wasm file ends too early");
    return this.bytes[this.at++];
  }
  number() {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      number += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return number;
    }
  }
  text() {
    const length = this.number();
    this.at += length;
    return new TextDecoder().decode(this.bytes.subarray(this.at - length, this.at));
  }
  limits() {
    const flags = this.byte();
    if (flags > 1) throw new Error(`limits of a kind that is not known: ${flags}`);
    this.number();
    if (flags === 1) this.number();
  }
  /** Goes past the type of an import. */
  type(kind) {
    if (kind === TABLE) {
      this.byte(); // of what
      this.limits();
    } else if (kind === MEMORY) {
      this.limits();
    } else if (kind === GLOBAL) {
      this.byte(); // of what
      this.byte(); // whether it changes
    } else {
      throw new Error(`an import of a kind that was not expected: ${kind}`);
    }
  }
}

/** The sections of a wasm file: their numbers, where they begin and where they end. */
function sections(bytes) {
  if (MAGIC.some((byte, place) => bytes[place] !== byte)) throw new Error("this is no wasm file");
  const reader = new Reader(bytes, MAGIC.length);
  const all = [];
  while (reader.at < bytes.length) {
    const id = reader.byte();
    const length = reader.number();
    all.push({ id, begin: reader.at, end: reader.at + length });
    reader.at += length;
  }
  if (reader.at > bytes.length) throw new Error("the wasm file ends too early");
  return all;
}

/** How many bytes of code and data a wasm file has; the names in it go anyway. */
export function weight(bytes) {
  const counted = sections(bytes).filter(({ id }) => id === CODE || id === DATA);
  return counted.reduce((sum, { begin, end }) => sum + end - begin, 0);
}

/** What a wasm file imports, with the bytes that say of which type it is. */
export function importsOf(bytes) {
  const imports = sections(bytes).find(({ id }) => id === IMPORTS);
  if (!imports) return [];
  const reader = new Reader(bytes, imports.begin);
  return Array.from({ length: reader.number() }, () => {
    const [module, name, kind] = [reader.text(), reader.text(), reader.byte()];
    const begin = reader.at;
    reader.type(kind);
    return { module, name, kind, type: [...bytes.subarray(begin, reader.at)] };
  });
}

function number(value) {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...number(value >>> 7)];
}

const text = (value) => {
  const bytes = new TextEncoder().encode(value);
  return [...number(bytes.length), ...bytes];
};

const section = (id, items) => {
  const content = [...number(items.length), ...items.flat()];
  return [id, ...number(content.length), ...content];
};

/** Imports all that is imported anywhere from a module `from`, and exports it under the same names. */
export function hub(imports, from) {
  const one = new Map(); // by name
  for (const each of imports) {
    const same = one.get(each.name) ?? each;
    if (same.kind !== each.kind || same.type.join() !== each.type.join()) {
      throw new Error(`${each.name} is imported as two different things`);
    }
    one.set(each.name, same);
  }
  const all = [...one.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const nth = (each) => all.filter(({ kind }) => kind === each.kind).indexOf(each);
  return Uint8Array.from([
    ...MAGIC,
    ...section(IMPORTS, all.map((each) => [...text(from), ...text(each.name), each.kind, ...each.type])),
    ...section(EXPORTS, all.map((each) => [...text(each.name), each.kind, ...number(nth(each))])),
  ]);
}
