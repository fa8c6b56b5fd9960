"""Runs a program and measures its wall-clock time, its processor time and its peak memory."""

import subprocess
import sys
import typing

#: Starts a program and prints the three numbers behind what it prints. What the system tells of a program's peak begins
#: with that of the process which started it, so each is started by a process that has imported next to nothing.
STARTER = """
import os, sys, time
start = time.monotonic()
_, status, usage = os.wait4(os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ), 0)
print("\\n%r %r %r" % (time.monotonic() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss))
sys.exit(status != 0)
"""


class Measured(typing.NamedTuple):
    """Wall-clock seconds, processor seconds, peak memory in MB, and what the program printed."""

    time: float
    processor: float
    memory: float
    printed: str = ""


def measured(command):
    """Runs a program to its end; one that fails ends this one, too."""
    command = [str(part) for part in command]
    result = subprocess.run([sys.executable, "-I", "-S", "-c", STARTER, *command], capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"{command[0]} failed:\n{result.stdout}{result.stderr}")
    printed, _, numbers = result.stdout.rstrip("\n").rpartition("\n")
    seconds, processor, peak = map(float, numbers.split())
    # Linux counts in kilobytes, macOS in bytes.
    return Measured(seconds, processor, peak / (1_000_000 if sys.platform == "darwin" else 1_000), printed.strip())
