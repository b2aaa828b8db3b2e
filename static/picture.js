// A picture to share: the board as the page draws it, above some lines of text. `web/src/today/picture.rs` asks for it.
//
// An SVG image has no access to the page's styles and files. So a copy of the drawing takes them along.

const SIZE = 1080;
const CAPTION = 220;
const MARGIN = 48;
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

/** A line, broken into parts that are no wider than the picture. */
function broken(context, line) {
  const parts = [""];
  for (const word of line.split(" ")) {
    const longer = `${parts.at(-1)} ${word}`.trim();
    if (context.measureText(longer).width <= SIZE - 2 * MARGIN) {
      parts[parts.length - 1] = longer;
    } else {
      parts.push(word);
    }
  }
  return parts;
}

/** The picture as a file. */
async function picture(drawing, lines) {
  const image = await imageOf(drawing);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [SIZE, SIZE + CAPTION];
  const context = canvas.getContext("2d");
  const { backgroundColor, color, fontFamily } = getComputedStyle(drawing.closest("dialog, body"));
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, SIZE, SIZE);
  context.fillStyle = color;
  context.textAlign = "center";
  let top = SIZE + 62;
  for (const [index, line] of lines.entries()) {
    context.font = `${index === 0 ? "600 40px" : "32px"} ${fontFamily}`;
    for (const part of broken(context, line)) {
      context.fillText(part, SIZE / 2, top);
      top += 50;
    }
  }
  return new Promise((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
}

/** Shares the picture with the system's share sheet. Returns the file where the system shares no files, for the page to save it. */
export async function share(drawing, lines, name) {
  const file = new File([await picture(drawing, lines)], name, { type: "image/png" });
  if (!navigator.canShare?.({ files: [file] })) {
    return file;
  }
  // Closing the sheet without sharing is not an error.
  await navigator.share({ files: [file] }).catch(() => {});
  return undefined;
}
