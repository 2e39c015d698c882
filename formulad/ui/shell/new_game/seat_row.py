"""Seat row: a player of a new game, who they are and where they sit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.shell.new_game.grade_words import title_of
from formulad.ui.shell.new_game.seat_commands import ChangeSeat, Trait
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import NUMERAL, SMALL
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import CREAM, SUN
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.chooser import Chooser
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.text_field import TextField
from formulad.ui.toolkit.widgets.widget import Pressable

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.kernel.agent import SeatedPlayer
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Look, Widget
    from formulad.ui.toolkit.widgets.writing import Writing

LONGEST_NAME = 16
_EDGE, _GAP, _DISC, _PICK = 14.0, 10.0, 19.0, 58.0
_TALLEST = 52.0
_ROOMY = 760.0
"""From this width on a row has room to say in words who plays; else icons do."""
_WHO, _BRIEF_WHO, _GRADE = 250.0, 96.0, 170.0


@frozen
class PickButton(Pressable):
    """What a player has picked, with the number of the seat; the next one by pressing it."""

    id: str
    rect: Rect
    number: int
    draw_pick: Callable[[Canvas, Rect], None]
    command: object = None

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 12.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw it, sunk while it is pressed."""
        rect = self.rect.move(0, 2 if look.pressed else 0)
        line = palette.hover_line if look.hovered else palette.strong_line
        self.draw_pick(canvas, rect.inflate(-4, -4))
        canvas.box(rect, None, radius=12, line=line, line_width=2)
        canvas.disc(*rect.center, 14, CREAM, line=INK, line_width=1.5)
        canvas.text(str(self.number), *rect.center, NUMERAL.sized(19), INK, align=0.5)


@frozen
class SeatRow:
    """A player at the table."""

    seat: int
    player: SeatedPlayer
    rect: Rect
    grades: tuple[str, ...]
    writing: Writing
    may_remove: bool
    draw_pick: Callable[[Canvas, Rect], None] | None = None
    """Draws what the player has picked; None where there is nothing to pick."""
    has_profiles: bool = False
    """Whether there is anybody with a profile who could sit down."""

    def widgets(self) -> list[Widget]:
        """Return what can be changed about the player, as it is read."""
        name, who, how, up, leave = self._places()
        grade = self.player.grade
        is_brief = self.rect.width < _ROOMY
        picks = [] if self.draw_pick is None else [self._pick(self.draw_pick)]
        found: list[Widget] = [
            *picks,
            TextField(
                f"name-{self.seat}",
                name,
                self.writing,
                placeholder=say("Name"),
                longest=LONGEST_NAME,
                command=self._of(Trait.NAME),
            ),
            *self._profiles(name),
            Segmented(
                f"player-{self.seat}",
                who,
                (say("Person"), say("Computer")),
                0 if self.player.is_human else 1,
                icons=("human", "robot"),
                is_brief=is_brief,
                command=self._of(Trait.PLAYER),
            ),
        ]
        if grade:
            titles = tuple(map(title_of, self.grades))
            at = self.grades.index(grade)
            command = self._of(Trait.GRADE)
            found.append(
                Chooser(f"grade-{self.seat}", how, titles, at, icon="star", command=command)
            )
        return [*found, *self._buttons(up, leave)]

    @property
    def _may_choose(self) -> bool:
        return self.has_profiles and self.player.is_human

    def _profiles(self, name: Rect) -> list[Widget]:
        """Return what opens the choice of who sits here, beside the name."""
        if not self._may_choose:
            return []
        place = Rect(name.right + _GAP, name.top, name.height, name.height)
        command = self._of(Trait.PROFILE)
        who = f"profile-{self.seat}"
        return [Button(who, place, "", Kind.GHOST, icon="human", size=17, command=command)]

    def _pick(self, draw: Callable[[Canvas, Rect], None]) -> PickButton:
        """Return what the player has picked, where else stands the number of the seat."""
        high = min(_TALLEST, self.rect.height - 16)
        place = Rect(self.rect.left + _EDGE - 4, self.rect.centery - high / 2, _PICK, high)
        return PickButton(f"pick-{self.seat}", place, self.seat + 1, draw, self._of(Trait.PICK))

    def _buttons(self, up: Rect, leave: Rect) -> list[Widget]:
        """Return the ways to the seat before, and away from the table, as far as there are any."""
        ways = (
            (self.seat > 0, "up", up, "up", Trait.PLACE),
            (self.may_remove, "remove", leave, "cross", Trait.LEAVE),
        )
        return [
            Button(
                f"{way}-{self.seat}",
                place,
                "",
                Kind.GHOST,
                icon=icon,
                size=17,
                command=self._of(trait),
            )
            for is_open, way, place, icon, trait in ways
            if is_open
        ]

    def draw(self, canvas: Canvas) -> None:
        """Draw the ground of the row, and the number of the seat."""
        palette, rect = canvas.theme.pages, self.rect
        canvas.panel(rect, palette, radius=18)
        if self.draw_pick is not None:
            return
        x = rect.left + _EDGE + _DISC
        canvas.disc(x, rect.centery, _DISC, SUN if self.player.is_human else palette.inset)
        ink = INK if self.player.is_human else palette.text
        canvas.text(str(self.seat + 1), x, rect.centery, NUMERAL, ink, align=0.5)

    def _places(self) -> tuple[Rect, Rect, Rect, Rect, Rect]:
        """Return where its fields stand: name, who plays, how well, further up, away."""
        rect, high = self.rect, min(_TALLEST, self.rect.height - 16)
        top = rect.centery - high / 2
        right = rect.right - _EDGE
        leave = Rect(right - high, top, high, high)
        up = Rect(leave.left - _GAP - high, top, high, high)
        how = Rect(up.left - _GAP - _GRADE, top, _GRADE, high)
        wide = _BRIEF_WHO if rect.width < _ROOMY else _WHO
        who = Rect(how.left - _GAP - wide, top, wide, high)
        before = _PICK - 4 if self.draw_pick is not None else 2 * _DISC
        left = rect.left + _EDGE + before + _GAP
        beside = (high + _GAP) * self._may_choose
        return Rect(left, top, who.left - _GAP - beside - left, high), who, how, up, leave

    def _of(self, trait: Trait) -> ChangeSeat:
        return ChangeSeat(trait, self.seat)


def draw_add_row(canvas: Canvas, rect: Rect, look: Look) -> None:
    """Draw the place at which one more can sit down."""
    palette = canvas.theme.pages
    ground = palette.panel.top if look.hovered or look.focused else palette.inset
    line = palette.strong_line
    canvas.box(rect, ground, radius=18, line=line, line_width=1.6, opacity=0.85)
    y = rect.centery
    draw_icon(canvas, "plus", rect.left + _EDGE + _DISC, y, 24, palette.text)
    left = rect.left + 2 * _EDGE + 2 * _DISC
    canvas.text(say("Add a player"), left, y, SMALL.sized(18).weighted(700), palette.text)
