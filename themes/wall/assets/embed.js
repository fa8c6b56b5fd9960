// Puts a player in the place of the link that stands for it. Nothing is loaded from elsewhere before a reader clicks;
// without this script, or with a key held down, the link leads to the page of the film or the song.
"use strict";

const hosts = ["www.youtube-nocookie.com", "player.vimeo.com", "w.soundcloud.com", "open.spotify.com"];

document.addEventListener("click", (event) => {
  const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || hasModifier) return;
  const link = event.target.closest?.(".embed[data-player]:not(.is-playing) > a");
  if (!link) return;
  const block = link.parentElement;
  const player = new URL(block.dataset.player, document.baseURI);
  // Whatever wrote the attribute, only players that are known get a frame.
  if (player.protocol !== "https:" || !hosts.includes(player.host)) return;

  const frame = document.createElement("iframe");
  frame.src = player.href;
  frame.title = link.textContent;
  frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  // YouTube plays nothing for pages that do not say where they are.
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  if (block.dataset.playerHeight) frame.height = block.dataset.playerHeight;
  event.preventDefault();
  block.classList.add("is-playing");
  // The link stays below, for those who would rather go to the page.
  block.prepend(frame);
  frame.focus();
});
