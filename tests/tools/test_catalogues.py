"""Sentences in the code reach translators, and what they make of them the game."""

from __future__ import annotations

import re
from gettext import GNUTranslations
from typing import TYPE_CHECKING

import pytest
from babel.messages.pofile import read_po

from tools import catalogues
from tools.catalogues import LOCALE, catalogue_path, check, compile_all, listed, update, written
from tools.wording import UntranslatableError, sentences

if TYPE_CHECKING:
    from pathlib import Path

    from babel.messages.catalog import Catalog

IMPORT = "from formulad.kernel.sentence import counted, say, say_of\n"
CODE = f"""{IMPORT}from formulad.kernel.game import refuse
title = say("Race")
both = say("{{a}} and {{b}}", a=f(say("left")), b=say_of("side", "right"))
far = refuse("MOV-1", "Too far")
left = counted(max(1, 2), "{{n}} lap left", "{{n}} laps left")
"""
FRENCH = {
    'msgid "Race"\nmsgstr ""': 'msgid "Race"\nmsgstr "Course"',
    'msgid "{a} and {b}"\nmsgstr ""': 'msgid "{a} and {b}"\nmsgstr "{b} et {a}"',
    'msgid "left"\nmsgstr ""': 'msgid "left"\nmsgstr "gauche"',
    'msgid "Too far"\nmsgstr ""': 'msgid "Too far"\nmsgstr "Trop loin"',
    'msgid "right"\nmsgstr ""': 'msgid "right"\nmsgstr "droite"',
    'msgstr[0] ""': 'msgstr[0] "un tour encore"',
    'msgstr[1] ""': 'msgstr[1] "{n} tours encore"',
}


class Workplace:
    """The code of a small game and its catalogues, in French only."""

    def __init__(self, folder: Path) -> None:
        self.code = folder / "game"
        self.locale = folder / "locale"
        self.code.mkdir()
        self.locale.mkdir()
        self.write(CODE)

    @property
    def french(self) -> Path:
        return catalogue_path(self.locale, "fr")

    def write(self, code: str) -> None:
        """Change the code, and tell the translators."""
        (self.code / "screen.py").write_text(code, "utf-8")
        (self.locale / "formulad.pot").write_bytes(written(listed(self.code)))
        update(self.locale)

    def translate(self, wordings: dict[str, str] = FRENCH) -> None:
        text = self.french.read_text("utf-8")
        for empty, full in wordings.items():
            assert empty in text
            text = text.replace(empty, full)
        self.french.write_text(text, "utf-8")
        compile_all(self.locale)

    def faults(self) -> list[str]:
        return check(self.code, self.locale)


@pytest.fixture
def work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workplace:
    monkeypatch.setattr(catalogues, "LANGUAGES", ("fr",))
    return Workplace(tmp_path)


def test_every_sentence_of_the_code_is_listed_wherever_it_stands(work: Workplace) -> None:
    found = {(message.context, message.id) for message in listed(work.code) if message.id}

    assert found == {
        (None, "Race"),
        (None, "{a} and {b}"),
        (None, "left"),
        (None, "Too far"),
        ("side", "right"),
        (None, ("{n} lap left", "{n} laps left")),
    }


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("say(word)", "x.py:2: the words of a sentence must stand where it is made"),
        ('\nsay(f"{word}")', "x.py:3: the words of a sentence must stand where it is made"),
        ('say_of(word, "Start")', "x.py:2: the words of a sentence must stand where it is made"),
        ('say("")', "x.py:2: a sentence says something"),
        ('say("{a} and {b}", a=1)', "x.py:2: nothing stands in the gap {b}"),
        ('counted(2, "{m} lap", "{n} laps")', "x.py:2: nothing stands in the gap {m}"),
    ],
)
def test_a_sentence_that_nobody_could_translate_is_refused(
    tmp_path: Path, code: str, fault: str
) -> None:
    path = tmp_path / "x.py"
    path.write_text(IMPORT + code, "utf-8")

    with pytest.raises(UntranslatableError) as refused:
        list(sentences(path, "x.py"))

    assert fault == str(refused.value)


