"""Shown effects: what is to be seen on the board beside the playback, each for its own time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.ui.race.board.effects.start_effect import lamps_lit
from formulad.ui.race.board.geometry.board_picture import Effect, EffectKind, Spot
from formulad.ui.toolkit.motion import Amount, fully

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from formulad.race.state import State
    from formulad.ui.race.board.board_view import BoardView
    from formulad.ui.race.board.geometry.board_picture import Where
    from formulad.ui.race.model.effect_cues import Cue

STILL_SECONDS = 0.6
"""How long the icon is seen of what does not move."""
_ON_LINES = (EffectKind.RADAR, EffectKind.CHECKPOINT)
"""What happens where a car crosses a line."""
_LASTING = (EffectKind.STREAK, EffectKind.SKID)
"""What is nothing without movement."""


@dataclass(slots=True)
class Shown:
    """A cue and how long it has been seen."""

    cue: Cue
    seconds: float
    passed: float

    @property
    def share(self) -> float:
        """How much of it is over."""
        return min(1.0, self.passed / self.seconds) if self.seconds else 1.0

    @property
    def is_over(self) -> bool:
        """Whether nothing of it is seen any more."""
        return self.passed >= self.seconds and not self.cue.is_kept


class Showing:
    """The cues that are seen, oldest first."""

    def __init__(self, motion: Callable[[], Amount] = fully) -> None:
        self._motion = motion
        self.shown: list[Shown] = []

    @property
    def amount(self) -> Amount:
        """How much the players wish to see move, now."""
        return self._motion()

    @property
    def is_moving(self) -> bool:
        """Whether something changes with time."""
        return any(each.passed < each.seconds for each in self.shown)

    @property
    def lamps(self) -> int:
        """How many lamps of the start are seen to be lit."""
        lights = (each for each in self.shown if each.cue.kind is EffectKind.LIGHTS)
        return max((lamps_lit(each.share) for each in lights), default=0)

    def begin(self, cue: Cue, pace: float, passed: float = 0.0) -> None:
        """Show a cue that began so many seconds ago; at pace 0 there is nothing to be seen.

        Lights that are lit one by one do not move: who wishes less to move sees them as well.
        """
        if not pace or self.amount is Amount.NONE:
            return
        if self.amount is Amount.FULL or cue.kind is EffectKind.LIGHTS:
            self.shown.append(Shown(cue, cue.seconds * pace, passed))
        elif cue.kind not in _LASTING:
            self.shown.append(Shown(cue, STILL_SECONDS, 0.0))

    def update(self, dt: float) -> None:
        """Let time pass."""
        for each in self.shown:
            each.passed += dt
        self.shown = [each for each in self.shown if not each.is_over]

    def forget(self, seat: int | None = None) -> None:
        """Show nothing any more; of a seat that drives only what others left on the road goes."""
        if seat is None:
            self.shown.clear()
        self.shown = [
            each for each in self.shown if not (each.cue.is_kept and each.cue.car != seat)
        ]

    def effects(
        self, state: State, driving: Mapping[int, Where], board: BoardView | None
    ) -> tuple[Effect, ...]:
        """Return what the board draws.

        Args:
            state: the race as it is shown.
            driving: cars on their way, by seat.
            board: it knows where lines across the road lie; None while it is painted.
        """
        found = []
        for each in self.shown:
            place = _place(each.cue, state, driving, board)
            if place is not None:
                found.append(self._effect(each, place, state, driving))
        return tuple(found)

    def _effect(
        self, each: Shown, place: Where, state: State, driving: Mapping[int, Where]
    ) -> Effect:
        cue = each.cue
        return Effect(
            cue.kind,
            place,
            each.share,
            None if cue.other is None else _where(cue.other, state, driving),
            cells=cue.cells,
            text=cue.text,
            gains=cue.gains,
            is_hit=cue.is_hit,
            is_still=self.amount is not Amount.FULL and cue.kind is not EffectKind.LIGHTS,
        )


def _place(
    cue: Cue, state: State, driving: Mapping[int, Where], board: BoardView | None
) -> Where | None:
    """Return where something is seen: on a line, on a cell, or where its car is now."""
    if cue.kind in _ON_LINES and board is not None:
        first, last = (board.spot(cell) for cell in cue.cells)
        middle = ((first.at[0] + last.at[0]) / 2, (first.at[1] + last.at[1]) / 2)
        return Spot(middle, first.heading)
    if cue.car is None:
        return cue.cells[0]
    return _where(cue.car, state, driving)


def _where(seat: int, state: State, driving: Mapping[int, Where]) -> Where | None:
    """Return where a car is; None if it is not on the board."""
    cell = state.cars[seat].cell
    return driving.get(seat, cell if cell >= 0 else None)
