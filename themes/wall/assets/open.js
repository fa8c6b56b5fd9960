// What every page needs: colours, transitions, ways to search.

const onPage = (act) => {
  addEventListener("DOMContentLoaded", act);
  addEventListener("swap", act);
};

{
  let store = {};
  // Storage may be forbidden.
  try {
    store = localStorage;
  } catch {}
  const root = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => (store.scheme ? store.scheme === "dark" : system.matches);
  const paint = () => {
    root.dataset.scheme = store.scheme ?? "";
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
}

// Who goes back finds what was put in place of the page, also after a reload.
if (history.state) import("./page.js");

// The player stays on pages without recordings, too.
onPage(() => {
  try {
    if (sessionStorage.player) import("./player.js");
  } catch {}
});

// Only the card that leads to an address takes the name of an entry's sheet.
const name = (url) => {
  let isFree = true;
  for (const link of document.querySelectorAll(".card h2 a")) {
    const isWanted = isFree && link.href === url;
    if (isWanted) isFree = false;
    link.closest(".card").style.viewTransitionName = isWanted ? "entry" : "";
  }
};
addEventListener("pageswap", ({ viewTransition, activation }) => viewTransition && name(activation?.entry?.url));
addEventListener("pagereveal", ({ viewTransition }) => {
  name(viewTransition && navigation.activation?.from?.url);
  viewTransition?.finished.then(() => name());
});

addEventListener("click", ({ target }) => {
  for (const open of document.querySelectorAll(".browse[open]")) open.open = open.contains(target);
});
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
