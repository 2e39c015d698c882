"""Pictures on the cards of Formula Motor Racing, as values that draw themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.cards.kit.liveries import SIX_TEAMS
from formulad.ui.cards.motor_racing.card_shapes import (
    BACK,
    FORWARD,
    LANE,
    OTHERS,
    draw_owner,
    letter_die,
    paint_die,
    paint_jump,
    paint_puck,
    paint_road,
)
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import Colour, rgb
from formulad.ui.toolkit.theme import CREAM

if TYPE_CHECKING:
    from formulad.cards.motor_racing.cars import Team
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.sketch import Sketch

_FLAME: Colour = rgb("FF8A3C")
_MISHAP: Colour = rgb("FF9AA6")
_STEP, _MOST_STEPS = 30.0, 4
_ICON_X, _ICON_Y, _ICON = 62.0, 68.0, 88.0


def _colour(team: Team | None) -> Colour:
    return CREAM if team is None else SIX_TEAMS[team].colour


@frozen
class OvertakePicture:
    """A car and the one behind it go past others."""

    team: Team | None
    places: int

    def paint(self, sketch: Sketch, ink: Colour) -> None:
        """Paint the pair, those ahead and the jump."""
        del ink
        paint_road(sketch)
        for ahead in range(min(self.places, _MOST_STEPS)):
            paint_puck(sketch, 84 + _STEP * ahead, OTHERS)
        paint_puck(sketch, 26, OTHERS)
        paint_puck(sketch, 54, _colour(self.team), 12)
        paint_jump(sketch, 54, min(84 + 28 * self.places, 186), FORWARD, 30)

    def letter(self, canvas: Canvas, ink: Colour) -> None:
        """Show whose card it is."""
        del ink
        draw_owner(canvas, self.team)


@frozen
class SlipPicture:
    """A car falls back."""

    team: Team | None
    places: int

    def paint(self, sketch: Sketch, ink: Colour) -> None:
        """Paint the car, those behind it and the jump back."""
        del ink
        paint_road(sketch)
        for behind in range(min(self.places, 3)):
            paint_puck(sketch, 118 - 32 * behind, OTHERS)
        paint_puck(sketch, 150, _colour(self.team), 13)
        paint_jump(sketch, 150, 144 - 34 * self.places, BACK, 30)

    def letter(self, canvas: Canvas, ink: Colour) -> None:
        """Show whose card it is."""
        del ink
        draw_owner(canvas, self.team)


@frozen
class PitPicture:
    """A car may stop for a while."""

    team: Team | None

    def paint(self, sketch: Sketch, ink: Colour) -> None:
        """Paint the car, the way back and the die."""
        del ink
        paint_road(sketch)
        paint_puck(sketch, 150, _colour(self.team), 12)
        paint_jump(sketch, 150, 70, BACK, 26)
        paint_die(sketch, 40, LANE)

    def letter(self, canvas: Canvas, ink: Colour) -> None:
        """Show the wrench, and whose card it is."""
        draw_owner(canvas, self.team)
        draw_icon(canvas, "pit", _ICON_X, _ICON_Y, _ICON, ink)
        letter_die(canvas, 40, LANE)


@frozen
class TurboPicture:
    """One of the last three cars goes forward alone."""

    team: Team | None
    places: int

    def paint(self, sketch: Sketch, ink: Colour) -> None:
        """Paint the last car, those ahead and the jump."""
        del ink
        paint_road(sketch)
        for ahead in range(min(self.places, _MOST_STEPS)):
            paint_puck(sketch, 66 + _STEP * ahead, OTHERS)
        paint_puck(sketch, 30, _colour(self.team), 13)
        paint_jump(sketch, 30, min(66 + 28 * self.places, 176), FORWARD, 30)

    def letter(self, canvas: Canvas, ink: Colour) -> None:
        """Show whose card it is."""
        del ink
        draw_owner(canvas, self.team)


@frozen
class ChargePicture:
    """A car tries its luck again and again."""

    team: Team | None
    blows: bool
    """Whether the engine may blow; else a gear may be lost."""

    def paint(self, sketch: Sketch, ink: Colour) -> None:
        """Paint the car, the one ahead, the jump and the die."""
        del ink
        paint_road(sketch)
        paint_puck(sketch, 54, _colour(self.team), 13)
        paint_puck(sketch, 96, OTHERS)
        paint_jump(sketch, 54, 100, FORWARD, 24)
        paint_die(sketch, 160, LANE)

    def letter(self, canvas: Canvas, ink: Colour) -> None:
        """Show the flame or the gear, and whose card it is."""
        draw_owner(canvas, self.team)
        icon = "nitro" if self.blows else "gearbox"
        draw_icon(canvas, icon, _ICON_X, _ICON_Y, _ICON, _FLAME if self.team is None else ink)
        letter_die(canvas, 160, LANE)


@frozen
class MishapPicture:
    """The die finds a car."""

    icon: str
    cars: int = 1

    def paint(self, sketch: Sketch, ink: Colour) -> None:
        """Paint the line, the cars that are hit and the die."""
        del ink
        paint_road(sketch)
        for place in range(4):
            is_hit = 1 <= place <= self.cars
            paint_puck(sketch, 34 + 32 * place, _MISHAP if is_hit else OTHERS, 12)
        paint_die(sketch, 170, LANE)

    def letter(self, canvas: Canvas, ink: Colour) -> None:
        """Show what happens, and that it may happen to any car."""
        del ink
        draw_owner(canvas, None)
        draw_icon(canvas, self.icon, _ICON_X, _ICON_Y, _ICON, _MISHAP)
        letter_die(canvas, 170, LANE)
