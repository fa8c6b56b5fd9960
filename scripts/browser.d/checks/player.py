"""Whether recordings play with the theme's own controls, one after the other, and play on while links are followed."""

from __future__ import annotations

from actions import call, complain, press, settle, tap, until
from chromium import Page, View
from report import Report
from served_site import Mutation, ServedSite

NAME = "player"

#: The site that small_site.py makes up.
LABELS = ["small"]
SELF_TEST = "small"

MUTATIONS = [
    Mutation("assets/player.js", "document.body.append(bar)", "document.getElementById('_main').append(bar)", "over a link"),
    Mutation("assets/page.js", "?.focus(", "?.hasAttribute(", "focus"),
    Mutation("assets/page.js", '"popstate"', '"never"', "back"),
    Mutation("assets/page.js", "  run(page);\n", "", "remember"),
    Mutation("assets/player.js", "    bar.remove();\n", "", "close"),
    Mutation("assets/player.js", '"ended"', '"none"', "goes on"),
    Mutation("assets/player.js", "errors++ || ", "", "where no recording"),
    Mutation("assets/player.js", "go(index + way)", "go(index)", "next track"),
    Mutation("assets/player.js", "sound.currentTime > 3 || ", "", "beginning"),
    Mutation("assets/player.js", "track.ariaCurrent", "track.title", "marked"),
    Mutation("assets/player.js", "sound.currentTime = target.value", "0", "seek"),
    Mutation("assets/player.js", "go(all(\"button\", list).indexOf(button))", "0", "queue"),
    Mutation("assets/player.js", "session.metadata = ", "session.other = ", "the system"),
    Mutation("assets/player.js", "document : await read(url)", "document : document", "card of an album"),
    Mutation("assets/player.js", "if (kept) start", "if (!kept) start", "after a reload"),
    Mutation("assets/player.js", "  kept = JSON.parse(store.player);\n} catch {}", "} catch {}\nkept = JSON.parse(store.player ?? null);", "left a note"),
    Mutation("assets/open.js", "sessionStorage.player", "sessionStorage.never", "without recordings"),
    Mutation("assets/open.js", '=== opened || import("./page.js")', "", "before its reload"),
    Mutation("assets/page.js", "known.includes(src) || ", "", "colours"),
    Mutation("assets/wall.css", "", ".player-bar { width: 30rem !important; align-self: start; }", "wider than"),
    Mutation("assets/wall.css", "", ".player-bar { position: fixed !important; }", "covers the end"),
    Mutation("assets/wall.css", "", ".play ~ audio { display: block !important; }", "of the browser"),
    Mutation("albums/tones/index.html", ' data-length="1:00"', "", "how long"),
]

#: What the small player shows: whether it plays, the title, where it is, and how long that is.
BAR = "document.querySelector('.player-bar')"
PLAYS = f"{BAR}?.querySelector('.play').ariaPressed == 'true'"
TITLE = f"{BAR}?.querySelector('.now a').textContent"
AT = f"+({BAR}?.querySelector('.seek').value ?? -1)"
#: The titles of the tracks that are marked.
MARKED = "[...document.querySelectorAll('.track[aria-current=true] .track-title')].map(part => part.innerText).join()"
#: Whether a button is pressed.
PRESSED = "document.querySelector('{}').ariaPressed == 'true'"


def check(site: ServedSite, report: Report) -> None:
    check_list(site, report)
    check_failures(site, report)
    check_browsing(site, report)
    check_reload(site, report)
    check_way_back(site, report)
    check_without_scripts(site, report)


