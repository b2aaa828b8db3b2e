// A picture to share: the board as the page draws it, with the title of the game above it and the result below. `web/src/today/picture.rs` asks for it.
//
// An SVG image has no access to the page's styles and files. So a copy of the drawing takes them along.

const SIZE = 1080;
const MARGIN = 48;
const BOARD = { top: 190, size: 960 };
/** A bar of the course: its height goes from 1 to 8 times this. */
const BAR = { width: 56, gap: 12, height: 11 };
/** What style sheets say of a drawing. Each is an attribute, too. */
const PROPERTIES = [
  "fill",
  "fill-opacity",
  "fill-rule",
  "font-family",
  "font-size",
  "font-weight",
  "opacity",
  "paint-order",
  "stroke",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "stroke-width",
  "text-anchor",
];

/** A file of the page as a data address. */
async function whole(address) {
  const file = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** The drawing as a text that needs no other file. */
async function standalone(drawing) {
  // In a document of its own nothing is loaded.
  const copy = document.implementation.createDocument(null, null).importNode(drawing, true);
  const [parts, copies] = [drawing, copy].map((root) => [root, ...root.querySelectorAll("*")]);
  const hidden = [];
  const files = [];
  for (const [index, part] of parts.entries()) {
    const style = getComputedStyle(part);
    if (style.display === "none" || style.visibility === "hidden") {
      hidden.push(copies[index]);
      continue;
    }
    for (const name of PROPERTIES) {
      copies[index].setAttribute(name, style.getPropertyValue(name));
    }
    if (part.localName === "image") {
      files.push(whole(part.href.baseVal).then((file) => copies[index].setAttribute("href", file)));
    }
  }
  await Promise.all(files);
  for (const part of hidden) {
    part.remove();
  }
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", SIZE);
  copy.setAttribute("height", SIZE);
  return new XMLSerializer().serializeToString(copy);
}

/** The drawing as an image. */
async function imageOf(drawing) {
  const address = URL.createObjectURL(new Blob([await standalone(drawing)], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Sets the largest font in which a line is no wider than the picture. */
function fit(context, line, size, font) {
  context.font = `${size}px ${font}`;
  const width = SIZE - 2 * MARGIN;
  context.font = `${Math.min(size, (size * width) / context.measureText(line).width)}px ${font}`;
}

/**
 * The picture as a file: on a band the title and the date, then the board, the result in large words, the bars of the course,
 * and smaller lines.
 */
async function picture(drawing, [title, date, result, ...lines], bars) {
  const image = await imageOf(drawing);
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  const small = lines.filter((line) => line !== "");
  const end = BOARD.top + BOARD.size + 130;
  const below = end + (bars.length > 0 ? BAR.height * 8 + 24 : 0);
  [canvas.width, canvas.height] = [SIZE, below + 54 * small.length + 20];
  const { backgroundColor, color, fontFamily } = getComputedStyle(drawing.closest("dialog, body"));
  const [display, band, ink, accent] = ["--font-display", "--accent-by-day", "--ink-of-accent", "--accent"].map((name) =>
    getComputedStyle(drawing).getPropertyValue(name),
  );
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = band;
  context.fillRect(0, 0, SIZE, BOARD.top - MARGIN);
  context.fillStyle = ink;
  context.font = `32px ${fontFamily}`;
  context.textAlign = "right";
  context.fillText(date, SIZE - MARGIN, 94);
  context.textAlign = "left";
  context.font = `72px ${display}`;
  context.fillText(title, MARGIN, 98, SIZE - 3 * MARGIN - 32 * (date.length / 2));
  Object.assign(context, { shadowColor: "rgb(0 0 0 / 45%)", shadowBlur: 28, shadowOffsetY: 10 });
  context.drawImage(image, (SIZE - BOARD.size) / 2, BOARD.top, BOARD.size, BOARD.size);
  Object.assign(context, { shadowColor: "transparent", fillStyle: color, textAlign: "center" });
  fit(context, result, 76, display);
  context.fillText(result, SIZE / 2, end - 34);
  context.fillStyle = accent;
  for (const [index, bar] of bars.entries()) {
    const left = SIZE / 2 + (index - bars.length / 2) * (BAR.width + BAR.gap) + BAR.gap / 2;
    context.fillRect(left, end + (8 - bar) * BAR.height, BAR.width, bar * BAR.height);
  }
  context.fillStyle = color;
  for (const [index, line] of small.entries()) {
    fit(context, line, 34, fontFamily);
    context.fillText(line, SIZE / 2, below + 34 + 54 * index);
  }
  return new Promise((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
}

/** Shares the picture with the system's share sheet. Returns the file where the system shares no files, for the page to save it. */
export async function share(drawing, lines, bars, name) {
  const file = new File([await picture(drawing, lines, bars)], name, { type: "image/png" });
  if (!navigator.canShare?.({ files: [file] })) {
    return file;
  }
  // Closing the sheet without sharing is not an error.
  await navigator.share({ files: [file] }).catch(() => {});
  return undefined;
}
