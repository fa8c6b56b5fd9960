// Adds older entries to a wall.
import { note, onLink, read, run } from "./page.js";

const find = (selector, part = document) => part.querySelector(selector);
const cards = (page) => [...page.querySelectorAll(".wall > *")];
const uid = (card) => find(".u-uid", card)?.value;

// Each page is packed on its own.
const add = async (link) => {
  const status = find("[data-loaded]");
  status.textContent = "";
  link.ariaBusy = true;
  const page = await read(link.href);
  const wall = find(".wall", page);
  const next = find("[data-more]", page);
  const known = cards(document).map(uid);
  const doubles = cards(page).filter((card) => known.includes(uid(card)));
  // Where a pinned card is missing, the browser places the others.
  if (doubles[0]) for (const card of cards(page)) card.removeAttribute("style");
  for (const card of doubles) card.remove();
  const pager = link.parentElement;
  pager.before(wall);
  run(page);
  link.ariaBusy = null;
  if (next) link.href = next.href;
  else (pager.children[1] ? link : pager).remove();
  status.textContent = status.dataset.loaded;
  return wall;
};

onLink("[data-more]", async (link) => {
  if (link.ariaBusy) return;
  try {
    const wall = await add(link);
    note({ more: (history.state?.more ?? 0) + 1 });
    find("h2 a", wall).focus();
  } catch {
    location = link.href;
  }
});

// Who comes back finds what was added, and the place.
const restore = async () => {
  const { more = 0, top } = history.state ?? {};
  for (let count = 0; count < more; count++) await add(find("[data-more]"));
  if (more) scrollTo(0, top);
};
restore();
addEventListener("swap", restore);
addEventListener("pagehide", () => history.state?.more && note({ top: scrollY }));
