// Follows links by hand: puts pages in place of the current one.

// The browser follows the link where `act` returns false.
export const onLink = (selector, act) =>
  addEventListener("click", (event) => {
    const link = event.target.closest(selector);
    const hasKey = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (link && !hasKey && !event.button && !event.defaultPrevented && act(link) !== false) event.preventDefault();
  });

// Entries may link to anything; only pages of this site are shown in place.
export const read = async (url) => {
  const answer = await fetch(url, { mode: "same-origin" });
  if (!answer.ok || !/^text.html/.test(answer.headers.get("content-type"))) throw answer;
  return new DOMParser().parseFromString(await answer.text(), "text/html");
};

// What runs already hears of a new page by itself.
export const run = (page) => {
  const known = [...document.scripts].map(({ src }) => src);
  for (const { src } of page.querySelectorAll("script[src]")) known.includes(src) || import(src);
};

export const note = (facts) => history.replaceState({ ...history.state, ...facts }, "");

export let shown = opened;
let turn;

// What stays from page to page: style sheets, fonts, scripts, the player, what is said aloud.
const passing = ":not([rel=stylesheet], [as], [src], .player-bar, [role=status])";

const put = (page, url, target) => {
  run(page);
  shown = pageOf(url);
  document.documentElement.lang = page.documentElement.lang;
  document.dir = page.dir;
  for (const name of ["head", "body"]) {
    for (const part of document.querySelectorAll(`${name} > ${passing}`)) part.remove();
    document[name].prepend(...page.querySelectorAll(`${name} > ${passing}`));
  }
  document.querySelector(target)?.focus({ preventScroll: true });
  scrollTo(0, history.state?.top ?? 0);
  document.getElementById(decodeURIComponent(url.hash.slice(1)))?.scrollIntoView();
  dispatchEvent(new Event("swap"));
};

// The browser follows the address where anything fails; `show` puts the page in place.
export const visit = async (url, isNew, target = "#_main", show = (act) => act()) => {
  const own = (turn = {});
  try {
    const page = await read(url);
    const next = page.querySelector("[http-equiv=refresh]")?.content.split("url=")[1];
    if (own !== turn) return;
    if (next) return await visit(new URL(next, url), isNew, target, show);
    if (isNew) {
      note({ top: scrollY });
      history.pushState({}, "", url);
    }
    await show(() => put(page, url, target));
  } catch {
    if (own === turn) location = url;
  }
};

const follow = () => pageOf(location) !== shown && visit(new URL(location));
addEventListener("popstate", follow);
follow();
