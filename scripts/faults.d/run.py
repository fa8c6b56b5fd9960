"""Kills feedsite and lets its calls fail at every moment, and looks whether anything is lost.

    run.py --binary FILE --library FILE [--small | --self-test] [OPERATION...]
"""

from __future__ import annotations

import argparse
import itertools
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from injection import CHANGES, Call, Fault, Laboratory, Run
from judging import Start, Tally, differences, fresh, judge, names
from operations import OPERATIONS, Operation, contents, tree

MANY = 1_000_000


class Shop:
    """Carries out runs in folders of their own, as many at a time as there are processors."""

    def __init__(self, laboratory: Laboratory, scratch: Path, small: bool) -> None:
        self.laboratory = laboratory
        self.scratch = scratch
        self.small = small
        self.random = random.Random(1)
        self.numbers = itertools.count()

    def start(self, operation: Operation) -> Start:
        """The state before and after, each made by runs without any fault; and what these must have in common."""
        folder = self.scratch / f"start-{next(self.numbers):06}"
        folder.mkdir()
        operation.prepare(folder, self.run)
        before = contents(operation, folder / operation.target)
        sources = {name: tree(folder / name) for name in operation.sources}
        copy = self.scratch / f"after-{next(self.numbers):06}"
        shutil.copytree(folder, copy, symlinks=True)
        self.run(operation.command, copy)
        after = contents(operation, copy / operation.target)
        clean = {} if operation.wholly else {"output": tree(copy / "output")}
        start = Start(operation, folder, before, after, sources, clean)
        if operation.wholly and operation.name != "first build":
            # Nothing of the first state may be left: the same as where there was nothing before.
            shutil.rmtree(copy / operation.target)
            for path, content in operation.theirs.items():
                if operation.name == "import":
                    (copy / operation.target / path).parent.mkdir(parents=True, exist_ok=True)
                    (copy / operation.target / path).write_bytes(content)
            (copy / operation.target).mkdir(exist_ok=True)
            self.run(operation.command, copy)
            around = {path.rpartition("/")[0] for path in operation.theirs}
            ours = {path: content for path, content in after.items() if path not in operation.theirs}
            ours = {
                path: content for path, content in ours.items()
                if path not in around or any(other.startswith(path + "/") for other in ours)
            }  # fmt: skip
            wrong = [
                each for each in differences(contents(operation, copy / operation.target), ours)
                if each.split(" ")[0] not in {*operation.theirs, *around}
            ]  # fmt: skip
            if wrong and operation.name != "deploy":
                raise SystemExit(f"error: {operation.name}: a run over the old state differs from a clean one: {wrong}")
        shutil.rmtree(copy)
        return start

    def run(self, command: list[str], folder: Path) -> None:
        run = self.laboratory.run(command, folder)
        if run.exit_code:
            raise SystemExit(f"error: {' '.join(command)}: {run.exit_code}: {run.said}")

    def calls(self, start: Start, counts: str, root: str = "") -> list[Call]:
        """What a run without any fault calls."""
        folder = fresh(start, self.scratch / f"run-{next(self.numbers):06}")
        run = self.laboratory.run(start.operation.command, folder, Fault("nothing", "kill", MANY, counts=counts, root=root))
        shutil.rmtree(folder)
        return run.calls

    def sample(self, numbers: list[int], few: int) -> list[int]:
        """All of them, or in the small version some, evenly spread."""
        if not self.small or len(numbers) <= few:
            return numbers
        return sorted({numbers[round(index * (len(numbers) - 1) / (few - 1))] for index in range(few)})

    def tries(self, start: Start, faults: list[Fault], after: Callable | None = None) -> Tally:
        def attempt(fault: Fault) -> Tally:
            folder = fresh(start, self.scratch / f"run-{next(self.numbers):06}")
            try:
                run = self.laboratory.run(start.operation.command, folder, fault)
                tally = (after or judge)(self.laboratory, start, folder, fault, run)
                tally.wrong = [f"{start.operation.name}, {fault.words} at call {fault.at}{self.place(run, fault)}: {each}" for each in tally.wrong]
                return tally
            finally:
                shutil.rmtree(folder, ignore_errors=True)

        total = Tally()
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for tally in pool.map(attempt, faults):
                total.add(tally)
        return total

    @staticmethod
    def place(run: Run, fault: Fault) -> str:
        call = next((call for call in run.calls if call.number == fault.at), None)
        return f" ({call.name} {'/'.join(call.path.split('/')[4:])})" if call else ""


