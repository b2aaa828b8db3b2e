// A picture to share: the drawing of a board as the page shows it, over some lines of text. `web/src/today/picture.rs` asks for it.
//
// A drawing that is made an image has neither the page's styles nor other files. So its copy gets both.

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

/** A file of the page, as an address that holds all of it. */
async function whole(address) {
  const file = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** The text of a drawing that needs nothing else. */
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

/** The words of a line, broken so that no part is wider than there is room. */
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

/** Shares the picture by the system's share sheet, or saves it where there is none for files. */
export async function share(drawing, lines, name) {
  const file = new File([await picture(drawing, lines)], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    // Closing the sheet without sharing is not an error.
    await navigator.share({ files: [file] }).catch(() => {});
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the file much sooner.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
