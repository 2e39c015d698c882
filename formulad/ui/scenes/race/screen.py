"""The picture of a race: the board with its camera, the panels around it, what can be used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from formulad.kernel.sentence import say
from formulad.ui.canvas import Rect
from formulad.ui.colour import WHITE
from formulad.ui.lettering import PANEL_TITLE
from formulad.ui.motion import fully
from formulad.ui.scenes.race.air import Air
from formulad.ui.scenes.race.hud import Hud
from formulad.ui.scenes.race.layout import MARGIN
from formulad.ui.scenes.race.lookout import Lookout
from formulad.ui.scenes.race.panels.links import RuleLink, link_at
from formulad.ui.scenes.race.toasts import draw_toasts
from formulad.ui.scenes.race.tray import draw_tray
from formulad.ui.scenes.race.views import MapCar, MapView
from formulad.ui.sound.captions import HEIGHT as CAPTION_HEIGHT
from formulad.ui.sound.captions import draw_captions
from formulad.ui.widgets.list_row import Spot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from formulad.race.track import CellId
    from formulad.tiled.circuit import Circuit
    from formulad.ui.board.camera import Stage
    from formulad.ui.board.picture import BoardPicture
    from formulad.ui.board.view import BoardView
    from formulad.ui.canvas import Canvas
    from formulad.ui.motion import Amount
    from formulad.ui.outlines import Point
    from formulad.ui.scenes.painting import Boards, Painting
    from formulad.ui.scenes.race.toasts import Toasts
    from formulad.ui.scenes.race.tray import TrayView
    from formulad.ui.scenes.race.views import RaceView
    from formulad.ui.sound.captions import Captions
    from formulad.ui.theme import Palette

_TRAY, _LEGEND = 420.0, 480.0
"""How much of their rooms a die and the legend take up at most."""
_BELOW_PROMPT, _CAPTIONS = 10.0, 560.0
"""Where captions begin, and how wide their room is at most."""
_HIT = 6.0
"""Half the width of the middle of a cell, where a click is sure to hit it."""


class Surround(Protocol):
    """What stands around a board."""

    @property
    def stage(self) -> Stage:
        """The canvas, and the part of it that no panel covers."""

    @property
    def tray(self) -> Rect:
        """The room for the die that was thrown, which lies at its left end."""

    @property
    def legend(self) -> Rect:
        """The room for the legend, which stands at its right end."""

    @property
    def prompt(self) -> Rect:
        """The room for what is asked."""

    @property
    def toasts(self) -> Rect:
        """The room for what was said a moment ago."""

    def arrange(self, canvas: Canvas) -> None:
        """Lay it out for the size of a canvas."""

    def covered(self, canvas: Canvas) -> list[Rect]:
        """Return where something stands over the board that nothing else should hide behind."""

    def is_board(self, at: Point) -> bool:
        """Return whether nothing of it lies over a place."""

    def palette(self, canvas: Canvas) -> Palette:
        """Return the colours of its panels."""

    def draw(self, canvas: Canvas, map_view: MapView | None) -> None:
        """Draw it over the board."""


class BoardScreen:
    """A board on which a race is seen, and what stands around it."""

    def __init__(
        self,
        boards: Boards,
        circuit: Circuit,
        around: Surround,
        motion: Callable[[], Amount] = fully,
    ) -> None:
        self._motion = motion
        self._boards = boards
        self._circuit = circuit
        self._around = around
        self.air = Air(motion)
        """Rain, and what breathes."""
        self.shows_keys = True
        """Whether keys are named on what they press."""
        self._said: tuple[RuleLink, ...] = ()
        """Where sentences about gifts stand, with their rules."""
        self._painting: Painting | None = None
        self.lookout: Lookout | None = None
        """The camera, once the board is painted."""

    def arrange(self, canvas: Canvas) -> None:
        """Lay everything out for a size of canvas; begin to paint the board if need be."""
        self._around.arrange(canvas)
        is_plain = canvas.theme.is_plain
        if self._painting is None or self._painting.is_plain != is_plain:
            self._painting = self._boards.painting(self._circuit, canvas.scale, is_plain=is_plain)
            self.lookout = None
            self._raise_lookout()
        if self.lookout:
            self.lookout.restage(self._around.stage)

    def paint(self) -> None:
        """Paint a little more of the board."""
        if self._painting is None or self.board:
            return
        self._painting.step()
        self._raise_lookout()

    def _raise_lookout(self) -> None:
        if self.board and self.lookout is None:
            self.lookout = Lookout(self.board, self._around.stage, self._motion)

    @property
    def board(self) -> BoardView | None:
        """The board, once it is painted."""
        return self._painting.view if self._painting else None

    @property
    def is_moving(self) -> bool:
        """Whether something is on its way to how it will stay."""
        return self.air.is_turning

    def update(self, dt: float, *, is_awake: bool) -> None:
        """Let time pass; what never ends moves on while something else is awake."""
        if is_awake:
            self.air.wake()
        self.air.update(dt)

    def hurry(self) -> None:
        """Let everything be at once as it will stay."""
        self.air.skip()

    def toggle_board(self) -> None:
        """Show the whole board, or go back to the race."""
        if self.lookout:
            self.lookout.toggle_all()

    def cell_at(self, at: Point) -> CellId | None:
        """Return the cell of the board at a place."""
        if self.board is None or self.lookout is None:
            return None
        return self.board.cell_at(at, self._around.stage, self.lookout.camera)

    def rule_on_board(self, at: Point) -> str:
        """Return the rule behind the words at a place of the board; empty if none is."""
        if self.board is None:
            return ""
        on_board = (RuleLink(rect, rule) for rect, rule in self.board.rules)
        link = link_at([*self._said, *on_board], at)
        return link.rule if link else ""

    # Drawing

    def draw(
        self,
        canvas: Canvas,
        picture: BoardPicture,
        tray: TrayView | None,
        toasts: Toasts,
        captions: Captions | None = None,
    ) -> None:
        """Draw the board, the panels, a die and what was said; before that the painting.

        Where sounds are told in words, no sign of the board stands where these appear.
        """
        board, lookout = self.board, self.lookout
        if board is None or lookout is None:
            self._draw_painting(canvas)
            return
        stage, flying = self._around.stage, lookout.is_flying
        taken = self._over_the_board(canvas, has_tray=tray is not None)
        told = self._caption_room()
        taken = [*taken, told] if captions else taken
        picture, now = self.air.over(picture), self.air.time
        board.draw(canvas, stage, lookout.camera, picture, now, flying=flying, taken=taken)
        seen, palette = self._map(picture, board, lookout), self._around.palette(canvas)
        with canvas.naming_keys(named=self.shows_keys):
            self._around.draw(canvas, seen)
        if tray:
            draw_tray(canvas, palette, self._around.tray, tray)
        self._said = draw_toasts(canvas, palette, self._around.toasts, toasts)
        if captions:
            draw_captions(canvas, palette, told, captions)

    def _caption_room(self) -> Rect:
        """Return the room for what sounds tell: below the prompt, where no panel ever stands."""
        prompt = self._around.prompt
        width = min(prompt.width, _CAPTIONS)
        left, top = prompt.centerx - width / 2, prompt.bottom + _BELOW_PROMPT
        return Rect(left, top, width, CAPTION_HEIGHT)

    def _over_the_board(self, canvas: Canvas, *, has_tray: bool) -> list[Rect]:
        """Return where panels, a die and the legend will lie."""
        tray, legend = self._around.tray, self._around.legend
        left = Rect(tray.left, tray.top, min(_TRAY, tray.width), tray.height)
        width = min(_LEGEND, legend.width)
        right = Rect(legend.right - width, legend.top, width, legend.height)
        covered = [*self._around.covered(canvas), right]
        covered = [*covered, left] if has_tray else covered
        return [_to_the_edge(rect, canvas.area) for rect in covered]

    def _map(self, picture: BoardPicture, board: BoardView, lookout: Lookout) -> MapView:
        """Return the small map: cars, the current one on top, and the part that is seen."""
        cars = []
        for car in sorted(picture.cars, key=lambda car: car.current):
            spot = board.spot(car.where) if isinstance(car.where, int) else car.where
            cars.append(MapCar(car.number, spot.at, car.current))
        stage = self._around.stage
        left, top = lookout.camera.to_map(stage.free.topleft, stage)
        right, bottom = lookout.camera.to_map(stage.free.bottomright, stage)
        return MapView(tuple(cars), (left, top, right - left, bottom - top))

    def _draw_painting(self, canvas: Canvas) -> None:
        palette = self._around.palette(canvas)
        canvas.backdrop(palette.page)
        x, y = canvas.area.center
        title = self._circuit.track.title.upper()
        canvas.text(title, x, y - 50, PANEL_TITLE.sized(48), WHITE, align=0.5)
        note = PANEL_TITLE.sized(20)
        canvas.text(say("Painting the board"), x, y, note, palette.muted, align=0.5)
        share = self._painting.share if self._painting else 0.0
        bed = Rect(x - 200, y + 30, 400, 14)
        canvas.box(bed, palette.inset, radius=7, line=palette.strong_line, line_width=1.5)
        if share:
            bar = Rect(x - 200, y + 30, max(14, 400 * share), 14)
            canvas.box(bar, palette.accent, radius=7)


class RaceScreen(BoardScreen):
    """Everything that is seen of a race that is played."""

    def __init__(
        self, boards: Boards, circuit: Circuit, motion: Callable[[], Amount] = fully
    ) -> None:
        self.hud = Hud(circuit, motion)
        """What stands around the board."""
        self.shows_reach = True
        """Whether the reach of a gear lights up."""
        super().__init__(boards, circuit, self.hud, motion)

    @property
    def is_moving(self) -> bool:
        """Whether something is on its way to how it will stay."""
        return super().is_moving or self.hud.stirrings.is_moving

    def update(self, dt: float, *, is_awake: bool) -> None:
        """Let time pass."""
        super().update(dt, is_awake=is_awake)
        self.hud.stirrings.update(dt)

    def hurry(self) -> None:
        """Let everything be at once as it will stay."""
        super().hurry()
        self.hud.stirrings.skip()

    def show(self, view: RaceView, pace: float = 1.0) -> None:
        """Take what is to be shown around the board from now on; pace 0 shows it at once."""
        self.hud.stirrings.see(view, pace)
        shows_board = self.lookout is not None and self.lookout.shows_all
        before = self.hud.stage
        self.hud.show(view, shows_reach=self.shows_reach, shows_board=shows_board)
        if self.lookout and before != self.hud.stage:
            self.lookout.restage(self.hud.stage)

    def toggle_reach(self) -> None:
        """Light the reach of gears up, or leave it dark."""
        self.shows_reach = not self.shows_reach

    def toggle_engineer(self) -> None:
        """Open the folded engineer, or fold him."""
        self.hud.toggle_engineer()
        if self.lookout:
            self.lookout.restage(self.hud.stage)

    def rule_at(self, at: Point) -> str:
        """Return the rule behind the words at a place, on panels and board; empty if none is."""
        on_board = self.rule_on_board(at) if self.hud.is_board(at) else ""
        return on_board or self.hud.rule_at(at)

    def spots(self, cells: Iterable[CellId]) -> Iterator[Spot]:
        """Yield the places on the canvas where cells can be hit."""
        if self.board is None or self.lookout is None:
            return
        stage, camera = self.hud.stage, self.lookout.camera
        for cell in cells:
            x, y = camera.to_stage(self.board.spot(cell).at, stage)
            if self.hud.is_board((x, y)) and stage.rect.collidepoint(x, y):
                name = self._circuit.track.places[cell].name
                yield Spot(f"cell-{name}", Rect(x - _HIT, y - _HIT, 2 * _HIT, 2 * _HIT))


def _to_the_edge(rect: Rect, area: Rect) -> Rect:
    """Return a panel with the strip between it and the edge of the window, if it is close."""
    left = area.left if rect.left - area.left <= MARGIN else rect.left
    top = area.top if rect.top - area.top <= MARGIN else rect.top
    right = area.right if area.right - rect.right <= MARGIN else rect.right
    bottom = area.bottom if area.bottom - rect.bottom <= MARGIN else rect.bottom
    return Rect(left, top, right - left, bottom - top)
