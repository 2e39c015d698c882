"""Coach places: where that is seen which a coach points at, on the panels or on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.board.geometry.board_picture import lights_of
from formulad.ui.race.desk.desk_hud import Hud
from formulad.ui.race.panels.action_button import ACTION
from formulad.ui.shell.coach.hint_place import InSight
from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.race.road.track import CellId, Track
    from formulad.ui.race.board.geometry.board_picture import BoardPicture
    from formulad.ui.race.scene.race_screen import RaceScreen
    from formulad.ui.toolkit.widgets.widget import Widget

PARTS = ("lever", "pools", "corner", "driver", "boosts")
"""Parts of the dashboard that can be named, besides other panels, widgets and cells."""
CHOICES = "choices"
"""What names a car that is to move, and the cells on which it may stop."""
_GAP = 14.0


class CoachPlaces:
    """Finds what a coach points at, as it is seen now."""

    def __init__(
        self,
        screen: RaceScreen,
        widgets: Sequence[Widget],
        picture: BoardPicture,
        track: Track,
    ) -> None:
        self._screen, self._widgets = screen, widgets
        self._picture, self._track = picture, track

    def seen(self, show: str) -> InSight:
        """Return what is seen of something a coach names, and of all there is on the board."""
        cells = [spot.rect.center for spot in self._screen.spots(self._told_of)]
        on_board = [*cells, *self._screen.seen_letters(self._picture)]
        about = self.place(show) if show else None
        ceiling = 0.0 if show == "prompt" else self._ceiling
        return InSight(about, ceiling, self.floor, on_board, self._engineer, self._advice)

    def place(self, show: str) -> Rect | None:
        """Return where something is that a coach names; None if it is not in sight."""
        if show in self._track.by_name:
            return self._around([self._track.by_name[show]])
        if show == CHOICES:
            where = [choice.cell for choice in self._picture.choices]
            return self._around([*self._picture.path[:1], *where]) if where else None
        hud = self._screen.hud
        if not isinstance(hud, Hud):
            return self._on_cards(show)
        layout = hud.layout
        if show in PARTS:
            found: Rect | None = getattr(layout.parts, show)
            return found
        match show:
            case "tower":
                return layout.tower
            case "prompt":
                return layout.prompt
            case "engineer":
                return layout.engineer if layout.is_open else layout.tab
        named = ACTION if show == "action" else show
        rects = [each.rect for each in self._widgets if each.id == named]
        return rects[0] if rects else None

    def _on_cards(self, show: str) -> Rect | None:
        """Return where something is on the cards of a table: only gears have a place there."""
        gears = [each.rect for each in self._widgets if each.id.startswith("gear-")]
        return Rect(gears[0].unionall(gears[1:])) if gears and show == "lever" else None

    @property
    def floor(self) -> float | None:
        """Where the dashboard begins, above which a card stands."""
        hud = self._screen.hud
        return hud.layout.dashboard.top if isinstance(hud, Hud) else None

    @property
    def _ceiling(self) -> float:
        """Where the prompt ends, below which a card stands."""
        hud = self._screen.hud
        return hud.layout.prompt.bottom + _GAP if isinstance(hud, Hud) else 0.0

    @property
    def _engineer(self) -> Rect | None:
        """Where the engineer speaks, if the panel is open."""
        hud = self._screen.hud
        return hud.layout.engineer if isinstance(hud, Hud) and hud.layout.is_open else None

    @property
    def _advice(self) -> Sequence[Rect]:
        """Where the engineer's lines stand, if the panel is open: the newcomer reads them."""
        hud = self._screen.hud
        return hud.advice_lines if isinstance(hud, Hud) else ()

    def _around(self, cells: Sequence[CellId]) -> Rect | None:
        rects = [spot.rect for spot in self._screen.spots(cells)]
        return Rect(rects[0].unionall(rects[1:])) if rects else None

    @property
    def _told_of(self) -> Iterator[CellId]:
        """Yield the cells a coach tells of: where cars stand, and where one may go or goes."""
        picture = self._picture
        yield from (car.where for car in picture.cars if isinstance(car.where, int))
        yield from (light.cell for light in lights_of(picture))
        yield from picture.path
