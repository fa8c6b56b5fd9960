"""Drives a headless Chromium over the DevTools protocol: https://chromedevtools.github.io/devtools-protocol/.

The browser reads commands from its file descriptor 3 and answers on 4 (`--remote-debugging-pipe`), so that nothing but
Python's own library is needed and no port is open.
"""

from __future__ import annotations

import base64
import fcntl
import json
import os
import select
import shutil
import signal
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

PROGRAMS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]

OPTIONS = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb",
    "--disable-dev-shm-usage", "--disable-extensions", "--disable-background-networking", "--disable-sync",
    "--disable-component-update", "--no-first-run", "--mute-audio", "--font-render-hinting=none", "--lang=en",
]  # fmt: skip


class BrowserError(Exception):
    """What Chromium or a script on a page says went wrong."""


@dataclass(frozen=True)
class View:
    """How a page is looked at; lengths are in CSS pixels."""

    width: int = 1280
    height: int = 900
    #: "light" or "dark".
    scheme: str = "light"
    #: "screen" or "print".
    media: str = "screen"
    #: Other features of media by name, such as `{"forced-colors": "active"}`.
    features: tuple[tuple[str, str], ...] = ()
    #: Device pixels for each CSS pixel.
    scale: float = 1
    #: Whether scripts of the page run; those of checks always do.
    scripts: bool = True
    #: Whether policies of pages hold (Content Security Policy 3); checks that change pages need them not to.
    policies: bool = False
    #: How many times slower than this machine.
    slowdown: float = 1
    #: The bytes in a second of the network, and the milliseconds to the site and back; None for the machine's own.
    network: tuple[float, int] | None = None


class Chromium:
    """A running browser; `start` yields one and ends it."""

    def __init__(self, process: int, reader: int, writer: int) -> None:
        self._process = process
        self._reader = reader
        self._writer = writer
        self._unread = b""
        self._last = 0
        self._listeners: dict[str, Callable[[str, dict], None]] = {}

    @classmethod
    @contextmanager
    def start(cls, environment: dict[str, str] | None = None) -> Iterator[Chromium]:
        """Starts a browser with a profile of its own, for example with `FONTCONFIG_FILE` in its environment."""
        program = next(filter(None, map(shutil.which, PROGRAMS)), None)
        if program is None:
            raise BrowserError("there is no Chromium; install the package chromium")
        with tempfile.TemporaryDirectory(prefix="feedsite-browser-", ignore_cleanup_errors=True) as profile:
            browser = cls._spawn(program, profile, {**os.environ, **(environment or {})})
            try:
                yield browser
            finally:
                browser._end()

    @classmethod
    def _spawn(cls, program: str, profile: str, environment: dict[str, str]) -> Chromium:
        # Moved up first, so that neither is where the other has to go.
        (theirs_in, ours_out), (ours_in, theirs_out) = (tuple(_moved(end) for end in os.pipe()) for _ in range(2))
        log = _moved(os.open(os.path.join(profile, "chromium.log"), os.O_WRONLY | os.O_CREAT, 0o600))
        actions = [(os.POSIX_SPAWN_DUP2, theirs_in, 3), (os.POSIX_SPAWN_DUP2, theirs_out, 4)]
        actions += [(os.POSIX_SPAWN_DUP2, log, 1), (os.POSIX_SPAWN_DUP2, log, 2)]
        arguments = [program, *OPTIONS, "--remote-debugging-pipe", f"--user-data-dir={profile}", "about:blank"]
        process = os.posix_spawn(program, arguments, environment, file_actions=actions, setpgroup=0)
        for end in (theirs_in, theirs_out, log):
            os.close(end)
        return cls(process, ours_in, ours_out)

    def _end(self) -> None:
        try:
            self.call("Browser.close", timeout=10)
        except (BrowserError, OSError):
            pass
        deadline = time.monotonic() + 10
        while os.waitpid(self._process, os.WNOHANG)[0] == 0:
            if time.monotonic() > deadline:
                os.killpg(self._process, signal.SIGKILL)
                os.waitpid(self._process, 0)
                break
            time.sleep(0.05)
        os.close(self._reader)
        os.close(self._writer)

    @contextmanager
    def page(self, view: View) -> Iterator[Page]:
        """Opens a page in a profile of its own, with empty caches, and closes it."""
        context = self.call("Target.createBrowserContext")["browserContextId"]
        target = self.call("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = Page(self, session, view)
        self._listeners[session] = page.notice
        try:
            page.prepare()
            yield page
        finally:
            del self._listeners[session]
            self.call("Target.closeTarget", targetId=target)
            self.call("Target.disposeBrowserContext", browserContextId=context)

    def call(self, method: str, session: str | None = None, timeout: float = 120, **parameters: object) -> dict:
        """Sends a command and waits for its result; what happens meanwhile goes to the pages."""
        self._last += 1
        message = {"id": self._last, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self._writer, data) :]
        answer = self.wait(lambda message: message.get("id") == self._last, timeout, method)
        if "error" in answer:
            raise BrowserError(f"{method}: {answer['error'].get('message')}")
        return answer["result"]

    def wait(self, is_wanted: Callable[[dict], bool], timeout: float, words: str) -> dict:
        """Reads messages until one is wanted."""
        deadline = time.monotonic() + timeout
        while True:
            message = self._read(deadline, words)
            if "method" in message and message.get("sessionId") in self._listeners:
                self._listeners[message["sessionId"]](message["method"], message["params"])
            if is_wanted(message):
                return message

    def _read(self, deadline: float, words: str) -> dict:
        while b"\0" not in self._unread:
            if not select.select([self._reader], [], [], max(0, deadline - time.monotonic()))[0]:
                raise BrowserError(f"no answer in time: {words}")
            data = os.read(self._reader, 1 << 20)
            if not data:
                raise BrowserError(f"Chromium ended: {words}")
            self._unread += data
        message, _, self._unread = self._unread.partition(b"\0")
        return json.loads(message)


