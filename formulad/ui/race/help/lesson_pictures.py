"""The little pictures of the steps, drawn with what a player sees in the race.

Each stands around a place, about 200 units wide and 92 tall.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say, say_of
from formulad.race.bills import Verdict
from formulad.race.dice import GEAR_DICE, Gear
from formulad.race.road.track import Corner
from formulad.ui.art.cars import draw_car
from formulad.ui.art.dice import draw_die
from formulad.ui.race.board.road_signs import draw_figures
from formulad.ui.race.terms.outcomes import OUTCOME_OF, WORDS, draw_outcome_box
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import Colour, mix
from formulad.ui.toolkit.lettering import NOTE, NUMERAL
from formulad.ui.toolkit.theme import BLACK_DIE, DARK, POOLS, ROSE, SUN, TEAL
from formulad.ui.toolkit.widgets.key_caps import draw_pips, draw_stops

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.outlines import Point

_CORNER = Corner("", stops=2, shortest=5, longest=9)
_WORD = NOTE.weighted(700)
HALF = 105.0
"""How far from its middle a picture may reach to the sides where its card is narrowest."""
_POINTS = POOLS["body"]
_CELL = mix(DARK.page.top, DARK.muted, 0.35)


def draw_word(
    canvas: Canvas, text: str, at: Point, colour: Colour, room: float, align: float = 0.0
) -> None:
    """Letter a word of a picture, smaller if there is not enough room for it."""
    shown, style = fitted(canvas, text, _WORD, room)
    canvas.text(shown, *at, style, colour, align=align)


def start(canvas: Canvas, x: float, y: float) -> None:
    """Three faces of the black die and what they mean."""
    told = (
        (-72, "1", say_of("picture of the start", "stalls"), ROSE),
        (0, "9", say_of("picture of the start", "starts"), canvas.theme.panels.text),
        (72, "17", say_of("picture of the start", "leaps"), TEAL),
    )
    for away, face, meaning, colour in told:
        draw_die(canvas, BLACK_DIE, x + away, y - 12, 56, face)
        canvas.text(meaning, x + away, y + 32, _WORD, colour, align=0.5)


def gear(canvas: Canvas, x: float, y: float) -> None:
    """The gears that are free from third: one down, the same, one up."""
    told = (
        (-72, 2, say_of("picture of gears", "down")),
        (0, 3, say_of("picture of gears", "stay")),
        (72, 4, say_of("picture of gears", "up")),
    )
    for away, number, meaning in told:
        draw_die(canvas, number, x + away, y - 12, 54, str(number))
        canvas.text(meaning, x + away, y + 32, _WORD, canvas.theme.panels.text, align=0.5)


def dice(canvas: Canvas, x: float, y: float) -> None:
    """The six dice of the gears with the numbers they show."""
    for number in range(1, 7):
        die = GEAR_DICE[Gear(number)]
        column, row = divmod(number - 1, 3)
        left, middle = x - 76 + column * 88, y - 31 + row * 31
        draw_die(canvas, number, left, middle, 29, str(number))
        canvas.text(
            f"{die.lowest}–{die.highest}", left + 24, middle, _WORD, canvas.theme.panels.text
        )


def places(canvas: Canvas, x: float, y: float) -> None:
    """Cells of the three outcomes."""
    verdicts = (Verdict.CLEAN, Verdict.COST, Verdict.OUT)
    for row, verdict in enumerate(verdicts):
        middle = y - 30 + row * 30
        box = Rect(x - 84, middle - 12, 40, 24)
        draw_outcome_box(canvas, box, verdict)
        outcome = OUTCOME_OF[verdict]
        if outcome.icon:
            draw_icon(canvas, outcome.icon, *box.center, 13, outcome.text)
        canvas.text(WORDS[verdict], x - 30, middle, _WORD, canvas.theme.panels.text)


def corner(canvas: Canvas, x: float, y: float) -> None:
    """The sign of a corner, and what its figures mean."""
    draw_figures(canvas, _CORNER, (x - 60, y - 10), 1.4)
    canvas.text(say_of("picture of a corner", "stops"), x - 60, y + 34, _WORD, SUN, align=0.5)
    canvas.text(
        say_of("picture of a corner", "longest"), x + 20, y - 24, _WORD, canvas.theme.panels.text
    )
    canvas.text(
        say_of("picture of a corner", "shortest"), x + 20, y + 5, _WORD, canvas.theme.panels.text
    )


def overshoot(canvas: Canvas, x: float, y: float) -> None:
    """A car that left a corner with one stop missing, three cells beyond it."""
    for step in range(4):
        cell = Rect(x - 96 + step * 50, y - 24, 46, 34)
        canvas.box(cell, _CELL, radius=6)
        if step:
            draw_outcome_box(canvas, cell, Verdict.COST)
    draw_car(canvas, 3, x + 75, y - 7, 42)
    draw_stops(canvas, Rect(x - 94, y - 18, 42, 22), 1, 2)
    for step in (1, 2, 3):
        canvas.text(f"−{step}", x - 73 + step * 50, y + 30, NUMERAL.sized(18), ROSE, align=0.5)


def points(canvas: Canvas, x: float, y: float) -> None:
    """The points of a car, three of them about to go."""
    for row, (held, risk) in enumerate(((9, 0), (6, 3))):
        draw_pips(canvas, x - 88, y - 22 + row * 34, held, 9, _POINTS, at_risk=risk, height=26)
    canvas.text(say("hatched: may go"), x, y + 40, _WORD, ROSE, align=0.5)


def too_fast(canvas: Canvas, x: float, y: float) -> None:
    """A car behind another, and a gear skipped on the way down."""
    draw_car(canvas, 5, x - 72, y - 24, 46)
    draw_car(canvas, 8, x - 22, y - 24, 46)
    draw_word(canvas, say("−1 a cell"), (x + 20, y - 24), ROSE, HALF - 20)
    draw_die(canvas, 5, x - 74, y + 24, 38, "5")
    draw_icon(canvas, "right", x - 46, y + 24, 20, canvas.theme.panels.muted)
    draw_die(canvas, 3, x - 18, y + 24, 38, "3")
    draw_word(canvas, say("−1 a gear"), (x + 20, y + 24), ROSE, HALF - 20)


def contact(canvas: Canvas, x: float, y: float) -> None:
    """Two cars side by side, and the black die."""
    draw_car(canvas, 1, x - 62, y - 22, 66)
    draw_car(canvas, 9, x - 40, y + 22, 66)
    draw_icon(canvas, "contact", x - 8, y + 2, 28, SUN)
    draw_die(canvas, BLACK_DIE, x + 56, y - 10, 54, "3")
    canvas.text("1–4: −1", x + 56, y + 32, _WORD, ROSE, align=0.5)


def flag(canvas: Canvas, x: float, y: float) -> None:
    """The first car across the line."""
    for index in range(12):
        column, row = index % 2, index // 2
        shade: Colour = (
            canvas.theme.panels.text if (column + row) % 2 else canvas.theme.panels.page.bottom
        )
        canvas.box(Rect(x - 14 + column * 14, y - 42 + row * 14, 14, 14), shade)
    draw_car(canvas, 3, x + 52, y, 76)
    draw_icon(canvas, "trophy", x - 64, y, 52, SUN)


def pools(canvas: Canvas, x: float, y: float) -> None:
    """The six pools with the points of a new car."""
    for index, (icon, held) in enumerate(zip(POOLS, (6, 3, 3, 3, 3, 2), strict=True)):
        column, row = divmod(index, 3)
        left, middle = x - 98 + column * 120, y - 30 + row * 30
        draw_icon(canvas, icon, left + 9, middle, 20, POOLS[icon])
        draw_pips(canvas, left + 24, middle, held, held, POOLS[icon], height=16)


def skipping(canvas: Canvas, x: float, y: float) -> None:
    """From sixth to fourth, third and second, and the parts that pay for it."""
    parts = ("gearbox", "brake", "engine")
    for row, gear in enumerate((4, 3, 2)):
        middle = y - 31 + row * 31
        draw_die(canvas, 6, x - 84, middle, 28, "6")
        draw_icon(canvas, "right", x - 60, middle, 16, canvas.theme.panels.muted)
        draw_die(canvas, gear, x - 36, middle, 28, str(gear))
        for place, part in enumerate(parts[: row + 1]):
            draw_icon(canvas, part, x + 8 + place * 30, middle, 22, POOLS[part])


def spin(canvas: Canvas, x: float, y: float) -> None:
    """A car that stands the wrong way round, its tyres gone."""
    draw_car(canvas, 3, x - 44, y - 4, 84, turn=150)
    draw_icon(canvas, "spin", x + 34, y - 14, 36, ROSE)
    draw_die(canvas, 1, x + 76, y - 14, 36, "1")
    draw_pips(canvas, x + 18, y + 24, 0, 6, POOLS["tyre"], height=18)


def closed_road(canvas: Canvas, x: float, y: float) -> None:
    """What one to seven cells cost that could not be driven."""
    for row, (icon, costs) in enumerate(
        (("brake", (1, 2, 3, 3, 3, 3)), ("tyre", (0, 0, 0, 1, 2, 3)))
    ):
        middle = y - 4 + row * 28
        draw_icon(canvas, icon, x - 92, middle, 20, POOLS[icon])
        for cells, cost in enumerate(costs):
            ink = canvas.theme.panels.text if cost else canvas.theme.panels.muted
            canvas.text(str(cost), x - 66 + cells * 25, middle, _WORD, ink, align=0.5)
    for cells in range(1, 8):
        canvas.text(str(cells), x - 91 + cells * 25, y - 32, _WORD, SUN, align=0.5)
    draw_icon(canvas, "cross", x + 84, y + 10, 22, ROSE)


def debris(canvas: Canvas, x: float, y: float) -> None:
    """A car before a cell with lost parts, and the die that tests it."""
    for step in range(3):
        canvas.box(Rect(x - 96 + step * 50, y - 24, 46, 34), _CELL, radius=6)
    draw_car(canvas, 8, x - 73, y - 7, 42)
    draw_icon(canvas, "debris", x - 23, y - 7, 26, SUN)
    draw_die(canvas, BLACK_DIE, x + 76, y - 10, 44, "4")
    draw_icon(canvas, "road", x + 60, y + 32, 20, POOLS["road"])
    canvas.text("−1", x + 76, y + 32, _WORD, ROSE)


def slipstream(canvas: Canvas, x: float, y: float) -> None:
    """A car pulls out behind another and passes it."""
    draw_car(canvas, 1, x + 2, y - 22, 46)
    draw_car(canvas, 5, x - 68, y - 22, 46)
    for step in range(3):
        draw_icon(canvas, "right", x - 40 + step * 34, y + 14, 20, TEAL)
    draw_icon(canvas, "slip", x + 66, y - 20, 30, TEAL)
    canvas.text("+3", x + 72, y + 16, NUMERAL.sized(22), TEAL, align=0.5)


def pit_stop(canvas: Canvas, x: float, y: float) -> None:
    """A quick stop, and one that takes a turn."""
    told = (("7", "fast", say("+4 at once")), ("15", "pause", say("next turn")))
    for row, (face, icon, meaning) in enumerate(told):
        middle = y - 22 + row * 44
        draw_die(canvas, BLACK_DIE, x - 74, middle, 40, face)
        draw_icon(canvas, icon, x - 30, middle, 22, canvas.theme.panels.muted)
        canvas.text(meaning, x - 8, middle, _WORD, canvas.theme.panels.text)


def weather(canvas: Canvas, x: float, y: float) -> None:
    """Sun, a changeable sky, rain."""
    told = (
        ("sun", say_of("picture of the weather", "fine"), SUN),
        ("changeable", say_of("picture of the weather", "may turn"), canvas.theme.panels.text),
        ("rain", say_of("picture of the weather", "wet"), TEAL),
    )
    for column, (icon, meaning, colour) in enumerate(told):
        left = x - 70 + column * 70
        draw_icon(canvas, icon, left, y - 12, 46, colour)
        canvas.text(meaning, left, y + 32, _WORD, canvas.theme.panels.text, align=0.5)


def tyres(canvas: Canvas, x: float, y: float) -> None:
    """The three kinds, with what they do."""
    told = (
        (say_of("tyres", "hard"), say_of("picture of tyres", "steady"), canvas.theme.panels.text),
        (say_of("tyres", "soft"), say_of("picture of tyres", "+1, pays ×2"), ROSE),
        (say_of("tyres", "wet"), say_of("picture of tyres", "for rain"), TEAL),
    )
    widest = max(canvas.text_width(kind, _WORD) for kind, _, _ in told)
    for row, (kind, meaning, colour) in enumerate(told):
        middle = y - 30 + row * 30
        draw_icon(canvas, "tyre", x - 84, middle, 24, colour)
        canvas.text(kind, x - 64, middle, _WORD, canvas.theme.panels.text)
        begin = max(48, widest + 10) - 64
        muted = canvas.theme.panels.muted
        draw_word(canvas, meaning, (x + begin, middle), muted, HALF - begin)


def before_the_race(canvas: Canvas, x: float, y: float) -> None:
    """The clock of a timed lap, and the points of an own car."""
    draw_icon(canvas, "clock", x - 66, y - 8, 52, SUN)
    ink = canvas.theme.panels.text
    draw_word(canvas, say("timed lap"), (x - 66, y + 34), ink, 2 * (HALF - 66), 0.5)
    for row, (icon, held) in enumerate((("tyre", 8), ("brake", 4), ("engine", 3))):
        draw_icon(canvas, icon, x - 4, y - 28 + row * 24, 16, POOLS[icon])
        draw_pips(canvas, x + 8, y - 28 + row * 24, held, held, POOLS[icon], height=14)
    draw_word(canvas, say("your own car"), (x + 44, y + 40), ink, 2 * (HALF - 44), 0.5)
