// Loads a player from elsewhere in the place of its link, on a click only.
import { onLink } from "./page.js";

const known = /^https:\/\/(www\.youtube-nocookie|player\.vimeo|w\.soundcloud|open\.spotify)\.com\//;

onLink(".embed[data-player]:not(.is-playing) > a", (link) => {
  const block = link.parentElement;
  const { player, playerHeight } = block.dataset;
  // Others get no frame, whatever wrote the attribute.
  if (!known.test(player)) return false;
  const frame = document.createElement("iframe");
  frame.src = player;
  frame.title = link.textContent;
  frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  // YouTube plays nothing for pages that do not say where they are.
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  if (playerHeight) frame.height = playerHeight;
  block.classList.add("is-playing");
  block.prepend(frame);
  frame.focus();
});
