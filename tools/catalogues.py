"""Looks after the catalogues of sentences: `catalogues.py extract | update | compile | check`.

`extract` lists every sentence of the game in `assets/locale/formulad.pot`, `update` brings the
catalogue of each language in line with it, `compile` writes them as the game reads them, and
`check` says what is amiss. They name no dates and no lines, so that only sentences differ.
"""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from formulad.school.lesson import CONTEXT
from formulad.school.lesson_yaml import read_lesson, words_of
from tools.wording import UntranslatableError, gaps, sentences

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from babel.messages.catalog import Message

ROOT = Path(__file__).resolve().parent.parent
CODE = ROOT / "formulad"
LOCALE = ROOT / "assets" / "locale"
LESSONS = Path("assets", "lessons", "race")
"""Where lessons lie, whose words stand in their files."""
LANGUAGES = ("fr", "ja", "de", "it", "es")
_NO_DATE = datetime(2026, 1, 1, tzinfo=UTC)


class Sentences(Catalog):
    """A catalogue whose head says nothing that changes from day to day."""

    def __init__(self, language: str | None = None) -> None:
        """Begin a catalogue; without a language it is the list for translators."""
        super().__init__(language, header_comment="# FormulaD", creation_date=_NO_DATE, fuzzy=False)

    def _head(self) -> list[tuple[str, str]]:
        head = [
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit"),
        ]
        if self.locale is None:
            return head
        return [*head, ("Language", str(self.locale)), ("Plural-Forms", self.plural_forms)]

    mime_headers = property(_head)


def main() -> int:
    """Do what is asked for; return 1 if something is amiss."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("task", choices=("extract", "update", "compile", "check"))
    faults: Iterable[str] = ()
    try:
        match parser.parse_args().task:
            case "extract":
                _template_path(LOCALE).write_bytes(written(listed(CODE)))
            case "update":
                update(LOCALE)
            case "compile":
                compile_all(LOCALE)
            case _:
                faults = check(CODE, LOCALE)
    except UntranslatableError as error:
        faults = [str(error)]
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


def listed(code: Path) -> Catalog:
    """Return the sentences of the game.

    Raises:
        UntranslatableError: if one of them cannot be translated.
    """
    catalogue = Sentences()
    for path in sorted(code.rglob("*.py")):
        told = path.relative_to(code.parent).as_posix()
        for said in sentences(path, told):
            one = said.wording[0] if len(said.wording) == 1 else said.wording
            catalogue.add(one, locations=[(told, 1)], context=said.context or None)
    for path in sorted((code.parent / LESSONS).glob("*.yaml")):
        told = path.relative_to(code.parent).as_posix()
        for words in words_of(read_lesson(path).script):
            catalogue.add(words, locations=[(told, 1)], context=CONTEXT)
    return catalogue


def update(locale: Path) -> None:
    """Bring the catalogues of all languages in line with the list; begin those that are missing."""
    template = read(_template_path(locale))
    for language in LANGUAGES:
        path = catalogue_path(locale, language)
        catalogue = Sentences(language)
        if path.exists():
            for message in _messages(read(path, language)):
                catalogue[message.id] = message
        catalogue.update(template, update_header_comment=False)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(written(catalogue))


def compile_all(locale: Path) -> None:
    """Write the catalogues as the game reads them."""
    for language in languages(locale):
        path = catalogue_path(locale, language).with_suffix(".mo")
        path.write_bytes(compiled(locale, language))


def check(code: Path, locale: Path) -> list[str]:
    """Return what is amiss with the catalogues, in sentences."""
    template = listed(code)
    faults = []
    path = _template_path(locale)
    if not path.exists() or path.read_bytes() != written(template):
        faults.append(f"{path.name} is not what the code says: run tools/catalogues.py extract")
    for language in languages(locale):
        faults += missing(template, locale, language)
        faults += gap_faults(locale, language)
        faults += stale(locale, language)
    return faults


def languages(locale: Path) -> tuple[str, ...]:
    """Return the languages that have a catalogue."""
    return tuple(sorted(path.parts[-3] for path in locale.glob("*/LC_MESSAGES/formulad.po")))


def missing(template: Catalog, locale: Path, language: str) -> list[str]:
    """Return which sentences a language lacks, or has only as a guess."""
    has = _finished(read(catalogue_path(locale, language), language), language)
    return [
        f"{language} does not say {_told(message)}"
        for message in _messages(template)
        if has.get(message.id, message.context) is None
    ]


def gap_faults(locale: Path, language: str) -> list[str]:
    """Return which sentences of a language have other gaps than the English ones."""
    catalogue = read(catalogue_path(locale, language), language)
    finished = _finished(catalogue, language)
    return [
        f"{language} has other gaps in {_told(message)}"
        for message in _messages(finished)
        if not _gaps_agree(message)
    ]


def stale(locale: Path, language: str) -> list[str]:
    """Return whether the game reads other sentences than the catalogue has."""
    path = catalogue_path(locale, language).with_suffix(".mo")
    if path.exists() and path.read_bytes() == compiled(locale, language):
        return []
    return [f"{language} is not compiled: run tools/catalogues.py compile"]


def read(path: Path, language: str | None = None) -> Catalog:
    """Return a catalogue as translators wrote it."""
    with path.open("rb") as file:
        return read_po(file, locale=language)


def written(catalogue: Catalog) -> bytes:
    """Return a catalogue as a file for translators."""
    buffer = BytesIO()
    write_po(buffer, catalogue, width=100, ignore_obsolete=True, include_lineno=False)
    return buffer.getvalue()


def compiled(locale: Path, language: str) -> bytes:
    """Return what a language says as a file for the game."""
    buffer = BytesIO()
    write_mo(buffer, _finished(read(catalogue_path(locale, language), language), language))
    return buffer.getvalue()


def catalogue_path(locale: Path, language: str) -> Path:
    """Return where the sentences of a language are."""
    return locale / language / "LC_MESSAGES" / "formulad.po"


def _template_path(locale: Path) -> Path:
    return locale / "formulad.pot"


def _messages(catalogue: Catalog) -> Iterator[Message]:
    return (message for message in catalogue if message.id)


def _finished(catalogue: Catalog, language: str) -> Catalog:
    """Return the sentences that a language has, no guesses among them."""
    kept = Sentences(language)
    for message in _messages(catalogue):
        if all(_forms(message)) and not message.fuzzy:
            kept[message.id] = message
    return kept


def _forms(message: Message) -> tuple[str, ...]:
    """Return what is said of one and of several things, or always."""
    said = message.string
    forms = (said,) if isinstance(said, str) or said is None else said
    return tuple(form if isinstance(form, str) else "" for form in forms)


def _english(message: Message) -> tuple[str, ...]:
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def _told(message: Message) -> str:
    return f"“{_english(message)[-1]}”" + (f" ({message.context})" if message.context else "")


def _gaps_agree(message: Message) -> bool:
    """Return whether all forms fill the gaps of the English sentence; numbers may be words."""
    free = {"n"} if message.pluralizable else set()
    try:
        forms = {gaps(form) - free for form in _forms(message)}
    except ValueError:
        return False
    return forms == {gaps(_english(message)[-1]) - free}


if __name__ == "__main__":
    sys.exit(main())
