// Joins a card and its page by a view transition, and closes what was opened above the page.

// The card that leads to an address takes the name that the sheet of an entry has.
const name = (url, value) => {
  if (!url) return;
  for (const link of document.querySelectorAll(".card h2 a")) {
    if (link.href === url) return (link.closest(".card").style.viewTransitionName = value);
  }
};
addEventListener("pageswap", ({ viewTransition, activation }) => viewTransition && name(activation?.entry?.url, "entry"));
addEventListener("pagereveal", ({ viewTransition }) => {
  if (!viewTransition) return;
  const url = navigation.activation?.from?.url;
  name(url, "entry");
  viewTransition.finished.then(() => name(url, ""));
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
