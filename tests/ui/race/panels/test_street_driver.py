"""What a street driver can do stands in the dashboard to its last word."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.games.race.ability_words import read_gift_words
from formulad.race.agreed.drivers import Ability
from formulad.store.paths import data_root
from formulad.ui.race.panels.street_driver import words_in

if TYPE_CHECKING:
    from tests.ui.conftest import Sheet

JAPANESE = read_gift_words(data_root() / "assets" / "gifts" / "ja.yaml")


@pytest.mark.parametrize(("room", "height"), [(300, 26), (192, 40), (152, 54)])
def test_what_a_gift_does_takes_as_many_lines_as_smaller_letters_leave_room_for(
    sheet: Sheet, room: float, height: float
) -> None:
    words = JAPANESE[Ability.RADIO].line

    lines, style = words_in(sheet(), words, room, height)

    assert words == "".join(lines)
    assert len(lines) * style.size <= height
