"""Whether outcomes that are wrong are found."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

import case
import run as runs
from measuring import run


def check(words: str, outcome: str, expected: case.Expectation, wrong: bool = True, **bars: float) -> list[str]:
    """Runs a small program in the place of feedsite."""
    with tempfile.TemporaryDirectory() as folder:
        made = run([sys.executable, "-c", outcome], Path(folder), {"PATH": "/usr/bin:/bin"})
        found = runs.complaints(case.Case(words, lambda folder, size: None, expected, **bars), made)
    return [] if bool(found) == wrong else [f"{words}: {found or 'nothing was found'}"]


PROBLEM = json.dumps({"problems": [{"code": "a", "severity": "error", "message": "m"}]})
WRITES = "import os; os.mkdir('output'); open('output/index.html', 'w').write('x'); "


def run_all() -> int:
    refuses = f"import sys; print('{PROBLEM}'); sys.exit(1)"
    failures = [
        *check("an error", refuses, case.refused("a"), wrong=False),
        *check("another error", refuses, case.refused("b")),
        *check("an error that wrote", WRITES + refuses, case.refused("a")),
        *check("a result instead of an error", WRITES, case.refused("a")),
        *check("a result", WRITES, case.built(), wrong=False),
        *check("a missing file", WRITES, case.built("a.html")),
        *check("a missing warning", WRITES, case.built(warnings=("w",))),
        *check("a crash", WRITES + "os.abort()", case.built()),
        *check("a slow one", WRITES + "[x for x in range(20_000_000)]", case.built(), seconds=0.1),
        *check("a large one", WRITES + "b'x' * (200 << 20)", case.built(), megabytes=100),
    ]  # fmt: skip
    print("\n".join(failures) or "10 wrong and right outcomes, each told from the others")
    return 1 if failures else 0
