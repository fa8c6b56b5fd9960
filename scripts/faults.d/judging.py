"""Says what is wrong after a run that something happened to."""

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass, field
from pathlib import Path

from injection import Call, Fault, Laboratory, Run
from operations import Operation, Tree, contents, tree

OWN = (".feedsite-",)


def is_temporary(path: str) -> bool:
    """Whether a name is one that feedsite gives to what is not finished; Foundation has names of its own."""
    name = path.rsplit("/", 1)[-1]
    return name == ".draft" or name.startswith(OWN) or name.endswith(("-journal", "-wal", "-shm"))


@dataclass
class Start:
    """A state to start from, and what a run makes of it when nothing happens."""

    operation: Operation
    folder: Path
    before: Tree
    after: Tree
    sources: dict[str, Tree]
    clean: dict[str, Tree]
    """What else a clean run leaves, for operations whose target is not all that counts."""


@dataclass
class Tally:
    runs: int = 0
    kills: int = 0
    refused: int = 0
    carried_on: int = 0
    unfinished: int = 0
    wrong: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        for name in ("runs", "kills", "refused", "carried_on", "unfinished"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.wrong += other.wrong


def torn(start: Start, found: Tree, was_killed: bool, can_remove: bool, other: Tree) -> tuple[list[str], int]:
    """Files that are neither as before nor as after, nor as in another state; and how many new ones are there by half."""
    wrong, unfinished = [], 0
    operation = start.operation
    # What is a file before and a folder after, or the other way round, has to go before it can come.
    turns = {
        path for path in start.before.keys() & start.after.keys()
        if (start.before[path] is None) != (start.after[path] is None)
    }  # fmt: skip
    for path in sorted(start.before.keys() | start.after.keys() | found.keys()):
        here, before, after = found.get(path, ...), start.before.get(path, ...), start.after.get(path, ...)
        if here == before or here == after or here == other.get(path, ...) or here is ... and path in turns:
            continue
        if path in operation.theirs:
            wrong.append(f"{path}, which is somebody else's, was changed")
        elif path in operation.lists:
            if here is ...:
                wrong.append(f"{path} is gone")
            else:
                try:
                    json.loads(here)
                except ValueError:
                    wrong.append(f"{path} is torn")
        elif here is ...:
            if after is not ...:
                wrong.append(f"{path} is gone")
        elif is_temporary(path):
            if not was_killed and can_remove:
                wrong.append(f"{path} was left behind")
        elif not operation.wholly and before is ... and after is ...:
            # What a cache calls its drafts is its own affair.
            continue
        elif here is None:
            # A folder that is about to be filled or to go.
            if not any(other.startswith(path + "/") for other in start.before.keys() | start.after.keys()):
                wrong.append(f"{path} is a folder that should not be")
        elif (was_killed or not can_remove) and operation.creates_in_place and before is ... and after and after.startswith(here):
            unfinished += 1
        else:
            wrong.append(f"{path} is torn: {len(here)} bytes, neither those of before nor those of after")
    return wrong, unfinished


def changed_sources(start: Start, folder: Path) -> list[str]:
    wrong = []
    for name, before in start.sources.items():
        found = tree(folder / name)
        wrong += [f"{name}/{path} was changed" for path in before.keys() | found.keys() if before.get(path, ...) != found.get(path, ...)]
    return wrong


def failed_calls(run: Run, fault: Fault | None) -> list[Call]:
    if not fault:
        return []
    return [call for call in run.calls if call.number == fault.at or fault.is_onward and call.number >= fault.at]


def names(run: Run, fault: Fault, folder: Path) -> bool:
    """Whether the messages name the path of a failed call, or of the file that a temporary file was for."""
    said = run.said.replace("//", "/").replace("content/../", "")
    for call in failed_calls(run, fault):
        path = call.path.removeprefix(f"{folder}/")
        # Messages name a file of the output folder as such, or the folder and the file in it.
        inner = path.partition("/")[2]
        if path in said or inner and inner in said:
            return True
        parent = path.rpartition("/")[0]
        if is_temporary(path) and f"{parent}/" in said:
            return True
    return False


def differences(found: Tree, wanted: Tree, leaving_out: tuple[str, ...] = ()) -> list[str]:
    wrong = []
    for path in sorted(found.keys() | wanted.keys()):
        if path in leaving_out or found.get(path, ...) == wanted.get(path, ...):
            continue
        what = "is missing" if path not in found else "should not be there" if path not in wanted else "differs"
        wrong.append(f"{path} {what}")
    return wrong


def judge(
    laboratory: Laboratory, start: Start, folder: Path, fault: Fault | None, run: Run, other: Tree | None = None
) -> Tally:  # fmt: skip
    """Looks at the folder after a run, runs again without any fault, and looks again; files may also be as in another state."""
    operation = start.operation
    tally = Tally(runs=1)
    was_killed = run.exit_code == -9
    tally.kills += was_killed
    if not was_killed and run.exit_code not in (0, 1, 64):
        tally.wrong.append(f"exit code {run.exit_code}: {run.said.strip()[-300:]}")
    found = contents(operation, folder / operation.target)
    # Without permission to remove files, something is left; the next run removes it.
    can_remove = not any(call.sort in "ud" for call in failed_calls(run, fault))
    wrong, tally.unfinished = torn(start, found, was_killed, can_remove, other or {})
    tally.wrong += wrong + changed_sources(start, folder)
    if run.exit_code in (1, 64):
        tally.refused += 1
        if "error" not in run.said.lower():
            tally.wrong.append("no message says what is wrong")
        elif fault and not names(run, fault, folder):
            path = next((call.path for call in run.calls if call.number == fault.at), "?")
            tally.wrong.append(f"no path in the message: {run.said.strip()[-300:]!r} is silent on {path.removeprefix(f'{folder}/')}")
    if run.exit_code == 0:
        tally.carried_on += 1
        if operation.wholly:
            tally.wrong += [
                f"it said all was well, but {each}" for each in differences(found, start.after)
                if can_remove or not is_temporary(each.split(" ")[0])
            ]
    left = [item.name for item in (folder / "temporary").iterdir()]
    if left and not was_killed and can_remove:
        tally.wrong.append(f"left in the folder for temporary files: {left[0]}")
    again = laboratory.run(operation.command, folder)
    if again.exit_code != 0:
        tally.wrong.append(f"the next run failed with {again.exit_code}: {again.said.strip()[-300:]}")
    elif operation.wholly:
        tally.wrong += [f"after the next run, {each}" for each in differences(contents(operation, folder / operation.target), start.after)]
    for name, wanted in start.clean.items():
        tally.wrong += [f"after the next run, {name}/{each}" for each in differences(tree(folder / name), wanted)]
    tally.wrong += [f"after the next run, {each}" for each in changed_sources(start, folder)]
    return tally


def fresh(start: Start, folder: Path) -> Path:
    """A copy of the state to start from, in a folder of the same length of name."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(start.folder, folder, symlinks=True)
    return folder