def numbered(calls: list[Call], sorts: str) -> list[int]:
    """The numbers that calls of these sorts have where only they are counted."""
    return list(range(1, sum(call.sort in sorts for call in calls) + 1))


def kills(shop: Shop, start: Start, calls: list[Call]) -> Tally:
    tally = shop.tries(start, [Fault("killed", "kill", at) for at in shop.sample(numbered(calls, CHANGES), 14)])
    tally.add(shop.tries(start, [Fault("killed in the middle of a write", "half", at, counts="w") for at in shop.sample(numbered(calls, "w"), 6)]))
    return tally


def random_kills(shop: Shop, start: Start, calls: list[Call]) -> Tally:
    """At moments that no call decides on."""
    folder = fresh(start, shop.scratch / f"run-{next(shop.numbers):06}")
    began = time.monotonic()
    shop.laboratory.run(start.operation.command, folder)
    lasts = time.monotonic() - began
    shutil.rmtree(folder)
    moments = [shop.random.uniform(0, lasts * 1.3) for _ in range(4 if shop.small else 500 // len(OPERATIONS) + 1)]

    def attempt(moment: float) -> Tally:
        folder = fresh(start, shop.scratch / f"run-{next(shop.numbers):06}")
        (folder / "temporary").mkdir(exist_ok=True)
        try:
            process = subprocess.Popen(
                [shop.laboratory.binary, *start.operation.command], cwd=folder, stdin=subprocess.DEVNULL,
                env=shop.laboratory.environment | {"TMPDIR": str(folder / "temporary")}, stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL, start_new_session=True,
            )  # fmt: skip
            try:
                process.wait(moment)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
            run = Run(process.wait(), "", [])
            tally = judge(shop.laboratory, start, folder, None, run)
            tally.wrong = [f"{start.operation.name}, killed after {moment * 1000:.0f} ms: {each}" for each in tally.wrong]
            return tally
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    total = Tally()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for tally in pool.map(attempt, moments):
            total.add(tally)
    return total


def full_disks(shop: Shop, start: Start, calls: list[Call]) -> Tally:
    sorts = "owmlt"
    numbers = numbered(calls, sorts)
    faults = [Fault("no space", "ENOSPC", at, counts=sorts) for at in shop.sample(numbers, 8)]
    faults += [Fault("no space from then on", "ENOSPC", at, True, counts=sorts) for at in shop.sample(numbers, 8)]
    return shop.tries(start, faults)


def refusals(shop: Shop, start: Start, calls: list[Call]) -> Tally:
    """A folder or a file that may not be changed, a file system that is only read, and one that is another."""
    sorts = "omrudlt"
    numbers = numbered(calls, sorts)
    faults = [Fault("not allowed", "EACCES", at, counts=sorts) for at in shop.sample(numbers, 8)]
    faults += [Fault("not allowed from then on", "EACCES", at, True, counts=sorts) for at in shop.sample(numbers, 3)]
    faults += [Fault("read-only from then on", "EROFS", at, True, counts=CHANGES) for at in shop.sample(numbered(calls, CHANGES), 3)]
    faults += [Fault("another file system", "EXDEV", at, counts="rl") for at in shop.sample(numbered(calls, "rl"), 3)]
    faults += [Fault("another file system, always", "EXDEV", 1, True, counts="rl")]
    return shop.tries(start, faults)


def failing_writes(shop: Shop, start: Start, calls: list[Call]) -> Tally:
    """A broken disk, and writes that take fewer bytes than they are given, which is no error."""
    sorts = "wsx"
    faults = [Fault("a broken disk", "EIO", at, counts=sorts) for at in shop.sample(numbered(calls, sorts), 5)]
    faults += [Fault("interrupted", "EINTR", at, counts="w") for at in shop.sample(numbered(calls, "w"), 3)]
    tally = shop.tries(start, faults)
    whole = shop.tries(start, [Fault("short writes", "short", 1, True, counts="w")])
    if whole.carried_on != whole.runs:
        whole.wrong.append(f"{start.operation.name}: writes that take less than they are given were errors")
    tally.add(whole)
    return tally


def failing_reads(shop: Shop, start: Start, calls: list[Call]) -> Tally:
    """Files of the source that cannot be read, or vanish after they were listed."""
    tally = Tally()
    for root in start.operation.sources:
        reads = shop.calls(start, "OR", root)
        faults = [Fault("a source that cannot be read", "EIO", at, counts="OR", root=root) for at in shop.sample([call.number for call in reads], 6)]
        tally.add(shop.tries(start, faults, after_reading))
        opened = shop.calls(start, "O", root)
        faults = [Fault("a source that vanished", "vanish", at, counts="O", root=root) for at in shop.sample([call.number for call in opened], 5)]
        tally.add(shop.tries(start, faults, after_reading))
    return tally


def after_reading(laboratory: Laboratory, start: Start, folder: Path, fault: Fault, run: Run) -> Tally:
    """The source is put right again for the next run; until then files may be those of a source without what vanished."""
    operation = start.operation
    wanted = fresh(start, folder.with_name(folder.name + "-wanted"))
    for name in operation.sources:
        shutil.rmtree(wanted / name)
        shutil.copytree(folder / name, wanted / name, symlinks=True)
    other = laboratory.run(operation.command, wanted)
    result = contents(operation, wanted / operation.target)
    shutil.rmtree(wanted)
    if run.exit_code == 0:
        # What is missing now was not needed, or is missing in the result as well.
        tally = Tally(runs=1, carried_on=1)
        if fault.action == "vanish" or "warning" in run.said and names(run, fault, folder):
            # What was seen before it vanished may be reported, and what a warning named left out; the next run is right.
            laboratory.run(operation.command, folder)
        found = contents(operation, folder / operation.target)
        if other.exit_code or found != result and found != start.after:
            tally.wrong += [f"it said all was well, but {each}" for each in differences(found, result)] or [other.said]
        return tally
    for name in operation.sources:
        shutil.rmtree(folder / name)
        shutil.copytree(start.folder / name, folder / name, symlinks=True)
    # A run may have seen a file before it vanished, and says so in pages that are whole all the same.
    seen = contents(operation, folder / operation.target) if fault.action == "vanish" else result
    return judge(laboratory, start, folder, fault, run, seen)


def two_at_once(shop: Shop, start: Start, calls: list[Call]) -> Tally:
    """Two runs into one folder: one may have to report that it is busy, but neither may spoil the other's output."""
    total = Tally()
    for number in range(3 if shop.small else 25):
        folder = fresh(start, shop.scratch / f"run-{next(shop.numbers):06}")
        runs: list[Run] = []
        threads = []
        for delay in (0, shop.random.uniform(0, 0.1)):
            def attempt(delay: float = delay) -> None:
                time.sleep(delay)
                runs.append(shop.laboratory.run(start.operation.command, folder))
            threads.append(threading.Thread(target=attempt))
            threads[-1].start()
        for thread in threads:
            thread.join()
        failed = [run for run in runs if run.exit_code]
        wrong = [f"exit code {run.exit_code}: {run.said.strip()[-200:]}" for run in failed if run.exit_code != 1]
        if len(failed) == 2:
            wrong.append(f"both failed: {failed[0].said.strip()[-200:]} | {failed[1].said.strip()[-200:]}")
        for run in failed:
            if not any(f"{name}:" in run.said or f"{name}/" in run.said for name in (start.operation.target, "output", *start.operation.sources)):
                wrong.append(f"no path in the message: {run.said.strip()[-200:]}")
        good = next((run for run in runs if run.exit_code == 0), runs[0])
        tally = judge(shop.laboratory, start, folder, None, good)
        tally.runs, tally.refused = 2, len(failed)
        tally.wrong = [f"{start.operation.name}, two at once: {each}" for each in wrong + tally.wrong]
        total.add(tally)
        shutil.rmtree(folder, ignore_errors=True)
    return total


def clocks(shop: Shop, start: Start, calls: list[Call]) -> Tally:
    """A clock that jumps with every look at it, and files from other times."""
    years = 365 * 86_400
    total = Tally()
    faults = [Fault("a clock that jumps", "short", MANY, more={"FAULTS_CLOCK": str(offset * years)}) for offset in (20, -50)]
    total.add(shop.tries(start, faults))
    for moment in (-3 * years, 0, 200 * years):
        folder = fresh(start, shop.scratch / f"run-{next(shop.numbers):06}")
        for name in (*start.operation.sources, start.operation.target):
            for item in [folder / name, *(folder / name).rglob("*")]:
                if item.exists():
                    os.utime(item, (moment, moment))
        run = shop.laboratory.run(start.operation.command, folder)
        tally = judge(shop.laboratory, start, folder, None, run)
        tally.wrong = [f"{start.operation.name}, files of the year {1970 + moment // years}: {each}" for each in tally.wrong]
        total.add(tally)
        shutil.rmtree(folder)
    if total.carried_on != total.runs:
        total.wrong.append(f"{start.operation.name}: a wrong clock was an error")
    return total


def other_file_systems(shop: Shop, start: Start, calls: list[Call]) -> Tally:
    """The target really is on another file system than its source, where the machine has another one."""
    memory = Path("/dev/shm")
    if not memory.is_dir() or memory.stat().st_dev == shop.scratch.stat().st_dev or not os.access(memory, os.W_OK):
        return Tally()
    elsewhere = Path(tempfile.mkdtemp(prefix="feedsite-faults-", dir=memory))
    folder = fresh(start, shop.scratch / f"run-{next(shop.numbers):06}")
    try:
        target = folder / start.operation.target
        if target.exists():
            shutil.copytree(target, elsewhere / "target", symlinks=True)
            shutil.rmtree(target)
        else:
            (elsewhere / "target").mkdir()
        target.symlink_to(elsewhere / "target")
        run = shop.laboratory.run(start.operation.command, folder)
        tally = judge(shop.laboratory, start, folder, None, run)
        if run.exit_code:
            tally.wrong.append(f"exit code {run.exit_code}: {run.said.strip()[-200:]}")
        tally.wrong = [f"{start.operation.name}, on another file system: {each}" for each in tally.wrong]
        return tally
    finally:
        shutil.rmtree(elsewhere)
        shutil.rmtree(folder)


SORTS: dict[str, Callable[[Shop, Start, list[Call]], Tally]] = {
    "killed at calls": kills, "killed at moments": random_kills, "full disks": full_disks, "refusals": refusals,
    "failing writes": failing_writes, "failing reads": failing_reads, "two at once": two_at_once, "clocks": clocks,
    "other file systems": other_file_systems,
}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--binary", required=True)
    parser.add_argument("--library", required=True, type=Path)
    parser.add_argument("--small", action="store_true", help="a sample of the calls, for every change")
    parser.add_argument("--self-test", action="store_true", help="whether damage is found")
    parser.add_argument("operations", nargs="*", help="only these operations")
    arguments = parser.parse_args()
    unknown = set(arguments.operations) - {operation.name for operation in OPERATIONS}
    if unknown:
        raise SystemExit(f"error: no such operation: {', '.join(sorted(unknown))}")
    scratch = Path(tempfile.mkdtemp(prefix="feedsite-faults-"))
    began = time.monotonic()
    total = Tally()
    counted = 0
    try:
        shop = Shop(Laboratory(arguments.binary, arguments.library, scratch), scratch, arguments.small)
        if arguments.self_test:
            import self_test

            os._exit(self_test.run_all(shop))
        print(f"{'':18}{'calls':>6} " + " ".join(f"{name:>18}" for name in SORTS))
        for operation in OPERATIONS:
            if arguments.operations and operation.name not in arguments.operations:
                continue
            start = shop.start(operation)
            calls = shop.calls(start, CHANGES)
            counted += len(calls)
            print(f"{operation.name:18}{len(calls):6}", end=" ", flush=True)
            for sort in SORTS.values():
                tally = sort(shop, start, calls)
                total.add(tally)
                words = f"{tally.runs} ({tally.kills}k {tally.refused}e)" if tally.runs else "-"
                print(f"{words + ('' if not tally.wrong else ' ✗'):>18}", end=" ", flush=True)
            print(flush=True)
    except SystemExit as failure:
        total.wrong.append(str(failure))
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    print(
        f"{total.runs} runs in {time.monotonic() - began:.0f} s, {counted} calls that change files: {total.kills} kills, "
        f"{total.refused} refusals, {total.carried_on} carried on, {total.unfinished} new pages unfinished at a kill and completed; "
        + (f"{len(total.wrong)} complaints" if total.wrong else "nothing lost")
    )
    for words in total.wrong[:200]:
        print(f"error: {words}", file=sys.stderr)
    sys.exit(1 if total.wrong or not total.runs else 0)


if __name__ == "__main__":
    main()