class Page:
    """A page in the browser."""

    def __init__(self, browser: Chromium, session: str, view: View) -> None:
        self._browser = browser
        self._session = session
        self.view = view
        #: The addresses that were asked for, in order.
        self.requests: list[str] = []
        #: What the page's scripts and the browser complained about.
        self.complaints: list[str] = []
        self._is_loaded = False

    def call(self, method: str, **parameters: object) -> dict:
        """Sends a command of the protocol for this page."""
        return self._browser.call(method, session=self._session, **parameters)

    def prepare(self) -> None:
        for domain in ("Page", "Network", "Runtime", "Log"):
            self.call(f"{domain}.enable")
        self.look(self.view)

    def look(self, view: View) -> None:
        """Looks at the page in another way."""
        self.view = view
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=view.width, height=view.height, deviceScaleFactor=view.scale, mobile=False,
        )  # fmt: skip
        features = [("prefers-color-scheme", view.scheme), *view.features]
        named = [{"name": name, "value": value} for name, value in features]
        self.call("Emulation.setEmulatedMedia", media=view.media, features=named)
        self.call("Emulation.setScriptExecutionDisabled", value=not view.scripts)
        self.call("Page.setBypassCSP", enabled=not view.policies)
        self.call("Emulation.setCPUThrottlingRate", rate=view.slowdown)
        speed, latency = view.network or (-1, 0)
        self.call(
            "Network.emulateNetworkConditions",
            offline=False, latency=latency, downloadThroughput=speed, uploadThroughput=speed,
        )  # fmt: skip

    def open(self, url: str, timeout: float = 120) -> None:
        """Loads an address, its pictures and its fonts."""
        self._is_loaded = False
        answer = self.call("Page.navigate", url=url)
        if answer.get("errorText"):
            raise BrowserError(f"{url}: {answer['errorText']}")
        if not self._is_loaded:
            self._browser.wait(lambda _: self._is_loaded, timeout, f"{url} to be loaded")
        self.evaluate("document.fonts.ready.then(() => null)")

    def evaluate(self, expression: str) -> object:
        """The value of an expression of JavaScript, which may be a promise."""
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise BrowserError(details.get("exception", {}).get("description") or details.get("text", "an exception"))
        return answer["result"].get("value")

    def add_style(self, css: str) -> None:
        """Adds rules to the page."""
        self.evaluate(f"{{ const s = document.createElement('style'); s.textContent = {json.dumps(css)}; "
                      "document.head.append(s); null }")  # fmt: skip

    def load_images(self) -> None:
        """Loads the pictures that wait until they come into view."""
        self.evaluate(
            "Promise.all([...document.images].map(image => { image.loading = 'eager'; "
            "return image.decode().catch(() => null) })).then(() => null)"
        )

    def screenshot(self, file: Path, whole: bool = True, highest: int = 16_000) -> None:
        """Writes a PNG of the page, or of what is in view."""
        height = min(int(self.evaluate("document.documentElement.scrollHeight")), highest) if whole else self.view.height
        if whole and self.evaluate("document.dir") == "rtl":
            # What is beyond the window would be moved aside.
            self.look(replace(self.view, height=height))
            whole = False
        clip = {"x": 0, "y": 0, "width": self.view.width, "height": height, "scale": 1}
        answer = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole, clip=clip)
        file.write_bytes(base64.b64decode(answer["data"]))

    def notice(self, method: str, parameters: dict) -> None:
        """Takes note of an event."""
        if method == "Page.loadEventFired":
            self._is_loaded = True
        elif method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])
        elif method == "Log.entryAdded":
            self.complaints.append(parameters["entry"]["text"])
        elif method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            thrown = details.get("exception", {})
            self.complaints.append(f"{details['text']} {thrown.get('description') or thrown.get('value', '')}".rstrip())


def _moved(descriptor: int) -> int:
    moved = fcntl.fcntl(descriptor, fcntl.F_DUPFD_CLOEXEC, 10)
    os.close(descriptor)
    return moved
