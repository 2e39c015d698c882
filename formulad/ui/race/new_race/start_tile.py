"""Start tile: five lights, the word, and how long the race is going to take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import counted, say, say_of
from formulad.store.preferences import Pace
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.colour import Colour, rgb
from formulad.ui.toolkit.lettering import LABEL, START
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import SHADOW
from formulad.ui.toolkit.widgets.button import Kind, paint_of
from formulad.ui.toolkit.widgets.widget import Look, Pressable
from formulad.ui.toolkit.widgets.widget_signs import draw_sign

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options
    from formulad.race.road.track import Track
    from formulad.ui.race.new_race.line_up import LineUp
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

_LIGHTS = 5
_START = say_of("the way into a race", "Start").upper()
_WIDEST_LIGHT, _LIGHT_SHARE, _GAP = 44.0, 0.078, 7.0
_EDGE = 26.0
_LIT: Colour = rgb("FF3B3B")
_GLEAM: Colour = rgb("FF9C9C")
_DARK: Colour = rgb("3A0B0F")
_ROWS_A_TURN, _ROUNDS_AT_START = 8.2, 4.0
"""How far a car comes in a turn, on average, and how many rounds are lost at the start.

These and the times of turns were measured by `python -m tools.race_minutes`.
"""
_PERSON_SECONDS = {Pace.CALM: 24.0, Pace.BRISK: 22.8, Pace.INSTANT: 21.0}
_COMPUTER_SECONDS = {Pace.CALM: 4.4, Pace.BRISK: 2.7, Pace.INSTANT: 0.1}
"""How long a turn takes; a person thinks for ten seconds about each of its two decisions."""
_FINE_BELOW = 20
"""Shorter races are told to the minute, longer ones to five."""


@frozen
class StartTile(Pressable):
    """The largest button of the game."""

    id: str
    rect: Rect
    lines: tuple[str, str]
    """Who drives how far, and how long it takes."""
    focusable: bool = True
    radius: float = 18.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the lights, the word and what it begins; while the key goes here, the key."""
        paint = paint_of(Kind.PRIMARY, palette, look)
        rect = self.rect.move(0, 2 if look.pressed else 0)
        canvas.box(self.rect.move(0, 4), SHADOW, radius=self.radius, opacity=0.35)
        canvas.box(rect, paint.fill, radius=self.radius, line=INK, line_width=3)
        left = _draw_lights(canvas, rect) + _EDGE
        style = START.sized(min(START.size, (rect.right - left - _EDGE) / 3.6))
        word, style = fitted(canvas, _START, style, rect.right - left - _EDGE)
        canvas.text(word, left, rect.centery - 29, style, paint.text)
        for row, line in enumerate(self.lines):
            text = canvas.shortened(line, LABEL, rect.right - left - 12)
            canvas.text(text, left, rect.centery + 16 + row * 23, LABEL, paint.text)
        if look.focused and rect.right - left > 280:
            draw_sign(canvas, rect.right - 16, rect.top + 26, "confirm", paint.text)


def start_lines(line_up: LineUp, options: Options, track: Track, pace: Pace) -> tuple[str, str]:
    """Return who drives how far, and about how long it takes."""
    drivers = len(line_up.seats)
    distance = counted(options.laps, "{n} lap", "{n} laps")
    if not line_up.people:
        who = counted(drivers, "{n} computer", "{n} computers")
        return say("{who}, {laps}", who=who, laps=distance), say("you will watch")
    who = counted(drivers, "{n} driver", "{n} drivers")
    minutes = _rounded(minutes_of(line_up, options, track, pace))
    return (
        say("{who}, {laps}", who=who, laps=distance),
        counted(minutes, "about {n} minute", "about {n} minutes"),
    )


def minutes_of(line_up: LineUp, options: Options, track: Track, pace: Pace) -> float:
    """Return how many minutes a race takes, timed laps of people and all (QUA-1)."""
    people, computers = line_up.people, len(line_up.seats) - line_up.people
    a_round = people * _PERSON_SECONDS[pace] + computers * _COMPUTER_SECONDS[pace]
    a_lap = track.rows / _ROWS_A_TURN
    race = (_ROUNDS_AT_START + options.laps * a_lap) * a_round
    trials = a_lap * people * _PERSON_SECONDS[pace] if options.qualifying else 0.0
    return (race + trials) / 60


def _rounded(minutes: float) -> int:
    """Return minutes as they are told."""
    return max(1, round(minutes)) if minutes < _FINE_BELOW else 5 * round(minutes / 5)


def _draw_lights(canvas: Canvas, rect: Rect) -> float:
    """Draw five lights, the lower of each lit; return where they end."""
    width = min(_WIDEST_LIGHT, rect.width * _LIGHT_SHARE)
    height = width * 2.1
    for index in range(_LIGHTS):
        left = rect.left + _EDGE + index * (width + _GAP)
        box = Rect(left, rect.centery - height / 2, width, height)
        canvas.box(box, INK, radius=width * 0.24)
        radius = width * 0.36
        canvas.disc(box.centerx, box.top + height * 0.28, radius, _DARK)
        canvas.disc(box.centerx, box.top + height * 0.72, radius, _LIT)
        shine = (box.centerx - radius * 0.3, box.top + height * 0.72 - radius * 0.3)
        canvas.disc(*shine, radius * 0.24, _GLEAM)
    return rect.left + _EDGE + _LIGHTS * (width + _GAP) - _GAP
