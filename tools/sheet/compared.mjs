// What has changed of the pictures of a contact sheet since one was kept, and the page that shows it.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const read = (...path) => readFileSync(join(...path)).toString("base64");

/** The names of what marks the changes of a picture. */
export const marksOf = (file) => file.replace(".png", ".changes.png");

/**
 * Compares a picture of two folders, the one that was kept and the one just drawn: nothing where none was kept,
 * `changed` as a text where they differ. Then a picture of the changes is there too: what is the same is pale in it.
 */
export async function compared(page, [kept, drawn], file) {
  if (!existsSync(join(kept, file))) return { isNew: existsSync(kept) };
  const pictures = [read(kept, file), read(drawn, file)];
  if (pictures[0] === pictures[1]) return {};
  const { share, image } = await page.evaluate(async (pictures) => {
    const images = await Promise.all(
      pictures.map(async (picture) => {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        return image;
      }),
    );
    const [width, height] = ["width", "height"].map((side) => Math.max(...images.map((image) => image[side])));
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const paper = canvas.getContext("2d", { willReadFrequently: true });
    const [before, after] = images.map((image) => {
      paper.clearRect(0, 0, width, height);
      paper.drawImage(image, 0, 0);
      return paper.getImageData(0, 0, width, height);
    });
    let count = 0;
    for (let at = 0; at < after.data.length; at += 4) {
      const differs = [0, 1, 2, 3].some((part) => Math.abs(before.data[at + part] - after.data[at + part]) > 8);
      const colour = differs ? [210, 0, 120] : [0, 1, 2].map((part) => 200 + after.data[at + part] / 5);
      after.data.set([...colour, 255], at);
      count += Number(differs);
    }
    paper.putImageData(after, 0, 0);
    return { share: count / (width * height), image: canvas.toDataURL("image/png").split(",")[1] };
  }, pictures);
  if (share === 0) return {};
  writeFileSync(join(drawn, marksOf(file)), Buffer.from(image, "base64"));
  return { changed: `${(100 * share).toFixed(2)} % differ` };
}

/** The page of the sheet: first which pictures differ from those that were kept, then all of them. */
export function indexOf(pictures, kept) {
  const id = ({ file }) => file.replace(".png", "");
  const link = (picture) => `<li><a href="#${id(picture)}">${picture.name}</a>: ${picture.changed ?? "new"}</li>`;
  const others = pictures.filter(({ changed, isNew }) => changed || isNew);
  const image = (src, alt) => `<img loading="lazy" src="${src}" alt="${alt}">`;
  const shown = (picture) => {
    const { name, file, changed } = picture;
    const before = changed
      ? `<p>${changed}</p>${image(marksOf(file), `${name}: the changes`)}<details><summary>As it was kept</summary>${image(`${kept}/${file}`, `${name}, as it was kept`)}</details>`
      : "";
    return `<h2 id="${id(picture)}">${name}</h2>${before}${image(file, name)}`;
  };
  const list = others.length ? `<ul>${others.map(link).join("")}</ul>` : "<p>Nothing differs from what was kept.</p>";
  return `<!doctype html><title>Nimlab: contact sheet</title><h1>Contact sheet</h1>${list}${pictures.map(shown).join("")}`;
}
