"""Search of the rule book, by a rule's words or its id."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from formulad.store.rulebook import Section

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.store.rulebook import Rule


def matching(sections: tuple[Section, ...], wanted: str) -> tuple[Section, ...]:
    """Return what is left of the book if only rules that hold every wanted word stay in it."""
    words = _plain(wanted).split()
    kept = (Section(section.title, tuple(_holding(section, words))) for section in sections)
    return tuple(section for section in kept if section.rules)


def best(sections: tuple[Section, ...], wanted: str) -> Rule | None:
    """Return the rule most likely wanted: the one of that id, else one of that title."""
    rules = [rule for section in sections for rule in section.rules]
    words = _plain(wanted).strip()
    same_id = (rule for rule in rules if _plain(rule.id) == words)
    titled = (rule for rule in rules if words in _plain(rule.title))
    return next(same_id, None) or next(titled, None) or next(iter(rules), None)


def _holding(section: Section, words: list[str]) -> Iterator[Rule]:
    """Yield the rules that hold every word, be it in the title of their section."""
    for rule in section.rules:
        told = (paragraph.text for paragraph in rule.paragraphs)
        text = _plain("\n".join((section.title, rule.id, rule.title, *told)))
        if all(word in text for word in words):
            yield rule


def _plain(text: str) -> str:
    """Return a text as it is searched: without capitals and accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
