"""Race screen: the board of a race that is played, the panels around it, what can be used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.scene.board_screen import BoardScreen
from formulad.ui.race.scene.cell_lights import Lighting
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.motion import fully
from formulad.ui.toolkit.widgets.list_row import Spot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from formulad.race.road.track import CellId
    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.board.geometry.board_picture import BoardPicture
    from formulad.ui.race.boards.board_painting import Boards
    from formulad.ui.race.desk.board_surround import RaceSurround
    from formulad.ui.race.views.panel_views import RaceView
    from formulad.ui.toolkit.motion import Amount
    from formulad.ui.toolkit.outlines import Point

_HIT = 6.0
"""Half the width of the middle of a cell, where a click is sure to hit it."""


class RaceScreen(BoardScreen):
    """Everything that is seen of a race that is played."""

    def __init__(
        self,
        boards: Boards,
        circuit: Circuit,
        hud: RaceSurround,
        motion: Callable[[], Amount] = fully,
    ) -> None:
        self.hud = hud
        """What stands around the board."""
        self.shows_reach = True
        """Whether the reach of a gear lights up."""
        self.shows_heat = False
        """Whether it says of each cell how much better or worse than expected it is."""
        self._lighting = Lighting(motion)
        super().__init__(boards, circuit, hud, motion)

    @property
    def is_moving(self) -> bool:
        """Whether something is on its way to how it will stay."""
        return super().is_moving or self.is_changing

    @property
    def is_changing(self) -> bool:
        """Whether panels slide, or cells light up or go dark."""
        return self.hud.panel_animations.is_moving or self._lighting.is_moving

    def update(self, dt: float, *, is_awake: bool) -> None:
        """Let time pass."""
        super().update(dt, is_awake=is_awake)
        self.hud.panel_animations.update(dt)
        self._lighting.update(dt)

    def skip(self) -> None:
        """Let everything be at once as it will stay."""
        super().skip()
        self.hud.panel_animations.skip()
        self._lighting.skip()

    def show(self, view: RaceView, pace: float = 1.0) -> None:
        """Take what is to be shown around the board from now on; pace 0 shows it at once."""
        self.pace = pace
        self.hud.panel_animations.see(view, pace)
        shows_board = self.camera_controller is not None and self.camera_controller.shows_all
        self.hud.show(view, shows_reach=self.shows_reach, shows_board=shows_board)
        if self.camera_controller and self.camera_controller.stage != self.hud.stage:
            self.camera_controller.restage(self.hud.stage)

    def _is_hidden(self, at: Point) -> bool:
        """Return whether what points at the car hides a place, or its letter, too."""
        return super()._is_hidden(at) or self.hud.lies_on(at, self._letter)

    def light(self, picture: BoardPicture, pace: float) -> None:
        """Light up on the board from now on what a picture of it names; pace 0 does so at once."""
        if self.board:
            self._lighting.see(picture, pace)

    def _lit(self, picture: BoardPicture) -> BoardPicture:
        return self._lighting.over(picture)

    def toggle_reach(self, *, has_heat: bool) -> None:
        """Light the reach of gears up, then its heat if an engineer tells it, then nothing."""
        if self.shows_reach and has_heat and not self.shows_heat:
            self.shows_heat = True
            return
        self.shows_reach, self.shows_heat = not self.shows_reach, False

    def toggle_engineer(self) -> None:
        """Open the folded engineer, or fold the panel."""
        self.hud.toggle_engineer()
        if self.camera_controller:
            self.camera_controller.restage(self.hud.stage)

    def rule_at(self, at: Point) -> str:
        """Return the rule behind the words at a place, on panels and board; empty if none is."""
        on_board = self.rule_on_board(at) if self.hud.is_board(at) else ""
        return on_board or self.hud.rule_at(at)

    def seen_letters(self, picture: BoardPicture) -> Iterator[Point]:
        """Yield where the letters are seen by which cells are chosen."""
        if self.board is None or self.camera_controller is None:
            return
        stage, camera = self.hud.stage, self.camera_controller.camera
        for letter in self.board.letters(picture):
            yield camera.to_stage(letter.at, stage)

    def spots(self, cells: Iterable[CellId]) -> Iterator[Spot]:
        """Yield the places on the canvas where cells can be hit."""
        if self.board is None or self.camera_controller is None:
            return
        stage, camera = self.hud.stage, self.camera_controller.camera
        for cell in cells:
            x, y = camera.to_stage(self.board.spot(cell).at, stage)
            if self.hud.is_board((x, y)) and stage.rect.collidepoint(x, y):
                name = self._circuit.track.places[cell].name
                yield Spot(f"cell-{name}", Rect(x - _HIT, y - _HIT, 2 * _HIT, 2 * _HIT))
