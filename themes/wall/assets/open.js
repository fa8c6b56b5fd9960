// Shows the colours that the reader chose, joins a card and its page by a view transition, and closes what was opened.

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
  root.dataset.scheme = store.scheme ?? "";
  addEventListener("DOMContentLoaded", paint);
  addEventListener("swap", paint);
  system.addEventListener("change", paint);
  addEventListener("click", ({ target }) => {
    if (!target.closest(".scheme")) return;
    const scheme = isDark() ? "light" : "dark";
    if ((scheme === "dark") === system.matches) delete store.scheme;
    else store.scheme = scheme;
    paint();
  });
}

// What played stands on pages without recordings as well.
{
  const { src } = document.currentScript;
  addEventListener("DOMContentLoaded", () => {
    try {
      if (sessionStorage.player) import(new URL("player.js", src));
    } catch {}
  });
}

// The card that leads to an address takes the name that the sheet of an entry has, and no other card.
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

// Not every browser lets keys scroll a table by itself.
const reach = () => {
  for (const table of document.querySelectorAll(".entry .prose table")) {
    table.tabIndex = table.scrollWidth > table.clientWidth ? 0 : -1;
  }
};
addEventListener("DOMContentLoaded", reach);
addEventListener("resize", reach);
addEventListener("swap", reach);
