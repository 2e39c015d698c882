"""Road of values: every car where its value is, and where the die can take the one that rolls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.cards.kit.liveries import draw_card_car
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.colour import WHITE, rgb
from formulad.ui.toolkit.lettering import NAME, NUMERAL, SMALL
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import SUN, TEAL

if TYPE_CHECKING:
    from formulad.kernel.sentence import Sentence
    from formulad.ui.toolkit.canvas import Canvas

_SAND, _STAYS = rgb("FFE3BD"), rgb("6B658A")
_MARK, _TICK = rgb("5A566D"), rgb("958F9F")
_PITCH, _EDGE, _WINDOW = 70.0, 96.0, 21
_CAR = 104.0
_SPOT = 26.0


@frozen
class RoadCar:
    """A car on the road."""

    seat: int
    name: str
    value: int


@frozen
class Roller:
    """The car whose die is due, or falls."""

    seat: int
    name: str
    before_die: int
    faces: int
    face: int = 0
    """What the die shows; 0 while it has not fallen."""
    drive: float = 0.0
    """How far it has driven to its value, from 0 to 1."""


class ValueRoad:
    """Draws the road."""

    def __init__(
        self, canvas: Canvas, rect: Rect, cars: tuple[RoadCar, ...], roller: Roller | None
    ) -> None:
        """Look at the part of the road on which the cars are."""
        self._canvas = canvas
        self._rect = rect
        self._cars = cars
        self._roller = roller
        values = [car.value for car in cars]
        if roller is not None:
            values += [roller.before_die, roller.before_die + roller.faces]
        low, high = min(values, default=10), max(values, default=20)
        span = max(_WINDOW, high - low + 5)
        self._low = max(0, min(low - 2, (low + high - span) // 2 + 1))
        self._high = self._low + span
        self._pitch = min(_PITCH, (rect.width - 2 * _EDGE) / span)

    def x(self, value: float) -> float:
        """Return where a value is."""
        return self._rect.left + _EDGE + (value - self._low) * self._pitch

    def draw(self) -> None:
        """Draw the scale, the cars and the spots of the die."""
        self._draw_scale()
        upper = self._rect.centery - 38
        for at, car in enumerate(sorted(self._cars, key=lambda each: each.value)):
            same = [each for each in self._cars[:at] if each.value == car.value]
            draw_card_car(
                self._canvas, 2 * car.seat + 1, self.x(car.value), upper - 6 * len(same), _CAR
            )
        if self._roller is not None:
            self._draw_roller(self._roller)

    def _draw_scale(self) -> None:
        canvas, rect = self._canvas, self._rect
        for value in range(self._low, self._high + 1):
            x = self.x(value)
            if x > rect.right - 30:
                break
            is_long = not value % 5
            tall = rect.height if is_long else 12
            canvas.rule((x, rect.top), (x, rect.top + tall), _MARK if is_long else _TICK, 2)
            if not value % 2:
                style = NUMERAL.sized(19)
                canvas.text(str(value), x, rect.top - 15, style, _SAND, align=0.5)

    def _draw_roller(self, roller: Roller) -> None:
        canvas, y = self._canvas, self._rect.centery + 38
        start, end = self.x(roller.before_die), self.x(roller.before_die + roller.faces)
        canvas.box(Rect(start, y - 5, end - start, 10), SUN, opacity=0.35)
        radius = min(_SPOT, self._pitch * 0.46)
        for face in range(1, roller.faces + 1):
            self._draw_spot(roller, face, y, radius)
        goal = roller.before_die + roller.face
        at = roller.before_die + (goal - roller.before_die) * roller.drive
        back = min(-12.0, self._pitch - radius - _CAR * 0.54) * (1 - roller.drive)
        draw_card_car(canvas, 2 * roller.seat + 1, self.x(at) + back, y, _CAR)
        self._draw_legend(roller, end + radius + 24, y)

    def _draw_spot(self, roller: Roller, face: int, y: float, radius: float) -> None:
        value = roller.before_die + face
        passed = sum(car.value < value for car in self._cars)
        before = sum(car.value < roller.before_die + 1 for car in self._cars)
        ties = any(car.value == value for car in self._cars)
        fill, ink, sign = _STAYS, WHITE, "–"
        if ties:
            fill, ink, sign = SUN, INK, "="
        elif passed > before:
            fill, ink, sign = TEAL, INK, "▲"
        x = self.x(value)
        self._canvas.disc(x, y, radius, fill, line=WHITE, line_width=2.5)
        style = NUMERAL.sized(min(26.0, radius))
        self._canvas.text(str(face), x, y + 1, style, ink, align=0.5)
        self._draw_sign(sign, x, y - radius - 12)

    def _draw_sign(self, sign: str, x: float, y: float) -> None:
        """Draw what a face comes to without a colour: it passes, it ties, it stays."""
        canvas = self._canvas
        if sign == "▲":
            canvas.polygon([(x - 8, y + 6), (x + 8, y + 6), (x, y - 7)], _SAND)
            return
        for down in (-4, 4) if sign == "=" else (0,):
            canvas.box(Rect(x - 7, y + down - 2, 14, 3.4), _SAND)

    def _draw_legend(self, roller: Roller, left: float, y: float) -> None:
        canvas, x = self._canvas, left
        for sign, text in self._outcomes(roller):
            shown, style = fitted(canvas, text, SMALL.sized(17).weighted(700), 300)
            width = canvas.text_width(shown, style)
            if x + 20 + width > self._rect.right - 20:
                return
            self._draw_sign(sign, x, y)
            canvas.text(shown, x + 18, y, style, _SAND)
            x += width + 54

    def _outcomes(self, roller: Roller) -> list[tuple[str, Sentence]]:
        """Return what the signs mean that are seen on the road."""
        low, high = roller.before_die + 1, roller.before_die + roller.faces
        if not self._cars:
            return [("–", say("where the die can take {name}", name=roller.name))]
        within = sorted((car for car in self._cars if low <= car.value <= high), key=_by_value)
        told = [("–", say("stays behind"))]
        told += [("=", say("ties: both roll again"))] if within else []
        passed = [car for car in within if car.value < high]
        return told + [("▲", say("passes {name}", name=car.name)) for car in passed[:1]]


def _by_value(car: RoadCar) -> int:
    return car.value


def draw_road_note(canvas: Canvas, rect: Rect, text: str) -> None:
    """Draw a word on the road while no car is on it."""
    shown, style = fitted(canvas, text, NAME.sized(20), rect.width - 80)
    canvas.text(shown, rect.centerx, rect.centery, style, _SAND, align=0.5)
