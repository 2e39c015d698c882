"""Where the panels stand, with what lies over the board for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.values import replace
from formulad.store.paths import data_root
from formulad.tiled.catalogue import Catalogue
from formulad.ui.race.desk.desk_hud import Hud
from formulad.ui.race.panels.modal_panels import WAY_OUT
from formulad.ui.race.present.race_presenter import race_view
from tests.ui.race.decisions import BOB_FIRST, LAPS, a_moment_of, before_laps

if TYPE_CHECKING:
    from tests.ui.conftest import Sheet


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (900, 1200), (1024, 768)])
def test_what_is_to_be_decided_lies_beside_the_timekeepers(
    sheet: Sheet, size: tuple[int, int]
) -> None:
    game, state = before_laps(replace(LAPS, tyres=True), seats=2)
    moment = replace(a_moment_of(game, state), trials=BOB_FIRST)
    view = race_view(moment, ())
    assert view.timing is not None
    full = replace(
        view, way_out="Without" * 4, timing=replace(view.timing, rows=view.timing.rows * 5)
    )
    hud = Hud(Catalogue(data_root() / "tracks").load("monaco"))

    hud.arrange(sheet(*size))
    hud.show(full, shows_reach=True, shows_board=False)

    way_out = [w.rect for w in hud.form.widgets if w.id == WAY_OUT]
    assert len(way_out) == 1
    assert hud.timing is not None
    assert hud.timing.collidelist(way_out) < 0
    cards = [w.rect for w in hud.form.widgets if w.id.startswith("card")]
    assert cards
    assert hud.timing is not None
    assert hud.timing.collidelist(cards) < 0
