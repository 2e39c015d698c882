"""Rest of a race: what of it moves on the screen, and when a person has seen it whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from formulad.ui.race.play.race_table import RaceTable
    from formulad.ui.race.play.soundtrack import Soundtrack
    from formulad.ui.race.scene.engineer_line import EngineerLine
    from formulad.ui.race.scene.race_screen import RaceScreen
    from formulad.ui.shell.table.game_flow import GameFlow


class RaceRest:
    """Tells what of a race on the screen is at rest."""

    def __init__(
        self,
        table: RaceTable,
        screen: RaceScreen,
        engineer: EngineerLine,
        soundtrack: Soundtrack,
        flow: GameFlow,
    ) -> None:
        """Look at a race that is played.

        Args:
            table: the race.
            screen: what is seen of it.
            engineer: who may still find something out.
            soundtrack: what is heard, and told in words.
            flow: what comes after its end.
        """
        self._table = table
        self._screen = screen
        self._engineer = engineer
        self._soundtrack = soundtrack
        self._flow = flow

    @property
    def is_painted_and_still(self) -> bool:
        """Whether the board is painted and its camera at rest."""
        camera_controller = self._screen.camera_controller
        return camera_controller is not None and not camera_controller.is_flying

    @property
    def is_settled(self) -> bool:
        """Whether a person is to act before a board at rest, or the race is done."""
        return self.is_painted_and_still and (self._table.waits_for_person or self._flow.is_done)

    @property
    def is_changing(self) -> bool:
        """Whether panels slide, cells light up or fade, or the engineer has more to say."""
        return self._screen.is_changing or self._engineer.is_studying

    @property
    def is_shown(self) -> bool:
        """Whether something changes with time, though a person is to act."""
        return self._is_told or self.is_lively

    @property
    def is_lively(self) -> bool:
        """Whether something moves, or a clock runs."""
        is_moving = self._table.playback.showing.is_moving or self._screen.is_moving
        return is_moving or self._table.is_timed or self._engineer.is_studying

    @property
    def _is_told(self) -> bool:
        """Whether something is said or heard for a moment."""
        return bool(self._table.playback.toasts.shown) or self._soundtrack.is_telling
