"""Runs of feedsite with a library before the C library that lets calls fail."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

CHANGES = "owrumdtlscx"
"""The sorts of calls that change files; faults.c says which letter is which."""


@dataclass
class Call:
    """A call that was counted."""

    number: int
    sort: str
    name: str
    path: str


@dataclass
class Fault:
    """What happens at which call."""

    words: str
    action: str
    """`kill`, `half`, `short`, `drop`, `vanish` or the name of an error."""
    at: int
    is_onward: bool = False
    counts: str = CHANGES
    root: str = ""
    """The folder whose calls are counted, below that of the run."""
    only: str = ""
    more: dict[str, str] = field(default_factory=dict)

    @property
    def kills(self) -> bool:
        return self.action in ("kill", "half")


@dataclass
class Run:
    exit_code: int
    said: str
    calls: list[Call]


class Laboratory:
    """Where runs happen: the binary, the library and the environment."""

    def __init__(self, binary: str, library: Path, scratch: Path) -> None:
        self.binary = binary
        self.library = library
        home = scratch / "home"
        home.mkdir(exist_ok=True)
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": str(home), "XDG_CACHE_HOME": str(home / "cache"), "TZ": "UTC",
            "SWIFT_BACKTRACE": "enable=no", "LANG": "C.UTF-8",
        }  # fmt: skip

    def run(self, command: list[str], folder: Path, fault: Fault | None = None, timeout: float = 60) -> Run:
        state, log, temporary = folder / "fault-count", folder / "fault-log", folder / "temporary"
        temporary.mkdir(exist_ok=True)
        environment = self.environment | {"TMPDIR": str(temporary)}
        if fault:
            state.write_bytes(bytes(8))
            log.unlink(missing_ok=True)
            action = fault.action if fault.action.islower() else str(getattr(errno, fault.action))
            environment |= {
                "LD_PRELOAD": str(self.library), "FAULTS_STATE": str(state), "FAULTS_LOG": str(log),
                "FAULTS_ROOT": str(folder / fault.root if fault.root else folder), "FAULTS_COUNTS": fault.counts,
                "FAULTS_AT": f"{fault.at}{'+' if fault.is_onward else ''}", "FAULTS_DO": action, **fault.more,
            }  # fmt: skip
            if fault.only:
                environment["FAULTS_ONLY"] = fault.only
        process = subprocess.Popen(
            [self.binary, *command], cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, start_new_session=True,
        )  # fmt: skip
        try:
            said, _ = process.communicate(timeout=timeout)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return Run(-99, f"it did not end within {timeout} s", [])
        return Run(process.returncode, said.decode(errors="replace"), calls(log) if fault else [])


def calls(log: Path) -> list[Call]:
    found = []
    for line in log.read_text(errors="replace").splitlines() if log.exists() else []:
        number, sort, name, path = line.split("\t", 3)
        found.append(Call(int(number), sort, name, path))
    return sorted(found, key=lambda call: call.number)
