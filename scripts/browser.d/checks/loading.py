"""How pages load: nothing moves, the wall shows soon, no other host is asked, and all is there without scripts."""

from __future__ import annotations

from chromium import Page, View
from report import Report
from sample_pages import sample_pages
from served_site import Mutation, ServedSite

NAME = "loading"

LABELS = ["sample", "edges", "empty"]
SELF_TEST = "small"
ALONE = True

MUTATIONS = [
    Mutation("index.html", "</body>", '<script src="https://cdn.invalid/a.js"></script></body>', "asks another host"),
    Mutation("assets/wall.css", "", "html { background-image: url(//pictures.invalid/a.png); }", "asks another host"),
    Mutation("assets/wall.css", "", "@keyframes late { from { height: 0 } to { height: 90px } } "
             ".site-head::before { content: ''; animation: late .3s steps(2) both }", "moves by"),
    Mutation("index.html", "<main", "<script>{const t = Date.now() + 1600; while (Date.now() < t) {}}</script><main",
             "largest part shows after"),
    Mutation("index.html", "<main", "<script>{const t = Date.now() + 2200; while (Date.now() < t) {}}</script><main",
             "on a phone"),
    Mutation("index.html", 'loading="eager"', 'loading="lazy"', "waits until it comes near"),
    Mutation("index.html", '<div class="wall">', '<div class="wall" hidden><script>'
             "document.querySelector('.wall').hidden = false</script>", "without scripts"),
]  # fmt: skip

#: How often a page is loaded where something seems to be wrong; the machine may have been busy with something else, and a
#: page that was painted before it was read to its end moves a little.
ATTEMPTS = 6

#: How long the largest part of the wall may take, in milliseconds, with a processor that is four times slower.
SOON = 1200
SLOWDOWN = 4

#: A phone that is as slow, on a network of 1.6 Mbit/s with 150 ms to the site, and how long the same may take there.
PHONE = View(width=360, height=740, slowdown=SLOWDOWN, network=(200_000, 150))
SOON_ON_PHONE = 1800

#: Scrolls to the end, so that everything is loaded, and says what moved and when the largest part was painted.
MEASURE = """
(async () => {
  const moves = [];
  let largest = 0;
  const watch = (type, note) => new PerformanceObserver(list => list.getEntries().forEach(note)).observe({type, buffered: true});
  // What moves without a node is a part of the player that the browser draws for a recording.
  watch('layout-shift', shift => shift.sources.some(source => source.node) && moves.push([shift.value, shift.sources.map(
    source => {
      const node = source.node?.nodeType == 1 ? source.node : source.node?.parentElement;
      return node ? `${node.tagName.toLowerCase()}.${node.className}` : '?' })]));
  watch('largest-contentful-paint', paint => { largest = Math.max(largest, paint.startTime) });
  const pause = time => new Promise(done => setTimeout(done, time));
  await pause(250);
  const early = largest;
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) { scrollTo(0, y); await pause(16) }
  await pause(100);
  return {largest: early, moved: moves.reduce((sum, [value]) => sum + value, 0),
    parts: [...new Set(moves.flatMap(([, parts]) => parts))].slice(0, 3)};
})()
"""

#: How the first cover or photo of the wall is loaded, if one of the first cards has any. Browsers ask for a lazy picture
#: only when they know where it stands, which the fast host of this check hides.
FIRST_PICTURE = """
[...document.querySelectorAll('.wall .card')].slice(0, 4)
  .flatMap(card => [...card.querySelectorAll('.u-featured, .u-photo:not(.avatar)')])[0]?.loading
"""

#: What one sees of the wall: where each card is and what it says. With scripts, what happened on this day may be above.
WALL = """
[...document.querySelectorAll('.wall .card')].map(card => {
  const box = card.getBoundingClientRect();
  return [box.left, box.top - card.closest('.wall').getBoundingClientRect().top, box.width, box.height].map(Math.round).join(' ') + ' ' + card.innerText.replace(/\\s+/g, ' ');
})
"""


def check(site: ServedSite, report: Report) -> None:
    slowest = moved = 0.0
    for sample in sample_pages(site):
        place = f"{site.label}, {sample.name}"
        is_wall = sample.name == "wall"
        for width in [320, 1440] if is_wall else [768]:
            report.look()
            view = View(width=width, slowdown=SLOWDOWN if is_wall else 1)
            loads = [load(site, sample.path, view, place, report)]
            while len(loads) < ATTEMPTS and (least(loads, "moved") or is_wall and least(loads, "largest") >= SOON):
                loads.append(load(site, sample.path, view, place, report))
            moved = max(moved, least(loads, "moved"))
            report.expect(not least(loads, "moved"), place, f"moves by {least(loads, 'moved'):.4f}: {loads[-1]['parts']}")
            if is_wall:
                time = least(loads, "largest")
                slowest = max(slowest, time)
                report.expect(0 < time < SOON, place, f"its largest part shows after {time:.0f} ms")
    check_phone(site, report)
    with site.open("", View(width=1440)) as page:
        usual = page.evaluate(WALL)
    with site.open("", View(width=1440, scripts=False)) as page:
        loading = page.evaluate(FIRST_PICTURE)
        page.load_images()
        bare = page.evaluate(WALL)
        missing = page.evaluate("[...document.images].filter(image => !image.naturalWidth).map(image => image.src)")
    report.expect(loading != "lazy", site.label, "the first picture of the wall waits until it comes near")
    report.expect(usual == bare, site.label, f"without scripts the wall is another: {difference(usual, bare)}")
    report.expect(not missing, site.label, f"without scripts pictures are missing: {missing}")
    report.expect(bare or site.label == "empty", site.label, "without scripts there is no card")
    report.measure(f"largest contentful paint of the wall {slowest:.0f} ms at most; cumulative layout shift {moved:.4f} at most")


def check_phone(site: ServedSite, report: Report) -> None:
    """Whether the largest part of the wall shows soon on a phone."""
    report.look()
    place = f"{site.label}, wall"
    loads: list[dict] = []
    while len(loads) < ATTEMPTS and (not loads or least(loads, "largest") >= SOON_ON_PHONE):
        loads.append(load(site, "", PHONE, place, report))
    time = least(loads, "largest")
    report.measure(f"largest contentful paint of the wall on a phone {time:.0f} ms")
    report.expect(0 < time < SOON_ON_PHONE, place, f"on a phone it takes {time:.0f} ms to show its largest part")


def least(loads: list[dict], name: str) -> float:
    """The least of what several loads of a page measured."""
    return min(measured[name] for measured in loads)


def load(site: ServedSite, path: str, view: View, place: str, report: Report) -> dict:
    """What is measured of a page, which may not ask another host for anything."""
    with site.open(path, view) as page:
        measured = page.evaluate(MEASURE)
        check_requests(page, site, place, report)
        return measured


def check_requests(page: Page, site: ServedSite, place: str, report: Report) -> None:
    foreign = [url for url in page.requests if not url.startswith((site.url, "data:", "blob:", "about:"))]
    report.expect(not foreign, place, f"asks another host: {foreign[:3]}")


def difference(usual: list[str], bare: list[str]) -> str:
    pairs = [(one, other) for one, other in zip(usual, bare) if one != other]
    return f"{len(usual)} and {len(bare)} cards; {pairs[:1]}"
