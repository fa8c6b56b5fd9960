"""Whether cards are as high as their content: predicted against natural height, overflow, overlap and wasted area."""

from __future__ import annotations

import os
import statistics
from collections.abc import Iterator

from chromium import Page, View
from report import Report
from sample_pages import STYLES
from served_site import Mutation, ServedSite

NAME = "card-sizes"

#: Walls of few cards waste more of their area.
LABELS = ["sample", *STYLES, "mixed"]

MUTATIONS = [
    Mutation("assets/wall.css", "", ".card-main { padding-block-end: 4rem !important; }", "median error"),
    Mutation("assets/wall.css", "height:2.5rem;margin-top:auto", "height:4.5rem;margin-top:auto", "median error"),
    Mutation("assets/wall.css", "", ".card-link { min-height: 40rem; }", "95th percentile"),
    Mutation("assets/wall.css", "", ".songs { max-height: 3rem; overflow: hidden; }", "cuts"),
    Mutation("assets/wall.css", "", ".card-copy { -webkit-line-clamp: 1 !important; }", "hides"),
    Mutation("assets/wall.css", "", ".clip { --limit: 6rem !important; }", "in spite of room"),
    Mutation("assets/wall.css", "", ".wall { grid-auto-rows: .5rem !important; } .card { height: 100%; }", "wider typeface"),
    Mutation("assets/wall.css", "", ".wall { grid-auto-rows: .5rem !important; } .card { height: 60rem; }", "overlaps"),
    Mutation("assets/wall.css", "", ".wall { grid-auto-flow: row; } .wall > * { --column: auto !important; }", "wasted"),
    Mutation("assets/wall.css", "", ".card-text { height: 6rem !important; }", "of its walls is empty"),
    Mutation("assets/wall.css", "", ".wall > * { --column: var(--a) !important; }", "there are 2 columns"),
]

#: How wide the window is for so many columns; in the first, a column is as wide as the theme's.
WINDOWS = {1: 320, 2: 800, 3: 1040, 4: 1280}

MEDIAN_ERROR = 0.02
HIGH_ERROR = 0.06
WASTE = 0.06

#: How wide the window is where walls of one kind are looked at: they have two to six columns.
KIND_WINDOWS = [800, 1040, 1280, 1600, 1920]
#: Fewer cards leave a part of a row empty.
FEWEST_OF_KIND = 16
WASTE_OF_KIND = 0.1

#: Cards as high as they would be by themselves, each in the width of its place: neither stretched nor cut.
NATURAL = """
.wall { grid-auto-rows: auto !important; align-items: start !important; }
.card, .card * { -webkit-line-clamp: none !important; }
.card { grid-row: auto !important; height: auto !important; }
.card .clip { max-height: none !important; }
.card-cover { --give: 0rem; }
"""

#: Typefaces that are wider by a sixth than the ones that heights are computed for, and than all that the theme names.
#: Rows grow for them, though not for every card by all that it needs, so that there less than a line counts for nothing.
WIDE = ":root, :root [lang] { --text: 'DejaVu Sans'; --display: 'DejaVu Sans'; --serif: 'DejaVu Serif'; }"

#: Texts of which too little is hidden: the page would show only a line or two more.
FEWEST_HIDDEN = 3
#: How many empty lines there may be below a note that is cut: those that would show all of it but a few lines.
MOST_ROOM = 5

