from __future__ import annotations

from formulad.race.agreed.option_catalogue import CATALOGUE, Group
from formulad.ui.race.rules.option_icons import GROUP_COLOURS, OPTION_ICONS
from formulad.ui.toolkit.icon_shapes import ICONS


def test_every_option_has_its_picture() -> None:
    assert [entry.id for entry in CATALOGUE] == list(OPTION_ICONS)
    assert set(Group) == set(GROUP_COLOURS)
    assert set() == set(OPTION_ICONS.values()) - set(ICONS)
