"use strict";
(() => {
  const own = document.currentScript;
  let version = Number(own.dataset.version);
  let wanted = version;
  let source, busy = false, swaps = 0;

  // Our own elements belong to no version of the page.
  const isOurs = (node) => node.nodeType === 1 && node.hasAttribute("data-feedsite");
  const plainAddress = (text) => (text ?? "").replace(/[?&]feedsite=\d+$/, "");

  function copyAttributes(from, to) {
    for (const { name, value } of to.attributes) {
      if (name === "href" && from.localName === "link" && plainAddress(from.getAttribute(name)) === value) continue;
      if (from.getAttribute(name) !== value) from.setAttribute(name, value);
    }
    for (const { name } of [...from.attributes]) {
      // What a reader has opened stays open.
      const isReaders = name === "open" && ["details", "dialog"].includes(from.localName);
      if (!to.hasAttribute(name) && !isReaders) from.removeAttribute(name);
    }
  }

  function update(from, to) {
    if (from.nodeType !== to.nodeType || from.nodeName !== to.nodeName) {
      from.replaceWith(document.importNode(to, true));
      return;
    }
    if (from.nodeType !== 1) {
      if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
      return;
    }
    copyAttributes(from, to);
    const old = [...from.childNodes].filter((node) => !isOurs(node));
    let place = from.firstChild;
    for (const child of [...to.childNodes].filter((node) => !isOurs(node))) {
      let index = old.findIndex((node) => node.isEqualNode(child));
      const isSame = index >= 0;
      if (!isSame) index = old.findIndex((node) => node.nodeName === child.nodeName && (node.id || "") === (child.id || ""));
      while (place && isOurs(place)) place = place.nextSibling;
      if (index < 0) {
        from.insertBefore(document.importNode(child, true), place);
        continue;
      }
      const [node] = old.splice(index, 1);
      if (node === place) place = place.nextSibling; else from.insertBefore(node, place);
      if (!isSame) update(node, child);
    }
    for (const node of old) node.remove();
  }

  const scripts = (page) => [...page.querySelectorAll("script[src]:not([data-feedsite])")].map((s) => s.getAttribute("src")).join(" ");

  async function refresh() {
    if (busy) return;
    busy = true;
    try {
      while (version !== wanted) {
        const target = wanted;
        const answer = await fetch(location.href, { cache: "no-cache" });
        const type = answer.headers.get("content-type") ?? "";
        if (!type.startsWith("text/html")) return location.reload();
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        // Scripts that are put in afterwards would not run.
        if (scripts(page) !== scripts(document)) return location.reload();
        const [x, y] = [scrollX, scrollY];
        update(document.documentElement, page.documentElement);
        scrollTo({ left: x, top: y, behavior: "instant" });
        version = target;
        own.dataset.version = version;
        document.dispatchEvent(new Event("feedsite:refresh"));
      }
    } catch {
      // The server has ended; whoever starts it again gets a fresh page.
    } finally {
      busy = false;
    }
  }

  function swapStyles() {
    swaps += 1;
    for (const link of document.querySelectorAll("link[rel=stylesheet]")) {
      const address = new URL(link.href);
      if (address.origin !== location.origin) continue;
      address.searchParams.set("feedsite", swaps);
      const next = link.cloneNode();
      next.href = address.href;
      next.onload = next.onerror = () => link.remove();
      link.after(next);
    }
  }

  let overlay;
  function show(text) {
    overlay?.remove();
    overlay = undefined;
    if (!text) return;
    overlay = document.createElement("div");
    overlay.setAttribute("data-feedsite", "problems");
    const root = overlay.attachShadow({ mode: "open" });
    const style = document.createElement("style");
    style.textContent = `
      section { position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto; padding: 1rem 1.25rem 1.25rem;
        background: #2b0b0e; color: #ffe9e9; border-top: 4px solid #ff6b6b; box-shadow: 0 -8px 32px rgb(0 0 0 / .45); font: 15px/1.5 system-ui, sans-serif; }
      h1 { margin: 0 0 .5rem; font-size: 1rem; }
      pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.5 ui-monospace, monospace; }
      button { float: right; min-width: 2rem; min-height: 2rem; font: inherit; color: inherit; background: none; border: 1px solid; border-radius: .4rem; cursor: pointer; }
      button:focus-visible { outline: 3px solid #ffd166; outline-offset: 2px; }`;
    const section = document.createElement("section");
    section.setAttribute("role", "alert");
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "\u2715";
    button.setAttribute("aria-label", "Hide");
    button.onclick = () => show("");
    const heading = document.createElement("h1");
    heading.textContent = "The last change cannot be shown";
    const words = document.createElement("pre");
    words.textContent = text;
    section.append(button, heading, words);
    root.append(style, section);
    document.documentElement.append(overlay);
  }

  function listen() {
    if (source || document.hidden) return;
    source = new EventSource("/__feedsite/events");
    source.addEventListener("state", (event) => {
      const [number, ...lines] = event.data.split("\n");
      show(lines.join("\n"));
      wanted = Number(number);
      refresh();
    });
    source.addEventListener("styles", swapStyles);
  }

  // A browser opens few connections to one host, so pages that nobody sees give theirs back.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) return listen();
    source?.close();
    source = undefined;
  });
  addEventListener("pagehide", () => { source?.close(); source = undefined; });
  addEventListener("pageshow", listen);
  listen();
})();
