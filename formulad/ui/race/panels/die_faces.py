"""Die faces to be pressed, for dice that the players throw themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.art.dice import draw_die
from formulad.ui.race.panels.choice import draw_choice
from formulad.ui.race.panels.modal_head import EDGE, HEAD
from formulad.ui.race.panels.race_commands import PickFace
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.widgets.widget import Look, Pressable

if TYPE_CHECKING:
    from formulad.ui.race.views.modal_views import FacesSheet
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

IN_A_ROW = 10
_WIDE, _TALL, _GAP = 68.0, 66.0, 8.0
_LEAST = 560.0
"""The least width, so that the heading can be read."""


@frozen
class FaceButton(Pressable):
    """A face of the die."""

    rect: Rect
    die: int
    face: int
    is_chosen: bool

    @property
    def id(self) -> str:
        """`face-17`."""
        return f"face-{self.face}"

    @property
    def command(self) -> PickFace:
        """Says that the face lies on top."""
        return PickFace(self.face)

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 12.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the die with the face on top."""
        rect = draw_choice(
            canvas, palette, self.rect, look, radius=self.radius, is_chosen=self.is_chosen
        )
        draw_die(canvas, self.die, *rect.center, 54, str(self.face))


def faces_size(view: FacesSheet) -> tuple[float, float]:
    """Return how much room the faces want, with their heading."""
    in_a_row = min(IN_A_ROW, len(view.faces))
    rows = -(-len(view.faces) // IN_A_ROW)
    width = in_a_row * (_WIDE + _GAP) - _GAP + 2 * EDGE
    return max(_LEAST, width), HEAD + rows * (_TALL + _GAP) - _GAP + EDGE


def faces_on(rect: Rect, view: FacesSheet) -> tuple[FaceButton, ...]:
    """Return the faces in rows of ten, the row in the middle of its sheet."""
    in_a_row = min(IN_A_ROW, len(view.faces))
    wide = min(_WIDE, (rect.width - 2 * EDGE + _GAP) / in_a_row - _GAP)
    left = rect.centerx - (in_a_row * (wide + _GAP) - _GAP) / 2
    buttons = []
    for index, face in enumerate(view.faces):
        row, column = divmod(index, IN_A_ROW)
        top = rect.top + HEAD + row * (_TALL + _GAP)
        place = Rect(left + column * (wide + _GAP), top, wide, _TALL)
        buttons.append(FaceButton(place, view.die, face, index == view.chosen))
    return tuple(buttons)
