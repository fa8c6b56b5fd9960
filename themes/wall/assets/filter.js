// Shows the wall of a kind, a tag or a year in place of the one shown.
import { onLink, visit } from "./page.js";

const status = document.createElement("p");
status.role = "status";
status.className = "visually-hidden";
document.body.append(status);

const show = async (put) => {
  if (matchMedia("(prefers-reduced-motion)").matches || !document.startViewTransition) put();
  else await document.startViewTransition(put).updateCallbackDone;
  status.textContent = document.title;
};

onLink(".site-bar .browse a", (link) => {
  if (!document.querySelector(".wall")) return false;
  visit(new URL(link), true, ".site-bar summary", show);
});
