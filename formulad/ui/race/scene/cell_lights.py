"""Cell lights of the board, and notes beside cells, as they fade in and out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.ui.race.board.geometry.board_picture import Glow, Light, lights_of
from formulad.ui.toolkit.fades import Fades
from formulad.ui.toolkit.motion import fully

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.race.road.track import CellId
    from formulad.ui.race.board.geometry.board_picture import BoardPicture, Note
    from formulad.ui.toolkit.motion import Amount

SECONDS = 0.12
"""How long a cell takes to light up or to go dark, at calm pace."""


class Lighting:
    """Cells that light up because a car may come there, or because the pointer is on them."""

    def __init__(self, motion: Callable[[], Amount] = fully) -> None:
        self._lights: Fades[Light] = Fades(SECONDS, motion)
        self._hovers: Fades[CellId] = Fades(SECONDS, motion)
        self._notes: Fades[tuple[Note, ...]] = Fades(SECONDS, motion)

    @property
    def is_moving(self) -> bool:
        """Whether some light comes or goes."""
        return any(each.is_moving for each in self._all)

    @property
    def _all(self) -> tuple[Fades[Light] | Fades[CellId] | Fades[tuple[Note, ...]], ...]:
        return (self._lights, self._hovers, self._notes)

    def see(self, picture: BoardPicture, pace: float) -> None:
        """Look at what the board shows from now on; pace 0 shows it at once."""
        self._lights.show(lights_of(picture), pace)
        self._hovers.show(() if picture.hover is None else (picture.hover,), pace)
        self._notes.show((picture.notes,) if picture.notes else (), pace)

    def over(self, picture: BoardPicture) -> BoardPicture:
        """Return a picture of the board in this light."""
        if not self.is_moving:
            return picture
        lights = (*self._lights.leaving, *lights_of(picture))
        hovers = (*self._hovers.leaving, *(() if picture.hover is None else (picture.hover,)))
        glow = Glow(
            tuple((light, self._lights.share(light)) for light in lights),
            tuple((cell, self._hovers.share(cell)) for cell in hovers),
            is_whole=not self._lights.is_moving,
        )
        return replace(picture, glow=glow, notes_seen=self._notes.share(picture.notes))

    def update(self, dt: float) -> None:
        """Let so many seconds pass."""
        for each in self._all:
            each.update(dt)

    def skip(self) -> None:
        """Let every cell be lit or dark at once."""
        for each in self._all:
            each.skip()
