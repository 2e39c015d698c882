from __future__ import annotations

from dataclasses import fields, replace

import pytest

from formulad.race.option_catalogue import (
    CATALOGUE,
    ENTRIES,
    Conflict,
    Entry,
    conflicts,
    matters,
)
from formulad.race.options import Options, Rules

COMPLETE = Options(Rules.COMPLETE)


def test_the_menu_has_every_option_once() -> None:
    assert sorted(item.name for item in fields(Options)) == sorted(e.id for e in CATALOGUE)


@pytest.mark.parametrize("entry", CATALOGUE, ids=lambda entry: entry.id)
def test_what_is_usual_is_one_of_the_values_of_an_option(entry: Entry) -> None:
    assert getattr(Options(), entry.id) in entry.values


def test_an_option_that_refines_another_matters_only_with_it() -> None:
    entry = ENTRIES["slide_rule"]

    assert not matters(entry, COMPLETE)
    assert matters(entry, replace(COMPLETE, tyres=True))
    assert not matters(entry, Options(tyres=True))


def test_the_usual_options_go_together() -> None:
    assert () == conflicts(Options())


def test_a_part_of_the_game_contradicts_options_that_lack_what_it_needs() -> None:
    options = replace(COMPLETE, technical_stops=True)

    assert (Conflict("technical_stops", "pit_stops", value=True),) == conflicts(options)


def test_what_needs_something_idle_is_idle_itself() -> None:
    options = Options(pit_stops=True, technical_stops=True)

    assert (
        Conflict("pit_stops", "rules", Rules.COMPLETE),
        Conflict("technical_stops", "pit_stops", value=True),
    ) == conflicts(options)
