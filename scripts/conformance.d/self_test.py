"""Whether each check finds what it is there for: it must pass a sound site, and fail on each mutation of it."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

from published_site import PublishedSite
from report import Report

SOUND = Path(__file__).resolve().parent / "sound"
URL = "https://example.org/site/"
CLOCK = "2026-06-01T00:00:00+08:00"


def self_test(checks: list[ModuleType]) -> list[str]:
    """What is wrong with the checks; nothing where each can pass and can fail."""
    with ThreadPoolExecutor(4) as pool:
        return [fault for faults in pool.map(faults_of, checks) for fault in faults]


def faults_of(check: ModuleType) -> list[str]:
    return list(find_faults(check))


def find_faults(check: ModuleType) -> Iterator[str]:
    report = run(check, [])
    if report.findings or not report.looked_at:
        yield f"{check.NAME} finds fault with a sound site: {report.findings} in {report.looked_at} documents"
    if not check.MUTATIONS:
        yield f"{check.NAME} has nothing that it must find"
    # Checks that are slow to start try all mutations at once; others try each alone, so that none hides another.
    together = run(check, check.MUTATIONS) if getattr(check, "STARTS_SLOWLY", False) else None
    for mutation in check.MUTATIONS:
        path, old, new, words = mutation
        changed = f"{old!r} of {path} became {new!r}"
        if old.encode() not in (SOUND / path).read_bytes():
            yield f"{check.NAME}: {path} does not hold {old!r}"
            continue
        report = together or run(check, [mutation])
        if words is None:
            # Says the same in another way, and must pass.
            if report.findings:
                yield f"{check.NAME} finds {report.findings} where {changed}"
        elif not any(words in finding for finding in report.findings):
            yield f"{check.NAME} does not find {words!r} where {changed}: {report.findings}"


def run(check: ModuleType, mutations: list[tuple]) -> Report:
    """Runs a check on a copy of the sound site with some changes."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / "site"
        shutil.copytree(SOUND, folder)
        for path, old, new, _ in mutations:
            data = (folder / path).read_bytes()
            (folder / path).write_bytes(data.replace(old.encode(), new.encode("utf-8", "surrogateescape")))
        return Report.of(check, PublishedSite(folder, URL, CLOCK))
