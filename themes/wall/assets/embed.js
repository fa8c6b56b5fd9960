// Loads a player from elsewhere in place of its link, on click.
import { onLink } from "./page.js";

const known = /^https:\/\/(www\.youtube-nocookie|player\.vimeo|w\.soundcloud|open\.spotify)\.com\//;

onLink(".embed[data-player]:not(.is-playing) > a", (link) => {
  const block = link.parentElement;
  const { player, playerHeight } = block.dataset;
  // Others get no frame, whatever wrote the attribute.
  if (!known.test(player)) return false;
  const frame = Object.assign(document.createElement("iframe"), {
    src: player,
    title: link.textContent,
    allow: "autoplay; encrypted-media; fullscreen; picture-in-picture",
    // YouTube wants to know the page.
    referrerPolicy: "strict-origin-when-cross-origin",
  });
  if (playerHeight) frame.height = playerHeight;
  block.classList.add("is-playing");
  block.prepend(frame);
  frame.focus();
});
