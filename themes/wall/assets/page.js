// The browser follows the link where `act` returns false.
export const onLink = (selector, act) =>
  addEventListener("click", (event) => {
    const link = event.target.closest(selector);
    const hasKey = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (link && !hasKey && !event.button && !event.defaultPrevented && act(link) !== false) event.preventDefault();
  });

export const read = async (url) => new DOMParser().parseFromString(await (await fetch(url)).text(), "text/html");

export const run = (page) => page.querySelectorAll("script[src]").forEach(({ src }) => import(src));

export const note = (facts) => history.replaceState({ ...history.state, ...facts }, "");
