// What is shown on the page as a file of its own: the boxes, lines and words of a board or a table are measured and
// drawn again, and drawings are copied, with the colours of the light theme written into them and a caption below.
// src/app/figure.rs fetches this script when a figure is first saved.

const SVG = "http://www.w3.org/2000/svg";
// Pixels around a figure; the size of its caption; the least width of a caption, and of a picture.
const EDGE = 16;
const CAPTION = 14;
const CAPTION_WIDTH = 360;
const PICTURE_WIDTH = 1200;
// Characters of words that are set in the middle of their box.
const SHORT = 24;
// The most pixels along a side, and in all, that browsers take: those of tablets take the fewest.
const MAX_SIDE = 8000;
const MAX_PIXELS = 16e6;
// What is no part of a figure: what is only said aloud, and what is there to be pressed or typed in.
const LEFT_OUT =
  ".spoken, caption, .button, .icon-button, .preview, .board-how, .scroll-hint, .field, .ending, .graph-where, .graph-zoom, details, input, select, textarea";
// What is written into the parts of a drawing, each with the value it has where nothing is said.
const STYLE = {
  fill: "#000000", "fill-opacity": "1", stroke: "none", "stroke-width": "1px", "stroke-dasharray": "none", "stroke-opacity": "1",
  "stroke-linecap": "butt", "stroke-linejoin": "miter", "font-family": "", "font-size": "", "font-weight": "400",
  "text-anchor": "start", "dominant-baseline": "auto", "paint-order": "normal", opacity: "1",
  "vector-effect": "none",
};
const NOT_INHERITED = ["opacity", "vector-effect"];
const pencil = document.createElement("canvas").getContext("2d");

/** Saves what matches a selector, of all such elements the nearest outward from a button; a picture as is promised. */
export function saveFigure(button, selector, caption, name, kind) {
  let place = button;
  while (place && !place.querySelector(selector)) place = place.parentElement;
  const found = place?.querySelector(selector);
  // Who has gone elsewhere while this script was on its way sees nothing of it any more.
  if (!found?.getClientRects().length) return;
  // A drawing that can be moved is all there is of a board.
  const shown = found.querySelector("svg[data-whole]") ?? found;
  const text = unmoved(shown, () => inLight(() => figure(shown, caption)));
  if (kind === "png") return savePicture(text, name + ".png");
  save(new Blob([text], { type: "image/svg+xml" }), name + ".svg");
}

/** Saves a drawing, whose width and height are pixels, as PNG; the promise is broken where the browser cannot. */
export async function savePicture(svg, name) {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const picture = new Image();
  try {
    await new Promise((came, failed) => Object.assign(picture, { onload: came, onerror: failed, src: url }));
    const { naturalWidth: width, naturalHeight: height } = picture;
    const wanted = Math.max(2, PICTURE_WIDTH / width);
    const scale = Math.min(wanted, MAX_SIDE / width, MAX_SIDE / height, Math.sqrt(MAX_PIXELS / width / height));
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [Math.ceil(width * scale), Math.ceil(height * scale)];
    canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise((made) => canvas.toBlob(made, "image/png"));
    if (!blob) throw new Error("no picture");
    save(blob, name);
  } finally {
    URL.revokeObjectURL(url);
  }
}

function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Some browsers ask first whether to download.
  setTimeout(() => URL.revokeObjectURL(link.href), 120000);
}

/** What comes of work while nothing is scrolled: heads that stay in sight are then at their places. */
function unmoved(element, work) {
  const moved = [];
  for (let frame = element.parentElement; frame; frame = frame.parentElement) {
    if (frame.scrollTop || frame.scrollLeft) moved.push([frame, frame.scrollLeft, frame.scrollTop]);
  }
  for (const inside of element.querySelectorAll("*")) {
    if (inside.scrollTop || inside.scrollLeft) moved.push([inside, inside.scrollLeft, inside.scrollTop]);
  }
  document.documentElement.toggleAttribute("data-figure", true);
  for (const [frame] of moved) frame.scrollTo({ left: 0, top: 0, behavior: "instant" });
  try {
    return work();
  } finally {
    document.documentElement.toggleAttribute("data-figure", false);
    for (const [frame, left, top] of moved) frame.scrollTo({ left, top, behavior: "instant" });
  }
}

