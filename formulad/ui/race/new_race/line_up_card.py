"""Line-up card of a driver on the page of a new race, and the tile that adds one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.grades import GRADES
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say, say_of
from formulad.store.preferences import Advice
from formulad.ui.art.cars import car_ground, draw_car, draw_plate
from formulad.ui.race.design.design_strip import DesignStrip
from formulad.ui.race.drivers.driver_role import Role
from formulad.ui.race.drivers.driver_strip import DriverStrip
from formulad.ui.race.new_race.line_up_commands import ChangeSeat, RemoveSeat, Trait
from formulad.ui.race.terms.grade_words import title_of
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE, mix
from formulad.ui.toolkit.lettering import NOTE, SMALL, TAG
from formulad.ui.toolkit.teams import INK, team_of
from formulad.ui.toolkit.theme import SUN
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.chooser import Chooser
from formulad.ui.toolkit.widgets.list_row import Spot
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.text_field import TextField
from formulad.ui.toolkit.widgets.writing import Writing

if TYPE_CHECKING:
    from formulad.race.agreed.design import Design
    from formulad.race.agreed.setup import Entrant
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.widgets.widget import Look, Widget

LEVELS = tuple(GRADES)
"""How well computers can drive, from the easiest."""
ADVICE = (Advice.NEVER, Advice.ASKED, Advice.ALWAYS)
"""When the engineer may speak."""
ADVICE_WORDS = (
    say_of("advice", "Never"),
    say_of("advice", "When asked"),
    say_of("advice", "Always"),
)
ADVICE_MEANINGS = {
    Advice.NEVER: say("The engineer keeps silent: you reckon for yourself"),
    Advice.ASKED: say("The engineer waits, and speaks about one decision when asked"),
    Advice.ALWAYS: say("The engineer says at once what each gear and each place comes to"),
}
"""What people have to expect of the engineer."""
LONGEST_NAME = 16
_CAR_WIDTH, _NARROW_CAR = 104.0, 88.0
_TALL = 146.0
"""From this height on a card has room for the points of a car below all else."""
_STRIP_SHARE, _CAST_SHARE = 0.3, 0.37
"""How much of a card the points of a car take, or the street driver."""
_COUNT = TAG.sized(12)
_BESIDE_COUNT = 94.0
"""What is free behind it for what opens the letters on the screen."""
_WIDE = 400.0
"""From this width on a card has room for a large car."""
_ROOMY = 400.0
"""From this width on a row has room to say in words who drives; else icons do."""
_WHO_SHARE = 0.55
"""How much of such a row says so; the rest says how well, or when the engineer speaks."""
_BRIEF_WHO = 96.0
"""How wide two icons are that say so."""
_STARRED = 168.0
"""From this width on a grade has room for a star before its word."""


@frozen
class Typing:
    """The name field that is being typed in."""

    seat: int
    writing: Writing


@frozen
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
    advice: Advice = Advice.ALWAYS
    """When the engineer speaks, if a person drives."""
    has_profiles: bool = False
    """Whether there is anybody with a profile who could sit down."""

    @property
    def car_rect(self) -> Rect:
        """Where its car is shown."""
        width = _CAR_WIDTH if self.rect.width >= _WIDE else _NARROW_CAR
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
    def _may_choose(self) -> bool:
        """Whether a person is chosen by a button beside the name."""
        return self.has_profiles and self.entrant.is_human

    @property
    def _beside(self) -> float:
        """Where the button for car or driver stands, if it is beside the name."""
        height = self._height
        return self._field.right + 10 + (height + 10) * self._may_choose

    @property
    def _middle(self) -> float:
        """How far down name and driver meet."""
        return self.rect.centery - ((self._strip + self._gap) / 2 if self._has_strip else 0)

    @property
    def _field(self) -> Rect:
        """Where the name stands: the button to remove the driver follows."""
        left, height = self.car_rect.right + 16, self._height
        buttons = (height + 10) * (1 + self._has_button + self._may_choose)
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
        return [
            Spot(f"car-{self.seat}", self.car_rect, 16, command=self._of(Trait.CAR)),
            TextField(
                f"name-{self.seat}",
                self._field,
                typing.writing if typing and is_mine else Writing(self.entrant.name),
                placeholder=say("Name"),
                longest=LONGEST_NAME,
                command=self._of(Trait.NAME),
            ),
            *self._profiles(),
            *beside,
            Button(
                f"remove-{self.seat}",
                remove,
                "",
                Kind.GHOST,
                icon="cross",
                enabled=self.may_remove,
                size=17,
                command=RemoveSeat(self.seat),
            ),
            *self._driving(Rect(left, self._middle + self._gap / 2, right - left, height)),
            *below,
        ]

    def _profiles(self) -> list[Widget]:
        """Return what opens the choice of who sits here."""
        if not self._may_choose:
            return []
        field = self._field
        place = Rect(field.right + 10, field.top, field.height, field.height)
        command = self._of(Trait.PROFILE)
        name = f"profile-{self.seat}"
        return [Button(name, place, "", Kind.GHOST, icon="human", size=19, command=command)]

    def _driving(self, rect: Rect) -> tuple[Widget, ...]:
        """Return who drives, and how well a computer does, or when a person hears the engineer."""
        is_human, is_brief = self.entrant.is_human, rect.width < _ROOMY
        width = _BRIEF_WHO if is_brief else rect.width * _WHO_SHARE
        who = Segmented(
            f"driver-{self.seat}",
            Rect(rect.left, rect.top, width, rect.height),
            (say("Person"), say("Computer")),
            0 if is_human else 1,
            icons=("human", "robot"),
            is_brief=is_brief,
            command=self._of(Trait.DRIVER),
        )
        beside = Rect(who.rect.right + 8, rect.top, rect.width - width - 8, rect.height)
        if is_human:
            at = ADVICE.index(self.advice)
            how = Chooser(
                f"advice-{self.seat}",
                beside,
                ADVICE_WORDS,
                at,
                icon="radio",
                command=self._of(Trait.ADVICE),
            )
        else:
            how = Chooser(
                f"grade-{self.seat}",
                beside,
                tuple(map(title_of, LEVELS)),
                LEVELS.index(self.entrant.grade),
                icon="star" if beside.width >= _STARRED else "",
                command=self._of(Trait.GRADE),
            )
        return who, how

    def _designing(self) -> list[Widget]:
        """Return what opens the design of the car; computer drivers see to theirs."""
        field, widget_id, command = self._field, f"design-{self.seat}", self._of(Trait.DESIGN)
        if self._has_button:
            place = Rect(self._beside, field.top, field.height, field.height)
            return [Button(widget_id, place, "", Kind.GHOST, icon="pit", size=19, command=command)]
        if self.design is None or not self._has_strip:
            return []
        right = self.rect.right - 16
        top = self._middle + self._height + 1.5 * self._gap
        place = Rect(field.left, top, right - field.left, self._strip)
        is_human = self.entrant.is_human
        return [DesignStrip(widget_id, place, self.design, enabled=is_human, command=command)]

    def _casting(self) -> list[Widget]:
        """Return what opens the choice of the street driver, for computers too."""
        field, role = self._field, self.role or Role(None)
        place = Rect(self._beside, field.top, field.height, field.height)
        if self._has_strip:
            top = self._middle + self._height + 1.5 * self._gap
            place = Rect(field.left, top, self.rect.right - 16 - field.left, self._strip)
        command = self._of(Trait.STREET_DRIVER)
        return [DriverStrip(f"who-{self.seat}", place, role.profile, role.gifts, command)]

    def _of(self, trait: Trait) -> ChangeSeat:
        return ChangeSeat(trait, self.seat)

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
        if used > LONGEST_NAME:
            return  # a profile may be called longer
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
