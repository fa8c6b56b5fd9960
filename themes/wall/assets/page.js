/** Hands over the link of a click that asks for nothing else; the browser follows it where `act` returns false. */
export const onLink = (selector, act) =>
  addEventListener("click", (event) => {
    const link = event.target.closest(selector);
    const hasKey = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (link && !hasKey && !event.button && !event.defaultPrevented && act(link) !== false) event.preventDefault();
  });

export const read = async (url) => new DOMParser().parseFromString(await (await fetch(url)).text(), "text/html");

/** Runs the scripts of a page, each once. */
export const run = (page) => page.querySelectorAll("head script[src]").forEach(({ src }) => import(src));

/** Adds to what the history knows of this page. */
export const note = (facts) => history.replaceState({ ...history.state, ...facts }, "");
