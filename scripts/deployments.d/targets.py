"""The targets that are deployed to, each with a way to look at it that knows nothing of feedsite."""

from __future__ import annotations

import io
import shutil
import subprocess
import tarfile
from pathlib import Path

import sample


class FolderTarget:
    """A target whose files can be seen in a folder of this machine."""

    is_atomic = False

    def __init__(self, name: str, settings: str, folder: Path) -> None:
        self.name = name
        self.settings = settings
        self.folder = folder

    def tree(self) -> dict[str, bytes]:
        return sample.tree(self.folder) if self.folder.exists() else {}

    def put(self, path: str, content: str) -> None:
        sample.write(self.folder / path, content)

    def remove(self, path: str) -> None:
        (self.folder / path).unlink()

    def keep(self, copy: Path) -> None:
        """Keeps the state of the target for ``give_back``."""
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(self.folder, copy, symlinks=True)

    def give_back(self, copy: Path) -> None:
        for item in self.folder.iterdir():
            shutil.rmtree(item) if item.is_dir() else item.unlink()
        shutil.copytree(copy, self.folder, symlinks=True, dirs_exist_ok=True)

    def leftovers(self) -> list[str]:
        """Empty folders and temporary files, which a complete deployment does not leave."""
        return [
            str(item.relative_to(self.folder)) for item in self.folder.rglob("*")
            if item.is_dir() and not any(item.iterdir()) or item.name.endswith(".tmp")
        ]  # fmt: skip


class BranchTarget(FolderTarget):
    """A branch of a bare repository."""

    is_atomic = True

    def git(self, *arguments: str | Path, content: bytes | None = None) -> bytes:
        return subprocess.run(
            ["git", "--git-dir", self.folder, *arguments], input=content, check=True, capture_output=True
        ).stdout

    def tree(self) -> dict[str, bytes]:
        if not self.git("branch", "--list", "pages"):
            return {}
        with tarfile.open(fileobj=io.BytesIO(self.git("archive", "pages"))) as archive:
            return {
                member.name: archive.extractfile(member).read()  # type: ignore[union-attr]
                for member in archive.getmembers() if member.isfile() and ".feedsite-" not in member.name
            }  # fmt: skip

    def put(self, path: str, content: str) -> None:
        self.change(path, content)

    def remove(self, path: str) -> None:
        self.change(path, None)

    def change(self, path: str, content: str | None) -> None:
        work = self.folder.parent / f"{self.folder.name}.work"
        shutil.rmtree(work, ignore_errors=True)
        subprocess.run(["git", "clone", "-q", self.folder, work], check=True, capture_output=True)
        run = ["git", "-C", work, "-c", "user.name=somebody", "-c", "user.email=somebody@localhost"]
        if subprocess.run([*run, "checkout", "-q", "pages"], capture_output=True).returncode:
            subprocess.run([*run, "checkout", "-q", "--orphan", "pages"], check=True)
        if content is None:
            (work / path).unlink()
        else:
            sample.write(work / path, content)
        subprocess.run([*run, "add", "-A"], check=True)
        subprocess.run([*run, "commit", "-q", "-m", "By hand"], check=True)
        subprocess.run([*run, "push", "-q", "origin", "pages"], check=True, capture_output=True)

    def keep(self, copy: Path) -> None:
        copy.write_bytes(self.git("rev-parse", "pages"))

    def give_back(self, copy: Path) -> None:
        self.git("update-ref", "refs/heads/pages", copy.read_text().strip())

    def leftovers(self) -> list[str]:
        self.git("fsck", "--strict")
        return []