def check_list(site: ServedSite, report: Report) -> None:
    """An album on a telephone, by finger and by keyboard."""
    place = "player, album"
    all_button = ".details > .play"
    with site.open("albums/tones/", View(width=360, height=640)) as page:
        report.look()
        lengths = page.evaluate("[...document.querySelectorAll('.track audio')].map(audio => audio.dataset.length).join()")
        report.expect(lengths == "1:00,1:00,0:03", place, f"says not how long its tracks are, but {lengths}")
        shown = page.evaluate("[...document.querySelectorAll('audio')].some(audio => audio.checkVisibility())")
        report.expect(not shown, place, "shows players of the browser beside its own")
        tap(page, all_button)
        if not report.expect(plays(page, "Song 1"), place, f"does not play by touch; {page.evaluate(TITLE)}"):
            return
        report.expect(page.evaluate(PRESSED.format(all_button)), place, "the button of the album is not pressed")
        report.expect(page.evaluate(MARKED) == "Song 1", place, f"{page.evaluate(MARKED)!r} is marked, and Song 1 plays")
        check_room(page, place, report)
        told = page.evaluate("(({title, artist, artwork}) => [title, artist, artwork.length])(navigator.mediaSession.metadata ?? {artwork: []})")
        report.expect(told == ["Song 1", "Ann Lin", 1], place, f"tells the system {told}")
        # The second track is only named.
        tap(page, ".player-bar [value='1']")
        report.expect(plays(page, "Song 2"), place, f"the next track is {page.evaluate(TITLE)}")
        report.expect(page.evaluate(MARKED).startswith("Song 2"), place, "the next track is not marked")
        page.evaluate(f"{BAR}.querySelector('.seek').focus()")
        for _ in range(60):
            press(page, "ArrowRight")
        text = f"{BAR}.querySelector('.seek').ariaValueText"
        says = until(page, f"{text} > '0:30' && {text}.endsWith(' / 1:00')")
        report.expect(says, place, f"after it was told to seek it says that it is at {page.evaluate(text)}")
        press_on(page, ".player-bar [value='-1']")
        report.expect(until(page, f"{AT} < 4 && {TITLE} == 'Song 2'"), place, "the way back does not lead to the beginning of the track first")
        press_on(page, ".player-bar [value='-1']")
        report.expect(plays(page, "Song 1"), place, f"the track before is {page.evaluate(TITLE)}")
        check_end(page, place, report)


def check_failures(site: ServedSite, report: Report) -> None:
    """An album of which no recording can be played."""
    with site.open("albums/tones/", View(width=360, height=640)) as page:
        report.look()
        page.evaluate("{ for (const audio of document.querySelectorAll('.track audio')) audio.src = '/missing.mp3' }")
        tap(page, ".details > .play")
        passed = until(page, f"{TITLE} == 'Song 2'")
        page.evaluate("new Promise(done => setTimeout(done, 500))")
        stays = passed and page.evaluate(TITLE) == "Song 2"
        report.expect(stays, "player, failures", f"where no recording can be played, it ends with {page.evaluate(TITLE)}")


def check_end(page: Page, place: str, report: Report) -> None:
    """The queue, by keyboard, and its end."""
    page.evaluate("document.querySelector('.player-bar summary').focus()")
    page.evaluate("document.activeElement.click()")
    names = page.evaluate("[...document.querySelectorAll('.player-bar li span')].map(part => part.textContent).join()")
    report.expect(names == "Song 1,Song 2,The end", place, f"the queue is {names}")
    press_on(page, ".player-bar li:nth-child(2) button")
    report.expect(plays(page, "Song 2"), place, f"in the queue, Song 2 is pressed, and {page.evaluate(TITLE)} plays")
    press(page, "Escape")
    closed = page.evaluate("!document.querySelector('.player-bar details').open")
    report.expect(closed, place, "the queue does not close by Escape")
    page.evaluate(f"{{ const seek = {BAR}.querySelector('.seek'); seek.value = 59.5; seek.dispatchEvent(new Event('input', {{bubbles: true}})) }}")
    report.expect(plays(page, "The end"), place, f"goes on after a track with {page.evaluate(TITLE)}")
    report.expect(until(page, f"!({PLAYS}) && {AT} > 2.9"), place, "goes on after the last track")
    button = ".track:last-child .play"
    press_on(page, button)
    report.expect(until(page, f"({PLAYS}) && {PRESSED.format(button)}"), place, "a track's own button does not play it")
    press_on(page, button)
    report.expect(until(page, f"!({PLAYS})"), place, "a track's own button does not hold it")
    tap(page, ".player-bar .close")
    report.expect(until(page, f"!{BAR}"), place, "the player does not close")
    report.expect(page.evaluate("document.activeElement.id") == "_main", place, "the focus is nowhere after it closed")
    report.expect(page.evaluate(MARKED) == "", place, "a track is marked that does not play")
    complain(page, report, place)


