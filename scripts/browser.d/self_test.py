"""Whether each check finds what it is there for: it must pass a sound site, and fail on each mutation of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from chromium import Chromium
from report import Report
from served_site import Mutation, serve


def self_test(checks: list[ModuleType], folder: Path, browser: Chromium) -> list[str]:
    """What is wrong with the checks; nothing where each can pass and can fail."""
    return [fault for check in checks for fault in find_faults(check, folder, browser)]


def find_faults(check: ModuleType, folder: Path, browser: Chromium) -> Iterator[str]:
    folder = folder.with_name(getattr(check, "SELF_TEST", folder.name))
    sound = run(check, folder, browser)
    if sound.findings:
        yield f"{check.NAME} finds fault with a sound site: {sound.findings[:3]}"
    if not check.MUTATIONS:
        yield f"{check.NAME} has nothing that it must find"
    for mutation in check.MUTATIONS:
        if mutation.old.encode() not in (folder / mutation.path).read_bytes():
            yield f"{check.NAME}: {mutation.path} does not hold {mutation.old!r}"
            continue
        report = run(check, folder, browser, mutation)
        if not any(mutation.words in finding for finding in report.findings):
            yield f"{check.NAME} does not find {mutation.words!r} with {mutation.new!r}: {report.findings[:3]}"


def run(check: ModuleType, folder: Path, browser: Chromium, *mutations: Mutation) -> Report:
    with serve(folder.name, folder, browser, mutations) as site:
        return Report.of(check, site)