MEASURE = """
(() => {
  const style = getComputedStyle(document.documentElement);
  const rem = parseFloat(style.fontSize);
  const length = name => parseFloat(style.getPropertyValue(name)) * rem;
  const isCut = part => {
    const style = getComputedStyle(part);
    // A line clamp says by an ellipsis that it cuts, and a long note by fading out.
    return !['visible', 'auto'].includes(style.overflowY) && style.webkitLineClamp == 'none'
      && !part.matches('.clip, .visually-hidden, video, img, svg, .avatar') && part.scrollHeight > part.clientHeight + SLACK;
  };
  const hiddenLines = part => {
    const style = getComputedStyle(part);
    const isNote = part.matches('.clip');
    if (!isNote && style.webkitLineClamp == 'none') return 0;
    const hidden = (isNote ? part.firstElementChild : part).scrollHeight - part.clientHeight;
    return hidden > SLACK ? hidden / parseFloat(getComputedStyle(isNote ? part.firstElementChild : part).lineHeight) : 0;
  };
  const roomBelow = note => {
    const foot = note.closest('.card').querySelector('.card-foot');
    const room = foot.getBoundingClientRect().top - note.getBoundingClientRect().bottom;
    return hiddenLines(note) ? room / parseFloat(getComputedStyle(note.firstElementChild).lineHeight) : 0;
  };
  return {
    gap: length('--gap'), unit: length('--grid-unit'),
    cards: [...document.querySelectorAll('.wall .card')].map(card => {
      const box = card.getBoundingClientRect();
      const style = getComputedStyle(card);
      const digit = letter => Number(style.getPropertyValue('--' + letter));
      return {
        name: card.querySelector('h2 a.u-url')?.getAttribute('href') ?? '?',
        kind: card.className.split(' ').slice(1, 3).join(' '), box: [box.left, box.top, box.width, box.height],
        rows: digit('h') * 16 + digit('o'), isNormal: card.matches('.card-normal'),
        cut: [card, ...card.querySelectorAll('*')].filter(isCut).map(
          part => `${part.tagName.toLowerCase()}.${part.className} by ${part.scrollHeight - part.clientHeight} px`),
        hidden: [...card.querySelectorAll('*')].map(hiddenLines).filter(Boolean),
        room: Math.max(0, ...[...card.querySelectorAll('.clip:nth-last-child(2)')].map(roomBelow)),
      };
    }),
  };
})()
"""


def check(site: ServedSite, report: Report) -> None:
    for columns, width in WINDOWS.items():
        errors: list[tuple[float, str]] = []
        areas: list[tuple[float, float]] = []
        for path in walls(site):
            place = f"/{path} at {columns} columns"
            with site.open(path, View(width=width)) as page:
                page_errors, area = check_page(page, columns, place, report)
                errors += page_errors
                areas.append(area)
            with site.open(path, View(width=width)) as page:
                page.add_style(WIDE)
                check_cuts(measure(page, slack=32)["cards"], f"{place} in a wider typeface", report)
        judge(errors, areas, columns, f"{site.label} at {columns} columns", report)
    check_kinds(site, report)


def check_kinds(site: ServedSite, report: Report) -> None:
    """Whether walls of one kind are full, at two to six columns together."""
    for file in sorted(site.folder.glob("*/index.html")):
        if file.read_text().count('<article class="card ') < FEWEST_OF_KIND:
            continue
        path = f"{file.parent.name}/"
        areas = []
        with site.open(path, View()) as page:
            for width in KIND_WINDOWS:
                page.look(View(width=width))
                measured = measure(page)
                areas.append(area(measured["cards"], measured["gap"]))
        report.look()
        waste = wasted(areas)
        report.expect(waste <= WASTE_OF_KIND, f"/{path}", f"{waste:.1%} of its walls is empty")


def walls(site: ServedSite) -> Iterator[str]:
    """The pages of the site's wall, and those of its people."""
    yield ""
    for page in [*sorted(site.folder.glob("page/*/index.html")), site.folder / "people/index.html"]:
        # A page that leads on to another one has no wall.
        if page.exists() and 'class="wall"' in page.read_text():
            yield f"{page.parent.relative_to(site.folder)}/"


