// What every page needs, and other scripts read: colours, transitions, ways to search.

const onPage = (act) => {
  addEventListener("DOMContentLoaded", act);
  addEventListener("swap", act);
};

let store = {};
// Storage may be forbidden.
try {
  store = localStorage;
} catch {}
const system = matchMedia("(prefers-color-scheme: dark)");
const isDark = () => (store.scheme ? store.scheme === "dark" : system.matches);
const paint = () => {
  document.documentElement.dataset.scheme = store.scheme ?? "";
  for (const button of document.querySelectorAll(".scheme")) button.ariaPressed = isDark();
};
paint();
onPage(paint);
system.addEventListener("change", paint);
addEventListener("click", ({ target }) => {
  if (!target.closest(".scheme")) return;
  if (isDark() !== system.matches) delete store.scheme;
  else store.scheme = isDark() ? "light" : "dark";
  paint();
});

// After a reload, the way back may lead out of a page that was put in place.
const pageOf = (url) => url.href.split(/[?#]/)[0];
const opened = pageOf(location);
addEventListener("popstate", () => pageOf(location) === opened || import("./page.js"));

// The player stays on pages without recordings, too.
onPage(() => {
  try {
    if (sessionStorage.player) import("./player.js");
  } catch {}
});

// The card that leads to an address takes the name of an entry's sheet.
const name = (url) => {
  const links = [...document.querySelectorAll(".card h2 a")];
  const wanted = links.find(({ href }) => href === url);
  for (const link of links) link.closest(".card").style.viewTransitionName = link === wanted ? "entry" : "";
};
addEventListener("pageswap", ({ viewTransition, activation }) => viewTransition && name(activation?.entry?.url));
addEventListener("pagereveal", ({ viewTransition }) => {
  name(viewTransition && navigation.activation?.from?.url);
  viewTransition?.finished.then(() => name());
});

const leave = ({ target }) => {
  for (const open of document.querySelectorAll(".browse[open]")) open.open = open.contains(target);
};
addEventListener("click", leave);
addEventListener("focusin", leave);
addEventListener("keydown", ({ key }) => {
  const open = key === "Escape" && document.querySelector(".browse[open]");
  if (!open) return;
  open.open = false;
  open.firstElementChild.focus();
});

// Not all browsers let keys scroll a table.
const reach = () => {
  for (const table of document.querySelectorAll(".entry .prose table")) {
    table.tabIndex = table.scrollWidth > table.clientWidth ? 0 : -1;
  }
};
onPage(reach);
addEventListener("resize", reach);

// The search is loaded on use; a slash leads there.
onPage(() => document.querySelector("[data-search]") && import("./search.js"));
addEventListener("keydown", (event) => {
  const link = event.key === "/" && !event.target.closest("input, textarea") && document.querySelector(".find");
  if (!link) return;
  event.preventDefault();
  link.click();
});
