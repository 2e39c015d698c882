from __future__ import annotations

from formulad.race.agreed.drivers import Ability
from formulad.ui.race.terms.ability_icons import GIFT_ICONS
from formulad.ui.toolkit.icon_shapes import ICONS


def test_every_gift_has_an_icon_of_its_own() -> None:
    assert list(Ability) == list(GIFT_ICONS)
    assert {*GIFT_ICONS.values()} <= {*ICONS}
    assert len(Ability) == len({*GIFT_ICONS.values()})
