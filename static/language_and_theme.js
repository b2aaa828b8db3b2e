// Language, theme and size of text: the player's choice, or else what the browser and the system want. `guard.css` hides
// the page until this has run, so that no other language or theme shows first. Afterwards the document's `lang`,
// `data-theme` ("light", "dark", "contrast", "contrast-dark") and `data-text` say which they are.
// `web/src/settings/theme_choice.rs` calls `window.theme`.

(() => {
  "use strict";

  const { documentElement } = document;
  let settings = "";
  try {
    settings = localStorage.getItem("turnout/settings") ?? "";
  } catch {
    // Storage may be blocked: nothing was chosen then.
  }
  const chosen = (name) => new RegExp(`^${name} (.+)$`, "m").exec(settings)?.[1];

  const available = documentElement.dataset.languages.split(" ");
  // "es-MX" is Spanish.
  const codes = [chosen("language"), ...navigator.languages].map((code) => `${code}`.toLowerCase().split("-")[0]);
  const language = codes.find((code) => available.includes(code));
  if (language && language !== documentElement.lang) {
    documentElement.lang = language;
    document.querySelector("link[rel=manifest]")?.setAttribute("href", `./manifest-${language}.json`);
  }
  // The HTML has every language, and shows English: keep one.
  for (const each of document.querySelectorAll("body [lang]")) {
    each.hidden = false;
    if (each.lang !== documentElement.lang) {
      each.remove();
    }
  }

  documentElement.dataset.text = chosen("text") ?? "normal";

  const queries = ["(forced-colors: active)", "(prefers-contrast: more)", "(prefers-color-scheme: dark)"];
  const media = queries.map((query) => matchMedia(query));
  const [forced, more, dark] = media;
  /** "light", "dark" or "contrast"; anything else follows the system. */
  let theme = chosen("theme");

  function show() {
    const isAutomatic = theme !== "light" && theme !== "dark";
    // Colours that the system forces upon all pages are those of high contrast.
    const isContrast = theme === "contrast" || forced.matches || (isAutomatic && more.matches);
    const isDark = theme === "dark" || (isAutomatic && dark.matches);
    const [light, night] = isContrast ? ["contrast", "contrast-dark"] : ["light", "dark"];
    documentElement.dataset.theme = isDark ? night : light;
  }

  media.forEach((query) => query.addEventListener("change", show));
  show();
  window.theme = Object.freeze({
    choose(name) {
      theme = name;
      show();
    },
  });
})();
