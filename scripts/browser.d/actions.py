"""What checks do to a page, as readers do it, and how they wait for what comes of it."""

from __future__ import annotations

import json
import time

from chromium import BrowserError, Page
from report import Report

SECONDS = 10

#: The cards of a page: the guid of each, and its box in the document.
CARDS = """
[...document.querySelectorAll('.wall > div')].map(part => {
  const card = part.querySelector('.card') ?? part, box = card.getBoundingClientRect();
  return { uid: part.querySelector('.u-uid')?.value, box: [box.left, box.top + scrollY, box.width, box.height].map(Math.round) };
})
"""


def complain(page: Page, report: Report, place: str) -> None:
    """Notes what the browser complained about, and requests to others."""
    for complaint in page.complaints:
        report.find(place, complaint)
    host = page.evaluate("location.origin")
    for url in page.requests:
        report.expect(url.startswith((host, "data:")), place, f"asks another host: {url}")


def press(page: Page, key: str) -> None:
    """Presses and lets go of a key."""
    codes = {"ArrowLeft": 37, "ArrowRight": 39, "Escape": 27, "Tab": 9, " ": 32, "/": 191}
    for kind in ("rawKeyDown", "keyUp"):
        page.call(
            "Input.dispatchKeyEvent", type=kind, key=key, code=key.replace(" ", "Space"),
            windowsVirtualKeyCode=codes[key], nativeVirtualKeyCode=codes[key],
        )  # fmt: skip


def tap(page: Page, selector: str) -> None:
    """Touches the middle of an element with a finger, which must be on top there."""
    x, y = page.evaluate(
        f"(() => {{ const part = document.querySelector({json.dumps(selector)}); part.scrollIntoView({{block: 'center'}});"
        " const box = part.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2] })()"
    )
    page.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
    page.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])


def swipe(page: Page, way: int) -> None:
    """Draws a finger across the middle of the window."""
    x, y = page.view.width // 2, page.view.height // 2
    page.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
    for step in range(1, 5):
        page.call("Input.dispatchTouchEvent", type="touchMove", touchPoints=[{"x": x + way * step // 4, "y": y}])
    page.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])


def call(page: Page, expression: str) -> None:
    """Evaluates an expression as if a reader had clicked."""
    answer = page.call("Runtime.evaluate", expression=expression, awaitPromise=True, userGesture=True)
    if "exceptionDetails" in answer:
        raise BrowserError(answer["exceptionDetails"].get("text", "an exception"))


def until(page: Page, condition: str) -> bool:
    """Whether a condition comes true in time, while the page stays."""
    return bool(
        page.evaluate(
            f"""new Promise(done => {{
              const end = performance.now() + {SECONDS * 1000};
              const look = () => ({condition}) ? done(true) : performance.now() > end ? done(false) : setTimeout(look, 50);
              look();
            }})"""
        )
    )


def settle(page: Page, condition: str) -> bool:
    """Whether a condition comes true in time, on whatever page that is then."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        try:
            if page.evaluate(f"Boolean({condition})"):
                return True
        except BrowserError:
            pass
        time.sleep(0.05)
    return False
