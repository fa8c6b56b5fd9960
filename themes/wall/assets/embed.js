// Puts a player in the place of the link to a film or a song. Nothing is loaded from elsewhere before that click.
import { onLink } from "./page.js";

const hosts = ["www.youtube-nocookie.com", "player.vimeo.com", "w.soundcloud.com", "open.spotify.com"];

onLink(".embed[data-player]:not(.is-playing) > a", (link) => {
  const block = link.parentElement;
  const { player, playerHeight } = block.dataset;
  // Whatever wrote the attribute, only players that are known get a frame.
  if (!hosts.some((host) => player.startsWith(`https://${host}/`))) return false;
  const frame = document.createElement("iframe");
  frame.src = player;
  frame.title = link.textContent;
  frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  // YouTube plays nothing for pages that do not say where they are.
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  if (playerHeight) frame.height = playerHeight;
  block.classList.add("is-playing");
  // The link stays below.
  block.prepend(frame);
  frame.focus();
});
