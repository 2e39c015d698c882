from __future__ import annotations

from typing import Any

import pytest

from formulad.kernel.record import SaveError
from formulad.race.options import GridRule, Options
from formulad.race.setup import Entrant, RaceSetup
from formulad.store.header import RaceHeader, read_header, write_header
from tests.store.saved import NOON, a_header

LINE_UP = (Entrant("Zoë", 10), Entrant("Rookie 2", 2, "rookie"))
FULL = RaceHeader(
    RaceSetup("monaco", LINE_UP, Options(laps=3, grid=GridRule.AS_LISTED)),
    fingerprint="0123456789abcdef",
    word=(1 << 64) - 1,
    created=NOON,
)


def test_a_header_is_read_as_it_was_written() -> None:
    assert read_header(write_header(FULL)) == FULL


def test_a_header_is_written_in_words_people_can_read() -> None:
    entries = write_header(FULL)

    assert entries["rules"] == {"id": "basic", "laps": 3, "grid": "as_listed"}
    assert entries["seats"][1] == {"name": "Rookie 2", "number": 2, "driver": "ai:rookie"}


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        pytest.param({"word": -1}, "`word` is not of 64 bits", id="small word"),
        pytest.param({"word": 1 << 64}, "`word` is not of 64 bits", id="large word"),
        pytest.param({"word": "x"}, r"Expected `int`, got `str` - at `\$.word`", id="no number"),
        pytest.param({"seats": []}, r"length >= 1 - at `\$.seats`", id="nobody"),
        pytest.param({"track": {"id": "x"}}, "missing required field `fingerprint`", id="no hash"),
        pytest.param({"colour": 3}, "unknown field `colour`", id="unknown entry"),
        pytest.param({"game": "chess"}, r"'chess' - at `\$.game`", id="another game"),
        pytest.param(
            {"rules": {"id": "basics", "laps": 1, "grid": "drawn"}},
            "there are no rules 'basics'; there are: basic; did you mean 'basic'?",
            id="unknown rules",
        ),
        pytest.param(
            {"rules": {"id": "basic", "laps": 0, "grid": "drawn"}},
            r">= 1 - at `\$.rules.laps`",
            id="no laps",
        ),
        pytest.param(
            {"seats": [{"name": "Ada", "number": 7, "driver": "cat"}]},
            r"at `\$.seats\[0\].driver`",
            id="unknown driver",
        ),
    ],
)
def test_a_header_that_cannot_be_used_says_where(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SaveError, match=sentence):
        read_header(write_header(a_header()) | changes)
