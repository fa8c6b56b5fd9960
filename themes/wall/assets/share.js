// Shows what needs a script to share: apps, the clipboard, your Mastodon server.

const words = (part) => part.querySelector("input, textarea").value;
// To close the list of apps is no failure.
const share = (data) => navigator.share(data).catch(() => {});
const files = [new File([""], "a.png", { type: "image/png" })];

const prepare = (block) => {
  const offer = (selector, isPossible, act) => {
    for (const button of isPossible ? block.querySelectorAll(selector) : []) {
      button.hidden = false;
      button.onclick = () => act(button.parentElement, button);
    }
  };
  offer("[data-share-app]", navigator.share, () => share(block.dataset));
  offer("[data-copy]", navigator.clipboard, async (part) => {
    await navigator.clipboard.writeText(words(part));
    const status = block.querySelector("[role=status]");
    status.textContent = status.dataset.copied;
  });
  offer("[data-send]", navigator.canShare?.({ files }), async (part) => {
    const files = [...part.querySelectorAll("a[download]")].map(async ({ href, download }) => {
      const picture = await (await fetch(href)).blob();
      return new File([picture], download, { type: picture.type });
    });
    share({ text: words(part), files: await Promise.all(files) });
  });

  const link = block.querySelector("[data-instance]");
  // The answer may be no server.
  const use = (server) => {
    try {
      const stored = server ?? store.mastodon;
      if (stored) link.href = new URL(`https://${stored}/share${new URL(link.href).search}`);
      if (server) store.mastodon = server;
    } catch {}
  };
  if (link) use();
  offer("[data-question]", link, (part, button) => {
    // It may be a handle.
    const [server] = prompt(button.dataset.question, link.host)?.match(/[^\s/@]+\.[^\s/@]+/) ?? [];
    if (server) use(server);
  });
};

const start = () => document.querySelectorAll("[data-share]").forEach(prepare);
start();
addEventListener("swap", start);
