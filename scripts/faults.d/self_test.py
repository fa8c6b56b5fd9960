"""Whether damage is found: the library does it, and says nothing."""

from __future__ import annotations

from injection import Fault
from operations import OPERATIONS


def run_all(shop) -> int:
    build = next(operation for operation in OPERATIONS if operation.name == "build")
    start = shop.start(build)
    faults = {
        "torn": Fault("a write that loses bytes", "drop", 1, counts="w", root="output", only="/files/"),
        "somebody else's": Fault("a file of somebody else", "short", 1, root="output", more={"FAULTS_TOUCH": "output/by-hand.txt"}),
        "was changed": Fault("a changed source", "short", 1, root="output", more={"FAULTS_TOUCH": "content/site.yml"}),
        "no message": Fault("an error that nobody hears of", "ENOSPC", 1, counts="o", root="output", more={"FAULTS_MUTE": "1"}),
    }  # fmt: skip
    failures = []
    for words, fault in faults.items():
        found = shop.tries(start, [fault]).wrong
        if not any(words in each for each in found):
            failures.append(f"error: {fault.words} is not found: {found}")
    print("\n".join(failures) or f"{len(faults)} sorts of damage, each found")
    return 1 if failures else 0
