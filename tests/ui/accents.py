"""A language that no one speaks: the English words, with an accent on every letter."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING

import yaml

from formulad.store.paths import data_root
from formulad.ui.toolkit.languages import Language

if TYPE_CHECKING:
    from pathlib import Path

PLAIN = "abcdefghijklmnopqrstuvwxyz"
ACCENTED = "åƀçðéƒğħîĵķłɱñøþɋřšţûṽŵẋýž"
ACCENT = "accented"
_LETTERS = str.maketrans(PLAIN + PLAIN.upper(), ACCENTED + ACCENTED.upper())
_GAP = re.compile(r"(\{[^}]*\})")
_HEAD = re.compile(r"# |## [A-Z0-9-]+ |\([ivx]+\) ")
"""What a line of the rule book begins with that is the same in every language."""


class Accented(Language):
    """A language whose words are the English ones, with an accent on every letter."""

    def __init__(self) -> None:
        super().__init__(ACCENT)
        self.heard: set[str] = set()
        """Every text that was to be shown."""

    def say(self, text: str) -> str:
        said = super().say(text)
        self.heard.add(str(said))
        return said

    def message(self, context: str, english: str) -> str:
        del context
        return accented(english)

    def counted(self, context: str, one: str, several: str, number: int) -> str:
        return self.message(context, one if number == 1 else several)


def accented(text: str) -> str:
    """Return a text with accents on all letters but those of its gaps."""
    pieces = _GAP.split(text)
    return "".join(each if each[:1] == "{" else each.translate(_LETTERS) for each in pieces)


def write_accented(data: Path) -> None:
    """Write the game's files into a folder, with what they tell in the language no one speaks."""
    shutil.copytree(data_root() / "assets", data / "assets")
    (data / "tracks").symlink_to(data_root() / "tracks")
    for folder in ("options", "gifts"):
        words = yaml.safe_load((data / "assets" / folder / "en.yaml").read_text("utf-8"))
        _write(data / "assets" / folder / f"{ACCENT}.yaml", _translated(words))
    for path in (data / "assets" / "drivers").glob("*.yaml"):
        driver = yaml.safe_load(path.read_text("utf-8"))
        driver["line"][ACCENT] = accented(driver["line"]["en"])
        _write(path, driver)
    for kind in ("rulebook", "lessons"):
        for book in (data / "assets" / kind).rglob("en.md"):
            lines = map(_translated_line, book.read_text("utf-8").split("\n"))
            book.with_stem(ACCENT).write_text("\n".join(lines), "utf-8")


def _write(path: Path, content: object) -> None:
    path.write_text(yaml.safe_dump(content, allow_unicode=True, sort_keys=False), "utf-8")


def _translated(words: object) -> object:
    """Return what a file says, what its entries are called left as it is."""
    if isinstance(words, dict):
        return {name: _translated(said) for name, said in words.items()}
    return accented(str(words))


def _translated_line(line: str) -> str:
    """Return a line of the rule book; what it tells the game is no text."""
    if line.startswith(("Option ", "Picture ")):
        return line
    head = _HEAD.match(line)
    return head[0] + accented(line[head.end() :]) if head else accented(line)
