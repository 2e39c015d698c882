"""Line-up card of a driver on the page of a new race, and the tile that adds one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.ai.grades import GRADES
from formulad.kernel.sentence import say, say_of
from formulad.ui.art.cars import car_ground, draw_car, draw_plate
from formulad.ui.race.design.design_strip import DesignStrip
from formulad.ui.race.drivers.driver_role import Role
from formulad.ui.race.drivers.driver_strip import DriverStrip
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE, mix
from formulad.ui.toolkit.lettering import NOTE, SMALL, TAG
from formulad.ui.toolkit.teams import INK, team_of
from formulad.ui.toolkit.theme import SUN
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.list_row import Spot
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.text_field import TextField
from formulad.ui.toolkit.widgets.writing import Writing

if TYPE_CHECKING:
    from formulad.race.design import Design
    from formulad.race.setup import Entrant
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.widgets.widget import Look, Widget

DRIVERS = ("", *GRADES)
"""Who can drive: a person, or a computer of a grade."""
GRADE_WORDS = {"rookie": say_of("grade of a computer driver", "rookie")}
LONGEST_NAME = 16
_CAR_WIDTH, _NARROW_CAR = 104.0, 88.0
_TALL = 146.0
"""From this height on a card has room for the points of a car below all else."""
_STRIP_SHARE, _CAST_SHARE = 0.3, 0.37
"""How much of a card the points of a car take, or the street driver."""
_COUNT = TAG.sized(12)
_BESIDE_COUNT = 94.0
"""What is free behind it for what opens the letters on the screen."""
_ROOMY, _WIDE = 400.0, 470.0
"""From these widths on a card has room for icons, and for words beside them."""


@dataclass(frozen=True, slots=True)
class Typing:
    """The name field that is being typed in."""

    seat: int
    writing: Writing


@dataclass(frozen=True, slots=True)
class Card:
    """The card of one seat."""

    seat: int
    entrant: Entrant
    rect: Rect
    may_remove: bool
    design: Design | None = None
    """The car the driver brings, where drivers design their own."""
    role: Role | None = None
    """Whom the seat plays, in a street race."""

    @property
    def car_rect(self) -> Rect:
        """Where its car is shown."""
        width = _CAR_WIDTH if self.rect.width >= _ROOMY else _NARROW_CAR
        return Rect(self.rect.left, self.rect.top, width, self.rect.height)

    @property
    def _height(self) -> float:
        """How tall its fields are."""
        if self._has_strip:
            return min(48.0, (self.rect.height - 24 - 2 * self._gap - self._strip) / 2)
        return min(52.0, (self.rect.height - 12 - 24) / 2)

    @property
    def _gap(self) -> float:
        """How far its fields lie apart."""
        return 8.0 if self._has_strip else 12.0

    @property
    def _strip(self) -> float:
        """How tall the points of the car are, if they have a row of their own."""
        share = _CAST_SHARE if self.role else _STRIP_SHARE
        return min(44.0, (self.rect.height - 40) * share) if self._has_strip else 0.0

    @property
    def _has_strip(self) -> bool:
        """Whether the points of the car, or the street driver, have a row of their own."""
        has_more = self.design is not None or self.role is not None
        return has_more and self.rect.height >= _TALL

    @property
    def _has_button(self) -> bool:
        """Whether car or driver are chosen by a button beside the name, for want of room below."""
        is_designed = self.design is not None and self.entrant.is_human
        return (is_designed or self.role is not None) and not self._has_strip

    @property
    def _middle(self) -> float:
        """How far down name and driver meet."""
        return self.rect.centery - ((self._strip + self._gap) / 2 if self._has_strip else 0)

    @property
    def _field(self) -> Rect:
        """Where the name stands: the button to remove the driver follows."""
        left, height = self.car_rect.right + 16, self._height
        buttons = (height + 10) * (2 if self._has_button else 1)
        width = self.rect.right - 16 - buttons - left
        return Rect(left, self._middle - height - self._gap / 2, width, height)

    def widgets(self, typing: Typing | None) -> list[Widget]:
        """Return what can be changed on it, as it is read: the car, the name, who drives ..."""
        chosen = self._casting() if self.role else self._designing()
        beside, below = (chosen, []) if self._has_button else ([], chosen)
        left = self._field.left
        right = self.rect.right - 16
        height = self._height
        is_mine = typing is not None and typing.seat == self.seat
        remove = Rect(right - height, self._field.top, height, height)
        drive = Rect(left, self._middle + self._gap / 2, right - left, height)
        is_wide, is_roomy = self.rect.width >= _WIDE, self.rect.width >= _ROOMY
        return [
            Spot(f"car-{self.seat}", self.car_rect, 16),
            TextField(
                f"name-{self.seat}",
                self._field,
                typing.writing if typing and is_mine else Writing(self.entrant.name),
                placeholder=say("Name"),
                longest=LONGEST_NAME,
            ),
            *beside,
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
                (say("Person"), *(_computer(grade, is_wide=is_wide) for grade in GRADES)),
                DRIVERS.index(self.entrant.grade),
                icons=("human", *("robot" for _ in GRADES)) if is_roomy else (),
            ),
            *below,
        ]

    def _designing(self) -> list[Widget]:
        """Return what opens the design of the car; a computer driver sees to his own."""
        field, widget_id = self._field, f"design-{self.seat}"
        if self._has_button:
            place = Rect(field.right + 10, field.top, field.height, field.height)
            return [Button(widget_id, place, "", Kind.GHOST, icon="pit", size=19)]
        if self.design is None or not self._has_strip:
            return []
        right = self.rect.right - 16
        top = self._middle + self._height + 1.5 * self._gap
        place = Rect(field.left, top, right - field.left, self._strip)
        return [DesignStrip(widget_id, place, self.design, enabled=self.entrant.is_human)]

    def _casting(self) -> list[Widget]:
        """Return what opens the choice of the street driver, for computers too."""
        field, role = self._field, self.role or Role(None)
        place = Rect(field.right + 10, field.top, field.height, field.height)
        if self._has_strip:
            top = self._middle + self._height + 1.5 * self._gap
            place = Rect(field.left, top, self.rect.right - 16 - field.left, self._strip)
        return [DriverStrip(f"who-{self.seat}", place, role.profile, role.gifts)]

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the card; `look` is that of its car."""
        canvas.panel(self.rect, canvas.theme.pages, radius=18)
        ground = car_ground(team_of(self.entrant.number).colour, is_hovered=look.hovered > 0)
        place = self.car_rect
        with canvas.clipped(place):
            wide = Rect(place.left, place.top, place.width + 30, place.height)
            canvas.box(wide, ground, radius=18)
        length = min(place.height - 26, 116)
        number, is_gt = self.entrant.number, self.role is not None
        draw_car(canvas, number, *place.center, length, -90, shadow=False, is_gt=is_gt)
        self._draw_change(canvas, look)

    def draw_count(self, canvas: Canvas) -> None:
        """Draw how many letters of the longest name are used, on the edge of the field."""
        used = len(self.entrant.name)
        field = self._field
        tag = Rect(field.right - _BESIDE_COUNT - 56, field.top - 9, 56, 18)
        canvas.box(tag, INK, radius=9)
        text = say("{used} of {most}", used=used, most=LONGEST_NAME)
        colour = SUN if used == LONGEST_NAME else WHITE
        canvas.text(text, tag.centerx, tag.centery, _COUNT, colour, align=0.5)

    def _draw_change(self, canvas: Canvas, look: Look) -> None:
        """Draw the sign that a click takes another car."""
        x, y = self.car_rect.right - 17, self.car_rect.bottom - 17
        is_meant = look.hovered or look.focused
        canvas.disc(
            x, y, 13, SUN if is_meant else canvas.theme.pages.panel.top, line=INK, line_width=1.2
        )
        draw_icon(canvas, "swap", x, y, 17, INK if is_meant else canvas.theme.pages.text)


def _computer(grade: str, *, is_wide: bool) -> str:
    word = GRADE_WORDS.get(grade, grade)
    return (
        say("Computer: {grade}", grade=word) if is_wide and len(GRADES) == 1 else word.capitalize()
    )


def draw_add_tile(canvas: Canvas, rect: Rect, number: int, look: Look) -> None:
    """Draw the tile that adds the next driver."""
    ground = (
        canvas.theme.pages.panel.top
        if look.hovered or look.focused
        else mix(canvas.theme.pages.inset, canvas.theme.pages.panel.top, 0.4)
    )
    canvas.box(
        rect, ground, radius=18, line=canvas.theme.pages.strong_line, line_width=1.6, opacity=0.85
    )
    draw_plate(canvas, number, Rect(rect.left + 28, rect.centery - 21, 58, 42))
    left = rect.left + 108
    style = SMALL.sized(18).weighted(700)
    canvas.text(say("Add a driver"), left, rect.centery - 13, style, canvas.theme.pages.text)
    canvas.text(team_of(number).name, left, rect.centery + 14, NOTE, canvas.theme.pages.muted)
    draw_icon(canvas, "plus", rect.right - 44, rect.centery, 28, canvas.theme.pages.text)
