// Lets a recording play on while links are followed: pages are shown above it.
import { note, onLink, read, run } from "./page.js";

const base = new URL("..", import.meta.url).href;
const pageOf = (url) => url.href.split("#")[0];
const main = (page) => page.getElementById("_main");
const bar = document.createElement("aside");
bar.className = "player-bar";
bar.innerHTML = '<a></a><div></div><button>×</button>';
const [title, slot, button] = bar.children;
let playing, turn;
let shown = pageOf(location);

const isOn = () => bar.isConnected || playing?.paused === false;

const start = ({ target }) => {
  if (target.localName !== "audio" || target === playing) return;
  playing?.pause();
  bar.remove();
  playing = target;
  title.textContent = target.ariaLabel;
  title.href = target.closest(".card")?.querySelector("h2 a").href ?? location;
};
document.addEventListener("play", start, true);

button.onclick = () => {
  playing.pause();
  bar.remove();
  main(document).focus();
};

const open = async (url, isNew) => {
  const own = (turn = {});
  try {
    const page = await read(url);
    const target = page.querySelector("[http-equiv=refresh]")?.content.split("url=")[1];
    if (own !== turn) return;
    if (target) return open(new URL(target, url), isNew);
    ({ playerName: bar.ariaLabel, close: button.ariaLabel } = main(page).dataset);
    if (isNew) {
      note({ top: scrollY });
      history.pushState({}, "", url);
    }
    run(page);
    shown = pageOf(url);
    if (isOn() && !bar.isConnected) {
      slot.replaceChildren(playing);
      document.body.append(bar);
    }
    document.documentElement.lang = page.documentElement.lang;
    document.dir = page.dir;
    const passing = ":not([rel=stylesheet], [src], .player-bar)";
    for (const name of ["head", "body"]) {
      for (const part of document.querySelectorAll(`${name} > ${passing}`)) part.remove();
      document[name].prepend(...page.querySelectorAll(`${name} > ${passing}`));
    }
    main(document).focus({ preventScroll: true });
    scrollTo(0, history.state?.top ?? 0);
    document.getElementById(decodeURIComponent(url.hash.slice(1)))?.scrollIntoView();
    dispatchEvent(new Event("swap"));
  } catch {
    location = url;
  }
};

onLink("a[href]:not([target], [download], [data-more], [data-photo])", (link) => {
  const url = new URL(link);
  const isFile = /\.(?!html$)\w+$/.test(url.pathname);
  if (!isOn() || isFile || !url.href.startsWith(base) || (url.hash && pageOf(url) === shown)) return false;
  open(url, true);
});
addEventListener("popstate", () => pageOf(location) !== shown && open(new URL(location)));
