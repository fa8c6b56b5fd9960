"""Whether a lightbox shows the photos of a page, with keys, fingers and buttons, and gives the focus back."""

from __future__ import annotations

from actions import complain, press, swipe, until
from chromium import View
from report import Report
from served_site import Mutation, ServedSite

NAME = "photos"

#: The site that small_site.py makes up.
LABELS = ["small"]
SELF_TEST = "small"

MUTATIONS = [
    Mutation("assets/lightbox.js", "ArrowRight", "ArrowDown", "next photo"),
    Mutation("assets/lightbox.js", "link.focus()", "link.blur()", "focus"),
    Mutation("assets/lightbox.js", 'part("span").textContent', "link.title", "caption"),
    Mutation("assets/lightbox.js", "> 40", "> 4000", "swipe"),
    Mutation("assets/lightbox.js", "void (", "(", "Escape"),
    Mutation("assets/lightbox.js", "else target.closest(\".close\") && ", "else ", "caption closes"),
    Mutation("assets/wall.css", "", ".media figure { flex-grow: 1 !important; }", "one height"),
    Mutation("assets/wall.css", "", ".media figure { flex-grow: 0 !important; }", "fill"),
    Mutation("assets/wall.css", "", ".media::after { content: none !important; }", "last row"),
]


#: The rows of a gallery, of so many photos of different shapes: how high each is, how far it reaches, and to where it may.
ROWS = """
(() => {
  const media = document.querySelector('.media'), figures = [...media.querySelectorAll('figure')];
  const shapes = [[3, 2], [2, 3], [1, 1], [16, 9], [4, 5], [2, 1], [1, 2]];
  const all = Array.from({length: COUNT}, (_, place) => figures[place] ?? media.appendChild(figures[0].cloneNode(true)));
  for (const [place, figure] of all.entries()) {
    const [width, height] = shapes[place % shapes.length];
    const sixtieths = Math.round(width / height * 60);
    figure.style.cssText = `--h: ${sixtieths >> 4}; --o: ${sixtieths & 15}`;
  }
  const rows = new Map();
  for (const figure of all) {
    const box = figure.querySelector('img').getBoundingClientRect();
    rows.set(Math.round(box.top), [...(rows.get(Math.round(box.top)) ?? []), box]);
  }
  return [...rows.values()].map(row => ({
    heights: row.map(box => box.height), end: Math.max(...row.map(box => box.right)), edge: media.getBoundingClientRect().right,
  }));
})()
"""

#: Width by height of the first photo, as the style sheet states it and as it is.
RATIOS = """
(figure => {
  const digit = letter => Number(getComputedStyle(figure).getPropertyValue('--' + letter));
  const photo = figure.querySelector('img');
  return [(digit('h') * 16 + digit('o')) / 60, photo.getAttribute('width') / photo.getAttribute('height')];
})(document.querySelector('figure'))
"""


def check(site: ServedSite, report: Report) -> None:
    check_gallery(site, report)
    check_lightbox(site, report)


def check_gallery(site: ServedSite, report: Report) -> None:
    """Any number of photos are in rows of one height that fill the width, and the last row is not stretched."""
    for width in (360, 768, 1440):
        place = f"gallery at {width} px"
        with site.open("media/squares/", View(width=width, scripts=False)) as page:
            report.look()
            told, own = page.evaluate(RATIOS)
            report.expect(abs(told - own) < 0.01, place, f"the shape of a photo is not told: {told} for {own}")
            for count in (3, 8, 24):
                rows = page.evaluate(ROWS.replace("COUNT", str(count)))
                for row in rows:
                    spread = max(row["heights"]) - min(row["heights"])
                    report.expect(spread <= 1.5, place, f"of {count} photos, a row has not one height: {spread:.1f} px")
                for row in rows[:-1]:
                    report.expect(abs(row["edge"] - row["end"]) <= 1.5, place, f"of {count} photos, a row does not fill the width")
                highest = max((max(row["heights"]) for row in rows[:-1]), default=None)
                if highest and width > 360:
                    report.expect(max(rows[-1]["heights"]) <= highest + 12, place, f"of {count} photos, the last row is stretched")


def check_lightbox(site: ServedSite, report: Report) -> None:
    place = "photos"
    shown = (
        "(() => { const box = document.querySelector('dialog[open]'), image = box?.querySelector('img');"
        " return box && [image.alt, new URL(image.src).pathname.split('/').pop(),"
        " box.querySelector('figcaption span').textContent.trim()] })()"
    )
    with site.open("media/squares/", View()) as page:
        report.look()
        page.evaluate("document.querySelector('figure > a').click()")
        until(page, "document.querySelector('dialog[open]')")
        first = ["A red square", "red.png", "The first square"]
        report.expect(page.evaluate(shown) == first, place, f"not the photo with its caption: {page.evaluate(shown)}")
        for key, name in [("ArrowRight", "green.png"), ("ArrowRight", "blue.png"), ("ArrowRight", "red.png"), ("ArrowLeft", "blue.png")]:
            press(page, key)
            now = page.evaluate(shown)
            report.expect(now and now[1] == name, place, f"{key} does not lead to the next photo, {name}: {now}")
        report.expect(page.evaluate(shown)[2] == "The last square", place, "the caption is not that of the photo")
        swipe(page, -200)
        report.expect(page.evaluate(shown)[1] == "red.png", place, "a swipe does not lead to the next photo")
        page.evaluate("document.querySelector('dialog [value=\"1\"]').click()")
        report.expect(page.evaluate(shown)[1] == "green.png", place, "the button does not lead to the next photo")
        page.evaluate("document.querySelector('dialog figcaption').click()")
        report.expect(page.evaluate("document.querySelector('dialog').open"), place, "a press on the caption closes it")
        press(page, "Escape")
        report.expect(until(page, "!document.querySelector('dialog[open]')"), place, "Escape does not close it")
        focus = "document.activeElement?.getAttribute('href')?.endsWith('red.png')"
        report.expect(until(page, focus), place, "the focus is not back where it was")
        complain(page, report, place)
