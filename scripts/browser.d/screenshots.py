"""Takes pictures of pages of every sort, to be looked at: light and dark, narrow and wide, in print, in forced colours, and
walls in their other layouts.

    screenshots.py FOLDER LABEL=SITE...
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from chromium import Chromium, Page, View
from sample_pages import sample_pages
from served_site import serve

VIEWS = {f"{width}-{scheme}": View(width=width, scheme=scheme) for width in (320, 375, 768, 1440) for scheme in ("light", "dark")}

#: Ways to look at a page that need one picture only.
OTHERS = {
    "3840": View(width=3840, height=2160),
    "print": View(width=794, height=1123, media="print"),
    "forced": View(width=1024, scheme="dark", features=(("forced-colors", "active"),)),
}


#: Lays the cards out in another way, where the page has a choice.
CHOOSE = "(() => { const choice = document.querySelector('[value=%s]'); choice?.click(); return !!choice })()"


def take_layouts(page: Page, folder: Path, label: str) -> int:
    """Pictures of a wall as a timeline and as a grid; answers how many."""
    count = 0
    for layout in ("list", "grid"):
        for width in (375, 1440):
            page.look(View(width=width))
            if page.evaluate(CHOOSE % layout):
                page.screenshot(folder / f"{label}-wall-{layout}-{width}.png")
                count += 1
    return count


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    with Chromium.start() as browser:
        for label, path in (argument.split("=", 1) for argument in sys.argv[2:]):
            with serve(label, Path(path), browser) as site:
                for sample in sample_pages(site):
                    with site.open(sample.path, View()) as page:
                        page.load_images()
                        for name, view in {**VIEWS, **OTHERS}.items():
                            page.look(view)
                            words = re.sub(r"[^a-z0-9]+", "-", f"{label} {sample.name}".lower()).strip("-")
                            page.screenshot(folder / f"{words}-{name}.png")
                            count += 1
                        if sample.name == "wall":
                            count += take_layouts(page, folder, label)
    print(f"{count} pictures in {folder}")


if __name__ == "__main__":
    main()