def check_room(page: Page, place: str, report: Report) -> None:
    """The small player fits, covers nothing at the end of the page, and does not cover what has the focus."""
    width = page.evaluate("document.documentElement.scrollWidth")
    report.expect(width <= page.view.width, place, f"with the player the page is wider than the window: {width}")
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    gap = page.evaluate(f"{BAR}.getBoundingClientRect().top - document.querySelector('.site-foot').getBoundingClientRect().bottom")
    report.expect(gap >= -1, place, f"the player covers the end of the page by {-gap} px")
    small = page.evaluate(f"""[...{BAR}.querySelectorAll('button, summary, input, a')].filter(part => part.checkVisibility()).filter(part => {{
      const box = part.getBoundingClientRect(); return box.width < 24 || box.height < 24 }}).map(part => part.outerHTML.slice(0, 60))""")
    report.expect(not small, place, f"too small to press: {small}")
    hidden = page.evaluate(f"""[...document.querySelectorAll('main a, main button')].filter(part => {{
      part.focus(); if (part != document.activeElement) return false; const box = part.getBoundingClientRect(); return box.bottom > {BAR}.getBoundingClientRect().top + 1 }})
      .map(part => part.outerHTML.slice(0, 60))""")
    report.expect(not hidden, place, f"the player covers what has the focus: {hidden[:2]}")


def check_browsing(site: ServedSite, report: Report) -> None:
    """A song plays on from its page to a wall, its archive, the page of the song, and back."""
    place = "player"
    with site.open("songs/song-2/", View()) as page:
        report.look()
        page.evaluate("localStorage.layout = 'grid'")
        call(page, "document.querySelector('.sound .play').click()")
        report.expect(until(page, f"({PLAYS}) && {AT} > .3"), place, "a recording does not play")
        title = page.evaluate("document.title")
        page.evaluate("document.querySelector('.kinds a[href$=\"/notes/\"]').click()")
        arrived = settle(page, "location.pathname.endsWith('/notes/') && document.querySelector('h1')?.textContent == 'Notes'")
        report.expect(arrived, place, "a link does not lead to its page")
        before = page.evaluate(AT)
        if not report.expect(before > 0.3 and until(page, f"({PLAYS}) && {AT} > {before + 0.2}"), place, "no recording plays on over a link"):
            return
        report.expect(page.evaluate("document.activeElement.id") == "_main", place, "the focus is not on the new page")
        report.expect(page.evaluate("document.title") != title, place, "the title is that of the page before")
        canonical = page.evaluate("document.querySelector('[rel=canonical]').href")
        report.expect(canonical.endswith("/notes/"), place, f"the canonical address is {canonical}")
        layout = "document.querySelector('.layouts :checked')?.value == 'grid'"
        report.expect(until(page, layout), place, "a new page does not remember the layout")
        # The page that was put in place does what it does when it is opened.
        page.evaluate("document.querySelector('[data-more]').click()")
        report.expect(until(page, "document.querySelectorAll('.wall').length == 2"), place, "a new page runs no scripts")
        page.evaluate(f"{BAR}.querySelector('.now a').click()")
        until(page, "location.pathname.endsWith('/songs/song-2/')")
        report.expect(until(page, "document.querySelector('h1')?.textContent == 'Song 2'"), place, "no link to the song")
        report.expect(until(page, PRESSED.format("main .sound .play")), place, "the song's own page does not show that it plays")
        page.evaluate("history.back()")
        back = until(page, "location.pathname.endsWith('/notes/') && document.querySelector('h1')?.textContent == 'Notes'")
        report.expect(back, place, "the way back does not lead to the page before")
        report.expect(until(page, "document.querySelectorAll('.wall').length == 2"), place, "the way back loses entries")
        report.expect(page.evaluate(PLAYS), place, "a recording stops on the way back")
        page.evaluate("document.querySelector('.site-title').click()")
        card = ".card-album .play"
        report.expect(until(page, f"document.querySelector('{card}')"), place, "the way home does not lead there")
        page.evaluate(f"document.querySelector('{card}').click()")
        on = until(page, f"({PLAYS}) && {TITLE} == 'Song 1' && {PRESSED.format(card)}")
        report.expect(on, place, f"the card of an album plays {page.evaluate(TITLE)}")
        page.evaluate(f"{BAR}.querySelector('.close').click()")
        report.expect(page.evaluate(f"!{BAR}"), place, "the player does not close")
        page.evaluate("window.isSame = true; document.querySelector('.card h2 a').click()")
        report.expect(settle(page, "!window.isSame && location.pathname"), place, "links are not followed afterwards")
        complain(page, report, place)


