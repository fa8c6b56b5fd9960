"""Whether pages fit narrow and very wide screens, what can be pressed is large enough, nothing stands over headings, no
card loses its foot where letters and lines are spaced out, and print is one column."""

from __future__ import annotations

from chromium import View
from report import Report
from sample_pages import sample_pages
from served_site import Mutation, ServedSite

NAME = "reflow"

LABELS = ["sample", "edges", "empty", "right-to-left", "languages"]
SELF_TEST = "small"

MUTATIONS = [
    Mutation("assets/wall.css", "", ".card-foot { width: 30rem; } .card { overflow: visible; }", "wider than 320 px"),
    Mutation("index.html", "<main", '<div style="width: 3900px; height: 1px"></div><main', "wider than 3840 px"),
    Mutation("assets/wall.css", "", "@media (min-resolution: 3dppx) { main { width: 400px !important; } }",
             "wider than 320 px at 400 %"),
    Mutation("assets/wall.css", "", ".browse > summary { min-height: 1rem !important; }", "is too small to press"),
    Mutation("assets/wall.css", "", ".entry-cover { position: sticky !important; top: 1rem; }", "stands over"),
    Mutation("assets/wall.css", "", "@media print { .wall { display: grid; grid-template-columns: 1fr 1fr; } }",
             "columns in print"),
    Mutation("assets/wall.css", "", ".wall .card { max-height: 8rem; }", "loses its foot"),
]  # fmt: skip

VIEWS = {
    "320 px": View(width=320, height=640),
    # A window of 1280 by 1024 px.
    "320 px at 400 %": View(width=320, height=256, scale=4),
    "3840 px": View(width=3840, height=2160),
}

#: What reaches out of the page, though no part that scrolls by itself holds it.
OVERFLOW = """
(() => {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return null;
  const isOut = box => box.right > root.clientWidth + 1 || (root.dir == 'rtl' && box.left < -1);
  const isHeld = part => { for (let p = part.parentElement; p && p != root; p = p.parentElement)
    if (getComputedStyle(p).overflowX != 'visible' && p != document.body) return true; return false };
  return [...document.body.querySelectorAll('*')]
    .filter(part => isOut(part.getBoundingClientRect()) && !isHeld(part))
    .map(part => `${part.tagName.toLowerCase()}.${part.className}`).slice(0, 3).join(', ') || 'something';
})()
"""

#: What does not catch a finger 21 px from its middle: 44 px from edge to edge, as Success Criterion 2.5.5 of WCAG wants. A
#: link in a line of words needs no more than the line.
SMALL_TARGETS = """
(() => {
  const isInline = link => getComputedStyle(link).display == 'inline'
    && (link.closest('.prose') || link.parentElement.textContent.trim().length > link.textContent.trim().length);
  const small = [];
  for (const target of document.querySelectorAll('a[href], button, summary, select, input, textarea')) {
    if (!target.checkVisibility({visibilityProperty: true}) || target.disabled || target.matches('.skip')) continue;
    if (isInline(target)) continue;
    // A card is the target of its heading's link, so any place of it will do.
    const card = target.matches('.card h2 a') && target.closest('.card').querySelector('.card-foot');
    (card || target).scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    const box = (card || target).getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const catches = (dx, dy) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit && (target.contains(hit) || hit.closest('label')?.control == target);
    };
    if (!(card ? [[0, 0]] : [[0, -21], [0, 21]]).every(([dx, dy]) => catches(dx, dy))) {
      small.push(`${target.closest('[class]')?.className} ${target.tagName.toLowerCase()} `
        + `"${target.textContent.trim().slice(0, 30)}" (${Math.round(box.width)} by ${Math.round(box.height)} px)`);
    }
  }
  scrollTo(0, 0);
  return small;
})()
"""

#: What covers a heading near the upper edge because it does not scroll along.
COVERS = """
[...document.querySelectorAll('main h1:not(.visually-hidden)')].flatMap(heading => {
  heading.scrollIntoView({behavior: 'instant'});
  scrollBy({top: -40, behavior: 'instant'});
  const words = document.createRange();
  words.selectNodeContents(heading);
  const box = words.getClientRects()[0];
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return heading.contains(hit) ? [] : `${hit?.tagName.toLowerCase()}.${hit?.className} stands over "${heading.textContent}"`;
})
"""

#: Where cards begin, from the left.
LEFT_EDGES = """
[...new Set([...document.querySelectorAll('.wall .card')].map(card => Math.round(card.getBoundingClientRect().left)))].length
"""

#: What readers may do to words, as Success Criterion 1.4.12 of WCAG says.
SPACING = """
* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
p { margin-bottom: 2em !important }
"""

#: How many cards end above the lower edge of their foot.
FEET = """
[...document.querySelectorAll('.wall .card')]
  .filter(card => card.querySelector('.card-foot').getBoundingClientRect().bottom > card.getBoundingClientRect().bottom + 1).length
"""


def check(site: ServedSite, report: Report) -> None:
    for sample in sample_pages(site):
        place = f"{site.label}, {sample.name}"
        with site.open(sample.path, View(width=320)) as page:
            page.load_images()
            for name, view in VIEWS.items():
                report.look()
                page.look(view)
                wide = page.evaluate(OVERFLOW)
                report.expect(not wide, place, f"the page is wider than {name}: {wide}")
            page.look(VIEWS["320 px"])
            for target in page.evaluate(SMALL_TARGETS):
                report.find(place, f"{target} is too small to press")
            for cover in page.evaluate(COVERS):
                report.find(place, cover)
            page.look(View(width=700, media="print"))
            columns = page.evaluate(LEFT_EDGES)
            report.expect(columns <= 1, place, f"there are {columns} columns in print")
            page.look(View())
            page.add_style(SPACING)
            lost = page.evaluate(FEET)
            report.expect(not lost, place, f"with words spaced out, a card loses its foot ({lost} of them)")
