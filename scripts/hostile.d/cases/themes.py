"""Templates and settings in content/theme, which may come with the content of strangers."""

from __future__ import annotations

from pathlib import Path

from case import Case, built, either, entry, refused, settings, write

FOOT = "content/theme/templates/partial/foot.mustache"


def foot(text):
    """A template of every page."""

    def make(folder: Path, size: int) -> None:
        entry(folder, "---\ntitle: One\n---\nBody\n")
        write(folder / FOOT, text(size))

    return make


def circle(folder: Path, size: int) -> None:
    entry(folder, "---\ntitle: One\n---\nBody\n")
    write(folder / FOOT, "{{>partial/a}}")
    write(folder / "content/theme/templates/partial/a.mustache", "{{>partial/b}}")
    write(folder / "content/theme/templates/partial/b.mustache", "{{>partial/a}}")


def chain(folder: Path, size: int) -> None:
    """Each template holds the next one."""
    entry(folder, "---\ntitle: One\n---\nBody\n")
    write(folder / FOOT, "{{>partial/c0}}")
    for number in range(size):
        write(folder / f"content/theme/templates/partial/c{number}.mustache", f"{{{{>partial/c{number + 1}}}}}")
    write(folder / f"content/theme/templates/partial/c{size}.mustache", "end")


def doubling(folder: Path, size: int) -> None:
    """Each template holds the next one twice."""
    entry(folder, "---\ntitle: One\n---\nBody\n")
    write(folder / FOOT, "{{>partial/d0}}")
    for number in range(size):
        write(folder / f"content/theme/templates/partial/d{number}.mustache", f"{{{{>partial/d{number + 1}}}}}" * 2)
    write(folder / f"content/theme/templates/partial/d{size}.mustache", "end of it")


def empty_doubling(folder: Path, size: int) -> None:
    """The same, and there is nothing at the end of it."""
    doubling(folder, size)
    write(folder / f"content/theme/templates/partial/d{size}.mustache", "")


def extends_itself(folder: Path, size: int) -> None:
    settings(folder, "theme: mine\n")
    write(folder / "content/2025-01-01-one.md", "One\n")
    write(folder / "themes/mine/theme.yml", "name: Mine\nextends: mine\n")


def extends_each_other(folder: Path, size: int) -> None:
    settings(folder, "theme: mine\n")
    write(folder / "content/2025-01-01-one.md", "One\n")
    write(folder / "themes/mine/theme.yml", "name: Mine\nextends: yours\n")
    write(folder / "themes/yours/theme.yml", "name: Yours\nextends: mine\n")


def extends_many(folder: Path, size: int) -> None:
    settings(folder, "theme: t0\n")
    write(folder / "content/2025-01-01-one.md", "One\n")
    for number in range(size):
        write(folder / f"themes/t{number}/theme.yml", f"name: T\nextends: t{number + 1}\n")
    write(folder / f"themes/t{size}/theme.yml", "name: T\nextends: wall\n")


def outside(folder: Path, size: int) -> None:
    settings(folder, "theme: ../../../etc\n")
    write(folder / "content/2025-01-01-one.md", "One\n")


def themed(file: str, text):
    def make(folder: Path, size: int) -> None:
        entry(folder, "---\ntitle: One\n---\nBody\n")
        write(folder / "content/theme" / file, text(size))

    return make


TEMPLATE = refused("template-syntax", "unknown-partial", "unknown-variable", "wrong-variable-use")

CASES = [
    Case("a template that holds itself", foot(lambda size: "{{>partial/foot}}"), TEMPLATE),
    Case("templates that hold each other", circle, TEMPLATE),
    Case("a chain of templates", chain, either(built(), refused("template-syntax")), size=5_000, small=200),
    Case("templates that double", doubling, refused(), size=30, small=30),
    Case("templates that double nothing", empty_doubling, either(built(), refused()), size=30, small=30),
    Case("sections in sections", foot(lambda size: "{{#site}}" * size + "{{/site}}" * size), either(built(), refused("template-syntax", "unknown-variable", "wrong-variable-use")), size=100_000, small=5_000),
    Case("sections never closed", foot(lambda size: "{{#site}}" * size), TEMPLATE, size=100_000, small=5_000),
    Case("tags never closed", foot(lambda size: "{{" * size), TEMPLATE, size=100_000, small=5_000),
    Case("ends of nothing", foot(lambda size: "{{/site}}" * size), TEMPLATE, size=100_000, small=5_000),
    Case("unknown variables", foot(lambda size: "".join(f"{{{{v{number}}}}}" for number in range(size))), TEMPLATE, size=20_000, small=2_000),
    Case("a template of megabytes", foot(lambda size: "x" * size), either(built(megabytes=1_000), refused()), size=20_000_000, small=1_000_000),
    Case("a theme that extends itself", extends_itself, refused("invalid-theme-settings")),
    Case("themes that extend each other", extends_each_other, refused("invalid-theme-settings")),
    Case("a chain of themes", extends_many, either(built(), refused()), size=500, small=100),
    Case("a theme outside of its folder", outside, refused("unknown-theme")),
    Case("a theme's settings, an alias bomb", themed("theme.yml", lambda size: "a: &a [0,0,0,0]\n" + "".join(f"a{n}: &a{n} [{','.join([f'*a{n - 1}' if n else '*a'] * 9)}]\n" for n in range(9))), refused()),
    Case("a theme's strings, a list in lists", themed("strings/en.yml", lambda size: "a: " + "[" * size), refused(), size=100_000, small=20_000),
    Case("a theme's style sheet", themed("styles/wall/own.css", lambda size: "a{b:c}\n" * (size // 7)), either(built(megabytes=200), refused()), size=20_000_000, small=1_000_000),
    Case("a theme's style sheet, blocks in blocks", themed("styles/wall/own.css", lambda size: "@media x{" * size), either(built(), refused()), size=100_000, small=5_000),
    Case("a theme's style sheet, imports", themed("styles/wall/own.css", lambda size: "@import 'own.css';\n" * size), either(built(), refused()), size=10_000, small=1_000),
]  # fmt: skip
