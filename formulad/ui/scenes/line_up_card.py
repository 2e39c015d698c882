"""A driver's card on the page of a new race, and the tile that adds one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.ai.grades import GRADES
from formulad.ui.canvas import Rect
from formulad.ui.cars import draw_car, draw_plate
from formulad.ui.colour import mix
from formulad.ui.icons import draw_icon
from formulad.ui.lettering import NOTE, SMALL
from formulad.ui.teams import team_of
from formulad.ui.theme import DARK, DAY
from formulad.ui.widgets.button import Button, Kind
from formulad.ui.widgets.list_row import Spot
from formulad.ui.widgets.segmented import Segmented
from formulad.ui.widgets.text_field import TextField

if TYPE_CHECKING:
    from formulad.race.setup import Entrant
    from formulad.ui.canvas import Canvas
    from formulad.ui.widgets.base import Look, Widget

DRIVERS = ("", *GRADES)
"""Who can drive: a person, or a computer of a grade."""
_CAR_WIDTH = 104.0
_ROOMY, _WIDE = 400.0, 470.0
"""From these widths on a card has room for icons, and for words beside them."""


@dataclass(frozen=True, slots=True)
class Typing:
    """The name field that is being typed in."""

    seat: int
    caret: int
    composing: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """The card of one seat."""

    seat: int
    entrant: Entrant
    rect: Rect
    may_remove: bool

    @property
    def car_rect(self) -> Rect:
        """Where its car is shown."""
        return Rect(self.rect.left, self.rect.top, _CAR_WIDTH, self.rect.height)

    def widgets(self, typing: Typing | None) -> list[Widget]:
        """Return what can be changed on it: the car, the name, who drives, whether at all."""
        left = self.rect.left + _CAR_WIDTH + 16
        right = self.rect.right - 16
        half = (self.rect.height - 12 - 24) / 2
        height = min(52.0, half)
        top = self.rect.centery - height - 6
        is_mine = typing is not None and typing.seat == self.seat
        name = self.entrant.name
        remove = Rect(right - height, top, height, height)
        field = Rect(left, top, remove.left - 10 - left, height)
        drive = Rect(left, self.rect.centery + 6, right - left, height)
        is_wide, is_roomy = self.rect.width >= _WIDE, self.rect.width >= _ROOMY
        return [
            Spot(f"car-{self.seat}", self.car_rect, 16),
            TextField(
                f"name-{self.seat}",
                field,
                name,
                typing.caret if typing and is_mine else 0,
                typing.composing if typing and is_mine else "",
                placeholder="Name",
                longest=16,
            ),
            Button(
                f"remove-{self.seat}",
                remove,
                "",
                Kind.GHOST,
                icon="cross",
                enabled=self.may_remove,
                size=17,
            ),
            Segmented(
                f"driver-{self.seat}",
                drive,
                ("Person", *(_computer(grade, is_wide=is_wide) for grade in GRADES)),
                DRIVERS.index(self.entrant.grade),
                icons=("human", *("robot" for _ in GRADES)) if is_roomy else (),
            ),
        ]

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the card; `look` is that of its car."""
        canvas.panel(self.rect, DAY, radius=18)
        team = team_of(self.entrant.number)
        ground = mix(team.colour, DARK.panel.top, 0.12 if look.hovered else 0.3)
        place = self.car_rect
        with canvas.clipped(place):
            wide = Rect(place.left, place.top, place.width + 30, place.height)
            canvas.box(wide, ground, radius=18)
        length = min(place.height - 26, 116)
        draw_car(canvas, self.entrant.number, *place.center, length, -90, shadow=False)


def _computer(grade: str, *, is_wide: bool) -> str:
    return f"Computer: {grade}" if is_wide and len(GRADES) == 1 else grade.capitalize()


def draw_add_tile(canvas: Canvas, rect: Rect, number: int, look: Look) -> None:
    """Draw the tile that adds the next driver."""
    ground = DAY.panel.top if look.hovered or look.focused else mix(DAY.inset, DAY.panel.top, 0.4)
    canvas.box(rect, ground, radius=18, line=DAY.strong_line, line_width=1.6, opacity=0.85)
    draw_plate(canvas, number, Rect(rect.left + 28, rect.centery - 21, 58, 42))
    left = rect.left + 108
    canvas.text("Add a driver", left, rect.centery - 13, SMALL.sized(18).weighted(700), DAY.text)
    canvas.text(team_of(number).name, left, rect.centery + 14, NOTE, DAY.muted)
    draw_icon(canvas, "plus", rect.right - 44, rect.centery, 28, DAY.text)