def check_page(page: Page, columns: int, place: str, report: Report) -> tuple[list[tuple[float, str]], tuple[float, float]]:
    """The error of each card with its words, and how much of the wall is used, of how much."""
    page.load_images()
    placed = measure(page)
    check_cuts(placed["cards"], place, report)
    for card in placed["cards"]:
        room = card["room"]
        report.expect(room <= MOST_ROOM, place, f"{card['name']} hides words in spite of room for {room:.1f} lines")
    page.add_style(NATURAL)
    natural = measure(page)
    cards, gap = placed["cards"], placed["gap"]
    report.look(len(cards))
    if len(cards) > columns:
        lefts = {round(card["box"][0]) for card in cards}
        # Walls of few cards may take fewer columns; the home wall has many.
        is_right = len(lefts) == columns if place.startswith("/ ") else len(lefts) <= columns
        report.expect(is_right, place, f"there are {len(lefts)} columns")
    check_overlap(cards, place, report)
    errors = []
    for card, free in zip(cards, natural["cards"]):
        # What hides lines of a long note by design is lower than all that it holds; chosen shapes end with the columns.
        if card["hidden"] or (columns == 1 and not card["isNormal"]):
            continue
        predicted = card["rows"] * placed["unit"] - gap
        height = free["box"][3]
        words = f"{card['name']} ({card['kind']}) {predicted:.0f} for {height:.0f} px"
        errors.append(((predicted - height) / height, words))
    return errors, area(cards, gap)


def check_cuts(cards: list[dict], place: str, report: Report) -> None:
    """Whether a card cuts words, or hides so few lines of them that it might as well show them."""
    for card in cards:
        name = f"{card['name']} ({card['kind']})"
        report.expect(not card["cut"], place, f"{name} cuts {', '.join(card['cut'])}")
        for lines in card["hidden"]:
            report.expect(lines >= FEWEST_HIDDEN - 0.2, place, f"{name} hides {lines:.1f} lines")


def measure(page: Page, slack: int = 2) -> dict:
    """The cards as they are; of those that are cut, the ones that hide more pixels than the slack."""
    return page.evaluate(MEASURE.replace("SLACK", str(slack)))


def judge(
    errors: list[tuple[float, str]], areas: list[tuple[float, float]], columns: int, place: str, report: Report
) -> None:
    sizes = [abs(error) for error, _ in errors]
    median, high = statistics.median(sizes), statistics.quantiles(sizes, n=20, method="inclusive")[-1]
    worst = sorted(errors, key=lambda error: -abs(error[0]))
    if os.environ.get("FEEDSITE_BROWSER_DETAILS"):
        for error, words in worst:
            print(f"    {error:+.1%} {words}")
    words = "; ".join(words for _, words in worst[:6])
    report.measure(f"{columns} columns: error of the height: median {median:.1%}, 95th percentile {high:.1%}")
    report.expect(median <= MEDIAN_ERROR, place, f"the median error is {median:.1%}: {words}")
    report.expect(high <= HIGH_ERROR, place, f"the 95th percentile of errors is {high:.1%}: {words}")
    if columns >= 3:
        waste = wasted(areas)
        report.measure(f"{columns} columns: wasted area {waste:.1%}")
        report.expect(waste <= WASTE, place, f"the wasted area is {waste:.1%}")


def wasted(areas: list[tuple[float, float]]) -> float:
    """How much of walls is empty, in parts of one."""
    return 1 - sum(used for used, _ in areas) / sum(whole for _, whole in areas)


def check_overlap(cards: list[dict], place: str, report: Report) -> None:
    """Looks at each card against those that begin while it still lasts, from the top down."""
    open_cards: list[dict] = []
    for card in sorted(cards, key=lambda card: card["box"][1]):
        left, top, width, height = card["box"]
        open_cards = [other for other in open_cards if other["box"][1] + other["box"][3] > top + 1]
        for other in open_cards:
            apart = other["box"][0] + other["box"][2] <= left + 1 or left + width <= other["box"][0] + 1
            report.expect(apart, place, f"{card['name']} overlaps {other['name']}")
        open_cards.append(card)


def area(cards: list[dict], gap: float) -> tuple[float, float]:
    """The area of the cards with their gaps, and that of the wall from its top to the end of its longest column."""
    left = min(card["box"][0] for card in cards)
    top = min(card["box"][1] for card in cards)
    right = max(card["box"][0] + card["box"][2] for card in cards)
    bottom = max(card["box"][1] + card["box"][3] for card in cards)
    used = sum((card["box"][2] + gap) * (card["box"][3] + gap) for card in cards)
    return used, (right - left + gap) * (bottom - top + gap)