def test_what_only_has_the_name_of_a_sentence_is_none(tmp_path: Path) -> None:
    path = tmp_path / "x.py"
    path.write_text("say(word)", "utf-8")

    assert [] == list(sentences(path, "x.py"))


def test_finished_catalogues_have_no_faults_and_say_what_was_written(work: Workplace) -> None:
    work.translate()

    assert [] == work.faults()
    with work.french.with_suffix(".mo").open("rb") as file:
        french = GNUTranslations(file)
    assert "droite" == french.pgettext("side", "right")
    assert "un tour encore" == french.ngettext("{n} lap left", "{n} laps left", 0)


def test_catalogues_are_the_same_whenever_they_are_written(work: Workplace) -> None:
    work.translate()
    before = [path.read_bytes() for path in sorted(work.locale.rglob("*.*"))]

    work.write("\n\n" + CODE)
    compile_all(work.locale)

    assert before == [path.read_bytes() for path in sorted(work.locale.rglob("*.*"))]


def test_what_is_not_translated_yet_is_named(work: Workplace) -> None:
    work.translate({key: FRENCH[key] for key in FRENCH if "[1]" not in key and "right" not in key})

    assert ["fr does not say “right” (side)", "fr does not say “{n} laps left”"] == work.faults()


def test_a_guess_is_no_translation_and_does_not_reach_the_game(work: Workplace) -> None:
    work.translate()
    work.write(CODE.replace("{a} and {b}", "{a} and also {b}"))
    compile_all(work.locale)

    assert "#, fuzzy" in work.french.read_text("utf-8")
    assert ["fr does not say “{a} and also {b}”"] == work.faults()


@pytest.mark.parametrize("french", ["{a} et {c}", "{a}", "{a} et {b"])
def test_a_translation_with_other_gaps_is_named(work: Workplace, french: str) -> None:
    empty = 'msgid "{a} and {b}"\nmsgstr '
    work.translate(FRENCH | {empty + '""': f'{empty}"{french}"'})

    assert ["fr has other gaps in “{a} and {b}”"] == work.faults()


def test_what_was_changed_and_not_compiled_is_named(work: Workplace) -> None:
    work.translate()
    work.french.write_text(work.french.read_text("utf-8").replace("gauche", "à gauche"), "utf-8")

    assert ["fr is not compiled: run tools/catalogues.py compile"] == work.faults()


def test_what_was_added_to_the_code_and_not_listed_is_named(work: Workplace) -> None:
    work.translate()
    (work.code / "other.py").write_text(f'{IMPORT}say("left")', "utf-8")

    assert ["formulad.pot is not what the code says: run tools/catalogues.py extract"] == (
        work.faults()
    )


def test_every_language_has_the_forms_its_numbers_need(tmp_path: Path) -> None:
    (tmp_path / "formulad.pot").write_bytes(written(catalogues.Sentences()))
    update(tmp_path)

    forms = {
        language: catalogues.read(catalogue_path(tmp_path, language)).plural_forms
        for language in catalogues.LANGUAGES
    }

    unless_one = "nplurals=2; plural=(n != 1);"
    assert forms == {
        "fr": "nplurals=2; plural=(n > 1);",
        "ja": "nplurals=1; plural=0;",
        "de": unless_one,
        "it": unless_one,
        "es": unless_one,
    }


@pytest.fixture(scope="module")
def template() -> Catalog:
    """Return the sentences of the game as they are now."""
    return listed(catalogues.CODE)


@pytest.mark.parametrize("language", catalogues.languages(LOCALE))
def test_a_language_of_the_game_is_complete(language: str, template: Catalog) -> None:
    assert [] == catalogues.missing(template, LOCALE, language)
    assert [] == catalogues.gap_faults(LOCALE, language)
    assert [] == catalogues.stale(LOCALE, language)


def test_in_french_no_line_begins_with_what_ends_a_clause() -> None:
    with catalogue_path(LOCALE, "fr").open("rb") as file:
        messages = [message.string for message in read_po(file) if message.id]
    french = [
        each for told in messages for each in ([told] if isinstance(told, str) else told or ())
    ]

    loose = [told for told in french if re.search(r"\S [:;!?](\s|$)", told)]

    assert [] == loose
