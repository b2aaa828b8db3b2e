// The language of the page: what the reader has chosen, or else the first of the browser's languages that is
// spoken here, or else that of the HTML. It runs before anything is drawn; the element of the document says then
// which it is, for the guard, for `start.js`, which loads its texts, and for the program.

(() => {
  "use strict";

  const { documentElement } = document;
  const spoken = documentElement.dataset.languages.split(" ");
  let chosen;
  try {
    chosen = /^language (.+)$/m.exec(localStorage.getItem("turnout/settings"))?.[1];
  } catch {
    // Storage may be blocked: nothing has been chosen then.
  }
  // "es-MX" is Spanish.
  const codes = [chosen, ...(navigator.languages ?? [])].map((code) => `${code}`.toLowerCase().split("-")[0]);
  const language = codes.find((code) => spoken.includes(code));
  if (language !== undefined && language !== documentElement.lang) {
    documentElement.lang = language;
    // What an installed page is called; the program is not asked for it before long.
    const manifest = document.querySelector("link[rel=manifest]");
    manifest?.setAttribute("href", `./manifest-${language}.json`);
  }
})();