/** What comes of work while the page has its light theme; nothing of that is painted. */
function inLight(work) {
  const root = document.documentElement;
  const theme = root.getAttribute("data-theme");
  root.setAttribute("data-theme", "light");
  const settle = () => {
    // Colours that fade in are there immediately.
    getComputedStyle(root).color;
    for (const change of document.getAnimations()) if (window.CSSTransition && change instanceof CSSTransition) change.finish();
  };
  settle();
  try {
    return work();
  } finally {
    if (theme === null) root.removeAttribute("data-theme");
    else root.setAttribute("data-theme", theme);
    settle();
  }
}

/** The text of a figure. */
function figure(shown, caption) {
  const sheet = new Sheet(shown);
  sheet.draw(shown, sheet.root);
  return sheet.finished(caption);
}

const make = (name, attributes, ...children) => {
  const element = document.createElementNS(SVG, name);
  for (const key in attributes) if (attributes[key] !== undefined) element.setAttribute(key, attributes[key]);
  element.append(...children);
  return element;
};
const round = (number) => Math.round(number * 100) / 100;

/** A colour as all programs read it, and how much of it is seen. */
function colour(text) {
  const numbers = text.match(/[\d.e-]+/g)?.map(Number) ?? [];
  if (!/^(rgb|color\(srgb)/.test(text)) return [text, 1];
  const parts = text.startsWith("rgb") ? numbers : numbers.map((part, at) => (at < 3 ? part * 255 : part));
  const hex = parts.slice(0, 3).map((part) => Math.round(part).toString(16).padStart(2, "0"));
  return ["#" + hex.join(""), parts[3] ?? 1];
}

function painted(kind, text) {
  const [paint, share] = colour(text);
  if (share === 0) return { [kind]: "none" };
  return share < 1 ? { [kind]: paint, [kind + "-opacity"]: share } : { [kind]: paint };
}

/** One of the three families that are everywhere. */
function family(names) {
  if (/mono|courier|consol/i.test(names)) return "monospace";
  return /(^|[^-])\bserif/i.test(names.replace(/sans-serif/gi, "")) ? "serif" : "sans-serif";
}

/** A list at the commas that are in no brackets. */
function listed(text) {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
    if (letter === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/** Whether an element is turned or sheared, and not only moved or made larger. */
function isTurned({ transform }) {
  if (!transform.startsWith("matrix")) return false;
  const { b, c } = new DOMMatrix(transform);
  return Math.abs(b) + Math.abs(c) > 1e-3;
}

class Sheet {
  root = make("g", {});
  defs = make("defs", {});
  /** What is drawn lies in here. */
  span = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

  constructor(frame) {
    this.frame = frame;
  }

  /** An element of the page and what is in it. The frame that it all lies in is not drawn. */
  draw(element, into) {
    const style = getComputedStyle(element);
    if (element.matches(LEFT_OUT) || style.display === "none") return;
    if (Number(style.opacity) === 0) return;
    if (isTurned(style)) return this.turned(element, style, into);
    const layer = Number(style.opacity) < 1 ? make("g", { opacity: style.opacity }) : into;
    if (layer !== into) into.append(layer);
    const box = element.getBoundingClientRect();
    if (element instanceof SVGSVGElement) return this.drawing(element, box, layer);
    const visible = style.visibility === "visible";
    if (visible && element !== this.frame) this.box(box, style, layer);
    if (element instanceof HTMLCanvasElement) {
      if (box.width > 0) this.canvas(element, box, layer);
      return;
    }
    if (visible) this.generated(element, "::before", box, style, layer);
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE && visible) this.words(child, style, layer);
      if (child.nodeType === Node.ELEMENT_NODE) this.draw(child, layer);
    }
    if (visible) this.generated(element, "::after", box, style, layer);
  }

  /** An element that is turned: it is drawn as it would stand upright, and turned about its middle. */
  turned(element, style, into) {
    const { a, b, c, d } = new DOMMatrix(style.transform);
    const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const box = element.getBoundingClientRect();
    const [x, y] = middle(box);
    const own = ["transform", "rotate", "transition", "animation"].map((name) => [name, element.style.getPropertyValue(name)]);
    for (const [name] of own) element.style.setProperty(name, "none", "important");
    try {
      const [left, top] = middle(element.getBoundingClientRect());
      const turn = [a, b, c, d, x - a * left - c * top, y - b * left - d * top].map((part) => Math.round(part * 1e4) / 1e4);
      const group = make("g", { transform: `matrix(${turn.join(" ")})` });
      into.append(group);
      this.draw(element, group);
      this.reach(box);
    } finally {
      for (const [name, value] of own) element.style.setProperty(name, value);
    }
  }

  /** What is drawn reaches as far as this. */
  reach({ left, top, right, bottom }) {
    const { span } = this;
    span.left = Math.min(span.left, left);
    span.top = Math.min(span.top, top);
    span.right = Math.max(span.right, right);
    span.bottom = Math.max(span.bottom, bottom);
  }

  /** Background, border, rings and outline of a box. */
  box(box, style, into) {
    if (box.width === 0 || box.height === 0) return;
    const radius = parseFloat(style.borderTopLeftRadius) || 0;
    const round = style.borderTopLeftRadius.includes("%") ? (radius / 100) * Math.min(box.width, box.height) : radius;
    const frame = (inset, paint) => {
      const [width, height] = [box.width - 2 * inset, box.height - 2 * inset];
      if (width <= 0 || height <= 0) return;
      const rx = Math.max(0, Math.min(round - inset, width / 2, height / 2));
      into.append(rect({ left: box.left + inset, top: box.top + inset, width, height }, { ...paint, rx: rx || undefined }));
      this.reach({ left: box.left + inset, top: box.top + inset, right: box.right - inset, bottom: box.bottom - inset });
    };
    const fill = painted("fill", style.backgroundColor);
    if (fill.fill !== "none") frame(0, fill);
    // The first image of a background lies on top.
    for (const image of listed(style.backgroundImage).reverse()) {
      const gradient = this.gradient(image, box);
      if (gradient) frame(0, { fill: gradient });
    }
    this.border(box, style, frame, into);
    for (const shadow of listed(style.boxShadow)) {
      const [x, y, blur, spread] = (shadow.replace(/[a-z]+\([^)]*\)/, "").match(/-?[\d.]+px/g) ?? []).map(parseFloat);
      if (x !== 0 || y !== 0 || blur !== 0 || !(spread > 0)) continue;
      const inset = (shadow.includes("inset") ? 1 : -1) * (spread / 2);
      frame(inset, { fill: "none", ...painted("stroke", shadow.match(/[a-z]+\([^)]*\)/)?.[0] ?? "#000"), "stroke-width": spread });
    }
    const outline = parseFloat(style.outlineWidth);
    if (outline > 0 && !["none", "auto"].includes(style.outlineStyle)) {
      const inset = -parseFloat(style.outlineOffset) - outline / 2;
      frame(inset, { fill: "none", ...painted("stroke", style.outlineColor), "stroke-width": outline, ...dashes(style.outlineStyle, outline) });
    }
  }

  border(box, style, frame, into) {
    const sides = ["Top", "Right", "Bottom", "Left"].map((side) => {
      const [width, kind] = [parseFloat(style[`border${side}Width`]), style[`border${side}Style`]];
      return { width: kind === "none" || kind === "hidden" ? 0 : width, kind, paint: style[`border${side}Color`] };
    });
    const [top] = sides;
    if (sides.every(({ width, kind, paint }) => width === top.width && kind === top.kind && paint === top.paint)) {
      const paint = { fill: "none", ...painted("stroke", top.paint), "stroke-width": top.width, ...dashes(top.kind, top.width) };
      if (top.width > 0) frame(top.width / 2, paint);
      return;
    }
    const { left, right, bottom } = box;
    const lines = [
      (half) => [left, box.top + half, right, box.top + half],
      (half) => [right - half, box.top, right - half, bottom],
      (half) => [left, bottom - half, right, bottom - half],
      (half) => [left + half, box.top, left + half, bottom],
    ];
    sides.forEach(({ width, kind, paint }, side) => {
      if (width === 0) return;
      const [x1, y1, x2, y2] = lines[side](width / 2).map(round);
      into.append(make("line", { x1, y1, x2, y2, ...painted("stroke", paint), "stroke-width": width, ...dashes(kind, width) }));
      this.reach(box);
    });
  }

  /** The name of a gradient of a background; nothing where it is none. */
  gradient(image, box) {
    const [, repeating, shape, inside] = /^(repeating-)?(linear|radial)-gradient\((.*)\)$/.exec(image) ?? [];
    if (!shape) return;
    const parts = listed(inside);
    const [middle, down] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const begins = /^(-?[\d.]+)deg|^to |^circle|^ellipse|^at /.exec(parts[0]);
    const said = begins ? parts.shift() : "";
    const turned = { "to right": 90, "to left": 270, "to top": 0, "to bottom": 180 }[said] ?? Number(begins?.[1] ?? 180);
    const angle = (turned * Math.PI) / 180;
    const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
    const length = shape === "linear" ? Math.abs(box.width * dx) + Math.abs(box.height * dy) : Math.hypot(box.width, box.height) / 2;
    const stops = parts.flatMap((part) => {
      const [, paint, places] = /^([a-z-]+\([^)]*\)|[a-z]+)\s*(.*)$/.exec(part) ?? [];
      const shares = places?.match(/-?[\d.]+(px|%)/g)?.map((place) => parseFloat(place) / (place.endsWith("%") ? 100 : length));
      return (shares ?? [undefined]).map((share) => ({ paint, share }));
    });
    if (stops.length < 2 || stops.some(({ paint }) => !paint)) return;
    stops[0].share ??= 0;
    stops[stops.length - 1].share ??= 1;
    stops.forEach((stop, at) => (stop.share ??= (stops[at - 1].share + stops.slice(at).find(({ share }) => share !== undefined).share) / 2));
    // What is repeated goes from the first to the last stop.
    const end = repeating ? stops[stops.length - 1].share : 1;
    const half = length / 2;
    const place =
      shape === "radial"
        ? { cx: middle, cy: down, r: length * end }
        : {
            x1: middle - dx * half,
            y1: down - dy * half,
            x2: middle - dx * half + dx * length * end,
            y2: down - dy * half + dy * length * end,
          };
    for (const key in place) place[key] = round(place[key]);
    const id = "g" + this.defs.childNodes.length;
    const gradient = make(shape + "Gradient", { id, gradientUnits: "userSpaceOnUse", ...place, spreadMethod: repeating && "repeat" });
    for (const { paint, share } of stops) {
      const [shown, opacity] = paint === "transparent" ? ["#ffffff", 0] : colour(paint);
      gradient.append(make("stop", { offset: round(share / end), "stop-color": shown, "stop-opacity": opacity < 1 ? opacity : undefined }));
    }
    this.defs.append(gradient);
    return `url(#${id})`;
  }

  canvas(canvas, box, into) {
    into.append(make("image", { ...sides(box), preserveAspectRatio: "none", href: canvas.toDataURL(), style: "image-rendering:pixelated" }));
    this.reach(box);
  }

  /** What the styles put before or behind an element: a box where it has a place of its own, otherwise words in the middle. */
  generated(element, which, box, own, into) {
    const style = getComputedStyle(element, which);
    if (style.content === "none" || style.content === "normal" || style.display === "none" || Number(style.opacity) === 0) return;
    let place = box;
    if (style.position === "absolute") {
      const [left, top, width, height] = ["left", "top", "width", "height"].map((side) => parseFloat(style[side]));
      if (own.position === "static" || [left, top, width, height].some(Number.isNaN)) return;
      const [x, y] = [box.left + parseFloat(own.borderLeftWidth) + left, box.top + parseFloat(own.borderTopWidth) + top];
      const more = style.boxSizing === "border-box" ? [0, 0] : [edges(style, "Left", "Right"), edges(style, "Top", "Bottom")];
      place = new DOMRect(x, y, width + more[0], height + more[1]);
      this.box(place, style, into);
    }
    const text = /^"(.*)"/.exec(style.content)?.[1].replace(/\\(.)/g, "$1") ?? "";
    if (text.trim()) this.line(text, place, style, into);
  }

  /** The words on the page, line by line. */
  words(node, style, into) {
    const text = node.data;
    if (!text.trim()) return;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (range.getClientRects().length < 2) return this.line(text, range.getBoundingClientRect(), style, into);
    const lines = [];
    for (const { 0: word, index } of text.matchAll(/\S+\s*/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.trimEnd().length);
      const place = range.getBoundingClientRect();
      const last = lines[lines.length - 1];
      if (last && Math.abs(last.place.top - place.top) < place.height / 2) {
        last.text += word;
        last.place = new DOMRect(last.place.left, last.place.top, place.right - last.place.left, last.place.height);
      } else lines.push({ text: word, place });
    }
    for (const { text, place } of lines) this.line(text, place, style, into);
  }

  /** A line of words in its box: in the middle of it, so that it looks right in another font too, unless it is long. */
  line(text, place, style, into) {
    if (place.width === 0) return;
    const upper = style.textTransform === "uppercase";
    const said = text.replace(/\s+/g, " ").trim();
    pencil.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    // Firefox has these from 116 on.
    const size = parseFloat(style.fontSize);
    const { fontBoundingBoxAscent: up = 0.9 * size, fontBoundingBoxDescent: down = 0.25 * size } = pencil.measureText("x");
    const font = { "font-family": family(style.fontFamily), "font-size": round(size) };
    const bold = Number(style.fontWeight) > 500 ? "bold" : undefined;
    const long = said.length > SHORT;
    const where = { x: round(long ? place.left : (place.left + place.right) / 2), y: round((place.top + place.bottom + up - down) / 2) };
    into.append(make("text", { ...where, "text-anchor": long ? undefined : "middle", ...font, "font-weight": bold, ...painted("fill", style.color) }, upper ? said.toUpperCase() : said));
    this.reach(place);
  }

  /** A drawing of the page: whole, however much of it is seen. */
  drawing(svg, box, into) {
    const whole = svg.dataset.whole?.split(" ").map(Number);
    const place = whole ? new DOMRect(box.left, box.top, whole[2], whole[3]) : box;
    if (place.width === 0 || place.height === 0) return;
    const copy = this.copied(svg, undefined);
    const viewBox = svg.dataset.whole ?? svg.getAttribute("viewBox") ?? `0 0 ${round(box.width)} ${round(box.height)}`;
    const fits = svg.getAttribute("preserveAspectRatio") ?? undefined;
    const attributes = { ...sides(place), viewBox, preserveAspectRatio: fits };
    for (const key in attributes) if (attributes[key] !== undefined) copy.setAttribute(key, attributes[key]);
    if (!whole && getComputedStyle(svg).overflow === "visible") copy.setAttribute("overflow", "visible");
    into.append(copy);
    this.reach(place);
  }

  /** A part of a drawing with all that is in it, and with its styles, where its parent has others. */
  copied(element, parent) {
    if (element instanceof SVGUseElement) return this.used(element, parent);
    const style = getComputedStyle(element);
    if (style.display === "none" && !(element instanceof SVGSymbolElement)) return "";
    const copy = make(element.localName, {});
    for (const { name, value } of element.attributes) {
      if (!(name in STYLE) && !/^(class|style|role|tabindex|id|aria-.*|data-.*|focusable|xmlns)$/.test(name)) copy.setAttribute(name, value);
    }
    if (element.id && element.closest("defs")) copy.setAttribute("id", element.id);
    for (const key in STYLE) {
      const [value, above] = [style, parent].map((from) => from && styled(from, key));
      const shown = value !== (NOT_INHERITED.includes(key) || !parent ? STYLE[key] : above);
      if (shown && value) copy.setAttribute(key, value);
    }
    if (style.visibility !== "visible") copy.setAttribute("visibility", "hidden");
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) copy.append(child.data);
      if (child.nodeType === Node.ELEMENT_NODE) copy.append(this.copied(child, style));
    }
    return copy;
  }

  /** What is drawn once and shown in several places is copied into each. */
  used(use, parent) {
    const source = document.querySelector(use.getAttribute("href"));
    if (!source) return "";
    const copy = this.copied(source, undefined);
    if (!(source instanceof SVGSymbolElement)) return copy;
    const attributes = { viewBox: source.getAttribute("viewBox") ?? undefined, width: "100%", height: "100%" };
    const place = make("svg", attributes, ...copy.childNodes);
    for (const { name, value } of copy.attributes) if (name in STYLE) place.setAttribute(name, value);
    const style = getComputedStyle(use);
    if (styled(style, "opacity") !== "1") place.setAttribute("opacity", style.opacity);
    return place;
  }

  /** The whole as a text, with the caption below. */
  finished(caption) {
    const { left, top, right, bottom } = this.span;
    const [wide, high] = [Math.max(0, right - left), Math.max(0, bottom - top)];
    pencil.font = `${CAPTION}px sans-serif`;
    const lines = wrapped(caption, Math.max(wide, CAPTION_WIDTH));
    const inner = Math.max(wide, ...lines.map((line) => pencil.measureText(line).width * 1.05));
    const width = Math.ceil(inner + 2 * EDGE);
    const height = Math.ceil(high + 2 * EDGE + (lines.length && EDGE / 2) + lines.length * CAPTION * 1.4);
    const svg = make("svg", { width, height, viewBox: `0 0 ${width} ${height}`, "font-family": "sans-serif" });
    svg.append(make("title", {}, caption), make("rect", { width, height, fill: "#ffffff" }));
    if (this.defs.childNodes.length) svg.append(this.defs);
    this.root.setAttribute("transform", `translate(${round((width - wide) / 2 - left)} ${round(EDGE - top)})`);
    svg.append(this.root);
    lines.forEach((line, at) => {
      const y = round(EDGE + high + EDGE / 2 + CAPTION * (1.4 * at + 1));
      svg.append(make("text", { x: width / 2, y, "text-anchor": "middle", "font-size": CAPTION, fill: "#333333" }, line));
    });
    return new XMLSerializer().serializeToString(svg) + "\n";
  }
}

