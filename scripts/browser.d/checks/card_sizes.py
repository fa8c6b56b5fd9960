"""Whether cards are as high as their content: predicted against natural height, overflow, overlap and wasted area."""

from __future__ import annotations

import statistics

from chromium import Page, View
from report import Report
from served_site import Mutation, ServedSite

NAME = "card-sizes"

LABELS = ["self-test", "sample", "mixed"]

MUTATIONS = [
    Mutation("assets/wall.css", "", ".card-copy { line-height: 3rem !important; }", "median error"),
]

#: How wide the window is for so many columns.
WINDOWS = {1: 320, 2: 800, 3: 1040, 4: 1280}

MEDIAN_ERROR = 0.03
HIGH_ERROR = 0.10
WASTE = 0.06

#: Cards as high as they would be by themselves, each in its place's width, with all their text.
NATURAL = """
.wall { grid-auto-rows: auto !important; align-items: start !important; }
.card, .card * { -webkit-line-clamp: none !important; max-height: none !important; }
.card { grid-row: auto !important; height: auto !important; }
.card > .card-cover, .card .clip { flex: none !important; }
.card .clip { container-type: normal !important; }
"""

MEASURE = """
(() => {
  const wall = document.querySelector('.wall').getBoundingClientRect();
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return {
    rem, wall: [wall.left, wall.top, wall.width, wall.height],
    cards: [...document.querySelectorAll('.wall .card')].map(card => {
      const box = card.getBoundingClientRect();
      const isCut = part => !['visible', 'auto'].includes(getComputedStyle(part).overflowY)
        && getComputedStyle(part).webkitLineClamp == 'none' && !part.matches('.clip, .visually-hidden, video, img, .avatar')
        && part.scrollHeight > part.clientHeight + 1;
      return {
        name: card.querySelector('a.u-url')?.getAttribute('href') ?? '?',
        kind: card.className.split(' ')[1], box: [box.left, box.top, box.width, box.height],
        rows: Number(getComputedStyle(card).getPropertyValue('--rows')),
        cut: [card, ...card.querySelectorAll('*')].filter(isCut).map(
          part => `${part.tagName.toLowerCase()}.${part.className} by ${part.scrollHeight - part.clientHeight} px`),
      };
    }),
  };
})()
"""


def check(site: ServedSite, report: Report) -> None:
    for columns, width in WINDOWS.items():
        with site.open("", View(width=width)) as page:
            check_columns(page, columns, site.label, report)


def check_columns(page: Page, columns: int, label: str, report: Report) -> None:
    place = f"{label} at {columns} columns"
    page.load_images()
    placed = page.evaluate(MEASURE)
    page.add_style(NATURAL)
    natural = page.evaluate(MEASURE)
    cards = placed["cards"]
    report.look(len(cards))
    lefts = {round(card["box"][0]) for card in cards}
    report.expect(len(lefts) == columns, place, f"there are {len(lefts)} columns")
    check_overlap(cards, place, report)
    for card in cards:
        report.expect(not card["cut"], place, f"{card['name']} ({card['kind']}) cuts {', '.join(card['cut'])}")
    gap = placed["rem"]
    predicted = [card["rows"] * placed["rem"] - gap for card in cards]
    heights = [card["box"][3] for card in natural["cards"]]
    errors = [abs(guess - height) / height for guess, height in zip(predicted, heights)]
    median, high = statistics.median(errors), statistics.quantiles(errors, n=20, method="inclusive")[-1]
    worst = sorted(range(len(cards)), key=lambda index: -errors[index])[:5]
    report.measure(f"{columns} columns: error of the height: median {median:.1%}, 95th percentile {high:.1%}")
    words = "; ".join(f"{cards[i]['name']} {cards[i]['kind']} {predicted[i]:.0f} for {heights[i]:.0f} px" for i in worst)
    report.expect(median <= MEDIAN_ERROR, place, f"the median error is {median:.1%}: {words}")
    report.expect(high <= HIGH_ERROR, place, f"the 95th percentile of errors is {high:.1%}: {words}")
    if columns >= 3:
        waste = wasted(cards, gap)
        report.measure(f"{columns} columns: wasted area {waste:.1%}")
        report.expect(waste <= WASTE, place, f"the wasted area is {waste:.1%}")


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


def wasted(cards: list[dict], gap: float) -> float:
    """The part of the wall that no card with its gap covers, the ragged end included."""
    left = min(card["box"][0] for card in cards)
    top = min(card["box"][1] for card in cards)
    right = max(card["box"][0] + card["box"][2] for card in cards)
    bottom = max(card["box"][1] + card["box"][3] for card in cards)
    used = sum((card["box"][2] + gap) * (card["box"][3] + gap) for card in cards)
    return 1 - used / ((right - left + gap) * (bottom - top + gap))
