"""Makes hostile content folders, has feedsite build each, and prints what that took and what came of it.

    run.py --binary FILE [--small | --large | --self-test] [WORDS...]
"""

from __future__ import annotations

import argparse
import importlib
import os
import shutil
import sys
import tempfile
import time
import traceback
from pathlib import Path

from case import Case
from measuring import Outcome, run

FAMILIES = ["aliases", "links", "tags", "addresses", "sizes", "names", "nesting", "values", "themes", "media", "archives"]


def all_cases() -> list[Case]:
    return [case for family in FAMILIES for case in importlib.import_module(f"cases.{family}").CASES]


def summary(outcome: Outcome) -> str:
    """What came of it, in a line: the first error, or what was built."""
    errors = outcome.errors
    if errors:
        more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
        return f"{errors[0]['code']}: {errors[0]['message']}{more}"
    if outcome.exit_code:
        lines = [line for line in outcome.standard_error.splitlines() if line.strip()]
        return next((line for line in lines if "error" in line), lines[0] if lines else "said nothing")
    codes = sorted({problem["code"] for problem in outcome.warnings})
    return f"{len(outcome.files)} files, {outcome.bytes / 1e6:.1f} MB" + (f"; {', '.join(codes)}" if codes else "")


def plain(text: str, width: int) -> str:
    """Text for a table: one line, nothing that a terminal obeys."""
    text = "".join(sign if sign.isprintable() else "·" for sign in text)
    return text if len(text) <= width else text[: width - 1] + "…"


def complaints(case: Case, outcome: Outcome, slowness: float = 1) -> list[str]:
    wrong = []
    if outcome.exit_code not in (0, 1):
        wrong.append(f"it ended with {outcome.exit_code}")
    # However little is in them, file systems take their time for files.
    seconds = (case.seconds + len(outcome.files) / 2_000) * slowness
    if outcome.took > seconds:
        wrong.append(f"it took {outcome.took:.1f} s instead of at most {seconds:g}")
    if outcome.megabytes > case.megabytes:
        wrong.append(f"it took {outcome.megabytes:.0f} MB instead of at most {case.megabytes:g}")
    return wrong + case.expected(outcome)


def try_case(case: Case, size: int, binary: str, scratch: Path, slowness: float) -> tuple[Outcome, list[str]]:
    folder = scratch / "case"
    folder.mkdir()
    try:
        make(case, folder, size)
        home = scratch / "home"
        environment = {
            "PATH": os.environ["PATH"], "HOME": str(home), "XDG_CACHE_HOME": str(home / "cache"), "TMPDIR": str(home),
            "SWIFT_BACKTRACE": "enable=no", "LANG": "C.UTF-8",
        }  # fmt: skip
        outcome = run([binary, *case.command], folder, environment, case.seconds, case.megabytes)
        wrong = complaints(case, outcome, slowness)
        left = sorted(name.name for name in home.iterdir() if name.name.startswith("feedsite"))
        for name in left:
            remove(home / name)
        return outcome, wrong + [f"left behind: {name}" for name in left]
    finally:
        remove(folder)


def make(case: Case, folder: Path, size: int) -> None:
    """In a process of its own: what this one takes of memory counts for every program that it starts."""
    process = os.fork()
    if not process:
        try:
            case.make(folder, size)
            os._exit(0)
        except BaseException:
            traceback.print_exc()
            os._exit(1)
    if os.waitpid(process, 0)[1]:
        raise RuntimeError("the case could not be made")


def remove(folder: Path) -> None:
    """Removes a folder, however deep it is."""
    os.system(f"rm -rf '{folder}'")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--binary", required=True)
    parser.add_argument("--small", action="store_true", help="smaller sizes, for every change")
    parser.add_argument("--large", action="store_true", help="also what takes minutes to make")
    parser.add_argument("--self-test", action="store_true", help="whether a wrong outcome is found")
    parser.add_argument("--list", action="store_true", help="name the cases")
    parser.add_argument("words", nargs="*", help="only cases whose names hold one of these words")
    arguments = parser.parse_args()
    if arguments.self_test:
        import self_test

        sys.exit(self_test.run_all())
    cases = [case for case in all_cases() if arguments.large or not case.is_large]
    if arguments.words:
        cases = [case for case in cases if any(word in case.name for word in arguments.words)]
    if arguments.small:
        cases = [case for case in cases if case.small is not None]
    if arguments.list:
        sys.exit("\n".join(case.name for case in cases))

    scratch = Path(tempfile.mkdtemp(prefix="feedsite-hostile-"))
    (scratch / "home").mkdir()
    start = time.monotonic()
    failures: list[str] = []
    outcomes: list[tuple[Outcome, str]] = []
    print(f"{'case':44} {'size':>9} {'seconds':>8} {'MB':>6} {'exit':>4}  outcome")
    try:
        for case in cases:
            size = case.small if arguments.small and case.small is not None else case.size
            try:
                # For every change on any machine, sizes are small, and what counts is that nothing grows without end.
                outcome, wrong = try_case(case, size, arguments.binary, scratch, 3 if arguments.small else 1)
            except Exception:
                failures.append(f"{case.name}: {traceback.format_exc()}")
                continue
            outcomes.append((outcome, case.name))
            mark = "✗" if wrong else " "
            sized = f"{size:,}" if case.size > 1 else ""
            print(
                f"{plain(case.name, 44):44} {sized:>9} {outcome.took:8.2f} {outcome.megabytes:6.0f} {outcome.exit_code:4} {mark}"
                f"{plain(summary(outcome), 140)}",
                flush=True,
            )
            failures += [f"{case.name}: {each}" for each in wrong]
    finally:
        remove(scratch)
    if outcomes:
        slowest = max(outcomes, key=lambda each: each[0].took)
        largest = max(outcomes, key=lambda each: each[0].megabytes)
        print(
            f"{len(outcomes)} hostile cases in {time.monotonic() - start:.0f} s: at most {slowest[0].took:.1f} s ({slowest[1]}) "
            f"and {largest[0].megabytes:.0f} MB ({largest[1]}); "
            + (f"{len(failures)} complaints" if failures else "each bounded, each as expected")
        )
    for failure in failures:
        print(f"error: {failure}", file=sys.stderr)
    sys.exit(1 if failures or not outcomes else 0)


if __name__ == "__main__":
    main()
