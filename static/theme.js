// The theme of the page: what the player has chosen, or else what the system wants. It runs before
// anything is drawn, so that no other theme is seen first; `web/src/theme.rs` meets it in
// `window.theme`. Likewise it says what the page opens with, for the frame in index.html.
//
// The element of the document always says which theme it is, in `data-theme`: "light", "dark",
// "contrast" or "contrast-dark". So `static/colours.css` has each theme's values once.

(() => {
  "use strict";

  const [forced, more, dark] = ["(forced-colors: active)", "(prefers-contrast: more)", "(prefers-color-scheme: dark)"].map(
    (query) => matchMedia(query),
  );

  /** "light", "dark" or "contrast"; anything else is as the system has it. */
  let choice;
  try {
    choice = /^theme (.+)$/m.exec(localStorage.getItem("turnout/settings"))?.[1];
  } catch {
    // Storage may be blocked: nothing has been chosen then.
  }

  const { documentElement } = document;

  function show() {
    const free = choice !== "light" && choice !== "dark";
    // Colours that the system forces upon all pages are those of high contrast.
    const contrast = choice === "contrast" || forced.matches || (free && more.matches);
    const night = choice === "dark" || (free && dark.matches);
    const [byDay, byNight] = contrast ? ["contrast", "contrast-dark"] : ["light", "dark"];
    documentElement.dataset.theme = night ? byNight : byDay;
  }

  for (const query of [forced, more, dark]) {
    query.addEventListener("change", show);
  }
  show();

  const { hash } = location;
  const given = hash.startsWith("#/g/") || /[?&]start\b/.test(hash);
  const goesOn = !hash.startsWith("#/new") && window.turnout.record() !== null;
  documentElement.dataset.opens = given || goesOn ? "game" : "form";

  window.theme = Object.freeze({
    choose: (name) => {
      choice = name;
      show();
    },
  });
})();
