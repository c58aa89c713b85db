// Day or night before the first paint; src/lib/theme.svelte.ts keeps the choice.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem("heptarchy.theme");
  } catch (e) {}
  var dark = chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
