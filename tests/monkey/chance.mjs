// Random-looking numbers that can be reproduced.

/** Draws from a seed: a number from 0, and one of a list. */
export function chance(seed) {
  let state = [...String(seed)].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);
  const below = (end) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
  return { below, one: (list) => list[below(list.length)] };
}
