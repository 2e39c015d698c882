from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.games.headers import up_to_date
from formulad.games.race.header_migrations import MIGRATIONS, VERSION
from formulad.games.race.race_header import write_header
from formulad.kernel.record import SaveError
from tests.games.race.saved import a_header

if TYPE_CHECKING:
    from formulad.games.headers import Entries


def with_weather(entries: Entries) -> Entries:
    return {**entries, "version": 2, "weather": "fine"}


def with_sky(entries: Entries) -> Entries:
    rest = {key: value for key, value in entries.items() if key != "weather"}
    return {**rest, "version": 3, "sky": entries["weather"]}


CHAIN = with_weather, with_sky


@pytest.mark.parametrize(
    ("entries", "brought_to"),
    [
        ({"version": 1}, {"version": 3, "sky": "fine"}),
        ({"version": 2, "weather": "rain"}, {"version": 3, "sky": "rain"}),
        ({"version": 3, "sky": "grey"}, {"version": 3, "sky": "grey"}),
    ],
    ids=["two versions old", "one version old", "up to date"],
)
def test_a_header_goes_through_all_versions_after_its_own(
    entries: Entries, brought_to: Entries
) -> None:
    assert brought_to == up_to_date(entries, CHAIN)


def test_a_header_of_a_later_version_is_refused() -> None:
    with pytest.raises(SaveError, match="has version 4, written by a newer FormulaD"):
        up_to_date({"version": 4}, CHAIN)


@pytest.mark.parametrize("version", [0, -1, True, "1", None, 1.0])
def test_a_header_without_a_version_is_refused(version: object) -> None:
    with pytest.raises(SaveError, match="does not say of which version it is"):
        up_to_date({"version": version}, CHAIN)


def test_what_is_written_now_needs_no_migration() -> None:
    entries = write_header(a_header())

    assert (VERSION, entries) == (1 + len(MIGRATIONS), up_to_date(entries, MIGRATIONS))