def check_reload(site: ServedSite, report: Report) -> None:
    """On a telephone, the player is where it was after a reload, and on a page that was opened by its address."""
    place = "player, opened again"
    with site.open("songs/song-2/", View(width=360, height=640)) as page:
        report.look()
        tap(page, ".sound .play")
        if not report.expect(until(page, f"({PLAYS}) && {AT} > .5"), place, "a recording does not play"):
            return
        at = page.evaluate(AT)
        for words, act in (("after a reload", "location.reload()"), ("without recordings", "location = document.querySelector('.kinds a[href$=\"/notes/\"]').href")):
            page.evaluate(f"window.isSame = true; {act}")
            stands = settle(page, f"!window.isSame && document.readyState == 'complete' && {TITLE} == 'Song 2' && {AT} >= {at} && !({PLAYS})")
            report.expect(stands, place, f"{words} it does not stand where it was")
        width = page.evaluate("document.documentElement.scrollWidth")
        report.expect(width <= 360, place, f"the page is wider than the window: {width}")
        call(page, f"{BAR}.querySelector('.play').click()")
        report.expect(until(page, f"({PLAYS}) && {AT} > {at}"), place, "it does not go on")
        page.evaluate("document.querySelector('.site-title').click()")
        report.expect(until(page, "document.querySelector('.card')"), place, "the way home does not lead there")
        # What a new page brings along has been read by then.
        page.evaluate("new Promise(done => setTimeout(done, 500))")
        page.evaluate("document.querySelector('.scheme').click()")
        report.expect(page.evaluate("document.documentElement.dataset.scheme") == "dark", place, "the colours do not change on a page that was put in place")
        page.evaluate("document.querySelector('.scheme').click()")
        page.evaluate(f"{BAR}.querySelector('.close').click(); window.isSame = true; location.reload()")
        settle(page, "!window.isSame && document.readyState == 'complete'")
        report.expect(page.evaluate(f"!{BAR}"), place, "it comes back although it was closed")
        page.evaluate("window.isSame = true; addEventListener('pagehide', () => { sessionStorage.player = '{' }); location.reload()")
        settle(page, "!window.isSame && document.readyState == 'complete'")
        call(page, "document.querySelector('.play').click()")
        report.expect(until(page, PLAYS), place, "it does not play where another site left a note of its name")
        complain(page, report, place)


def check_way_back(site: ServedSite, report: Report) -> None:
    """A page that was put in place of another one is loaded anew at a part of it, without the player, and left by the way back."""
    place = "player, back"
    with site.open("songs/song-2/", View()) as page:
        report.look()
        call(page, "document.querySelector('.sound .play').click()")
        until(page, PLAYS)
        # The page of a note has no scripts that follow links by hand.
        for link, heading in ((".kinds a[href$='/notes/']", "== 'Notes'"), (".card h2 a", "!= 'Notes'")):
            page.evaluate(f'document.querySelector("{link}").click()')
            until(page, f"document.querySelector('h1')?.textContent {heading}")
        page.evaluate(f"{BAR}.querySelector('.close').click(); location.hash = '_main'; window.isSame = true; location.reload()")
        settle(page, "!window.isSame && document.readyState == 'complete'")
        page.evaluate("history.back()")
        settle(page, "!location.hash")
        page.evaluate("history.back()")
        report.expect(settle(page, "document.querySelector('h1')?.textContent == 'Notes'"), place, "the way back does not lead to the page from before its reload")
        complain(page, report, place)


def check_without_scripts(site: ServedSite, report: Report) -> None:
    """Each recording has the browser's own player, and nothing is there that does nothing."""
    place = "player, without scripts"
    with site.open("albums/tones/", View(scripts=False)) as page:
        report.look()
        shown = page.evaluate("[...document.querySelectorAll('main audio, .play')].filter(part => part.checkVisibility()).map(part => part.localName).join()")
        report.expect(shown == "audio,audio,audio", place, f"one sees {shown}")


def plays(page: Page, title: str) -> bool:
    """Whether a recording begins in time."""
    return until(page, f"({PLAYS}) && {TITLE} == '{title}' && {AT} > 0")


def press_on(page: Page, selector: str) -> None:
    """Presses the space bar on an element."""
    page.evaluate(f"document.querySelector(\"{selector}\").focus()")
    press(page, " ")