const rect = (box, more) => make("rect", { ...sides(box), ...more });
const sides = ({ left, top, width, height }) => ({ x: round(left), y: round(top), width: round(width), height: round(height) });
const edges = (style, ...names) =>
  names.reduce((sum, name) => sum + parseFloat(style["padding" + name]) + parseFloat(style[`border${name}Width`]), 0);
const dashes = (kind, width) => ({
  "stroke-dasharray": kind === "dashed" ? `${3 * width} ${2 * width}` : kind === "dotted" ? `${width} ${width}` : undefined,
});

/** A property of a part of a drawing, as it is written into it. */
function styled(style, key) {
  const value = style.getPropertyValue(key);
  if (key === "font-family") return family(value);
  if (key !== "fill" && key !== "stroke") return value;
  const [paint, share] = colour(value);
  const parts = () => [1, 3, 5].map((at) => parseInt(paint.slice(at, at + 2), 16));
  return share === 0 ? "none" : share < 1 ? `rgba(${parts().join(",")},${share})` : paint;
}

/** A text in lines that are no wider than this. */
function wrapped(text, width) {
  const lines = [];
  // No-break spaces stay where they are.
  for (const word of text.split(/[ \n]+/).filter(Boolean)) {
    const longer = lines.length ? `${lines[lines.length - 1]} ${word}` : word;
    if (lines.length && pencil.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
