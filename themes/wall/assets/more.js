// Adds older entries.
import { note, onLink, read, run } from "./page.js";

const find = (selector, part = document) => part.querySelector(selector);

// Archive pages are packed on their own, so they are added whole.
const add = async (link) => {
  const status = find("[data-loaded]");
  status.textContent = "";
  link.ariaBusy = true;
  const page = await read(link.href).finally(() => (link.ariaBusy = null));
  // Who left wants none of it.
  if (!link.isConnected) return;
  const wall = find(".wall", page);
  const next = find("[data-more]", page);
  // What has an id there keeps it.
  for (const part of wall.querySelectorAll("[id]")) find("#" + CSS.escape(part.id)) && part.removeAttribute("id");
  const pager = link.parentElement;
  pager.before(wall, ...page.querySelectorAll("template.player"));
  run(page);
  if (next) link.href = next.href;
  else (pager.children[1] ? link : pager).remove();
  status.textContent = status.dataset.loaded;
  return wall;
};

onLink("[data-more]", async (link) => {
  if (link.ariaBusy) return;
  try {
    const wall = await add(link);
    if (!wall) return;
    note({ more: (history.state?.more ?? 0) + 1 });
    find("h2 a", wall).focus();
  } catch {
    if (link.isConnected) location = link.href;
  }
});

// Who comes back finds what was added.
const restore = async () => {
  const { more = 0, top } = history.state ?? {};
  for (let count = 0; count < more && (await add(find("[data-more]"))); count++);
  if (more) scrollTo(0, top);
};
restore();
addEventListener("swap", restore);
addEventListener("pagehide", () => history.state?.more && note({ top: scrollY }));
