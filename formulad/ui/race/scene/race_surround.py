"""Surround of a race: panels for who sits before the screen, cards for those around a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.desk.desk_hud import Folding, Hud
from formulad.ui.race.tabletop.table_hud import TableHud
from formulad.ui.toolkit.canvas.quarter_turns import QUARTER

if TYPE_CHECKING:
    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.desk.board_surround import RaceSurround
    from formulad.ui.race.services.race_services import Services
    from formulad.ui.toolkit.motion import Amount


def surround_of(services: Services, circuit: Circuit, *, is_table: bool) -> RaceSurround:
    """Return what stands around the board of a circuit, as the players have set it up."""
    memory = services.memory

    def motion() -> Amount:
        return services.motion

    if is_table:
        turned = memory.preferences.board_turned
        return TableHud(
            circuit,
            None if turned is None else turned // QUARTER,
            lambda quarters: memory.remember(board_turned=QUARTER * quarters),
            motion,
        )
    folding = Folding(
        memory.preferences.engineer_open, lambda is_open: memory.remember(engineer_open=is_open)
    )
    return Hud(circuit, lambda: memory.preferences.left_handed, motion, folding)
