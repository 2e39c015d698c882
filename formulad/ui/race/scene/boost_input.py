"""Boost input: nitro and the gifts of a driver, used before a path is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.questions import Question
from formulad.ui.race.model.boost_choices import (
    BIG,
    LESS,
    LITTER,
    MORE,
    NITRO,
    boost_refusal,
    boosts_of,
    pressed,
)
from formulad.ui.toolkit.intents import Feature

if TYPE_CHECKING:
    from formulad.ui.race.play.race_table import RaceTable

BUTTONS: dict[Feature, tuple[str, ...]] = {
    Feature.NITRO: (NITRO,),
    Feature.BIG_NITRO: (BIG, NITRO),
    Feature.LESS: (LESS, LITTER),
    Feature.MORE: (MORE, LITTER),
    Feature.LITTER: (LITTER,),
}
"""The button that each key presses: the first of these that the driver has."""


class BoostInput:
    """Input to the buttons beside the lever."""

    def __init__(self, table: RaceTable) -> None:
        self._table = table

    def use(self, feature: Feature) -> str:
        """Press the button of a key; return its name if it cannot be pressed, to look at it."""
        name = next((name for name in BUTTONS.get(feature, ()) if name in self._buttons), "")
        return name if name and self.press(name) else ""

    def press(self, name: str) -> str:
        """Put something on or off; return the rule that keeps a driver from it, if one does."""
        table = self._table
        if name not in self._buttons:
            return ""
        refusal = boost_refusal(table.game.setting, table.shown, name)
        if table.awaiting is Question.PATH and refusal is None:
            table.use(pressed(table.used, name))
        return refusal.rule if refusal else ""

    @property
    def _buttons(self) -> tuple[str, ...]:
        """The buttons of the driver whose turn it is."""
        table = self._table
        if not (table.waits_for_person and table.shown.round):
            return ()
        return boosts_of(table.game.setting, table.shown.seat)
