"""Finish: the winner before the second and the third, by the sea or in the city by night."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.art.posters.chequered import draw_band, draw_gantry, draw_line
from formulad.ui.art.posters.layer import Layer, letter_discs
from formulad.ui.art.scenery.boats import draw_sail, draw_yacht
from formulad.ui.art.scenery.evening_sky import draw_cape, draw_sea, draw_sky, draw_sun_path
from formulad.ui.art.scenery.houses import WALLS, House, draw_row
from formulad.ui.art.scenery.neon_signs import NeonSign
from formulad.ui.art.scenery.night_city import (
    CYAN,
    LIME,
    PINK,
    VIOLET,
    draw_lamp,
    draw_neon,
    draw_night_sky,
    draw_skyline,
)
from formulad.ui.art.scenery.palms import draw_palm
from formulad.ui.art.scenery.scatter import Scatter
from formulad.ui.art.scenery.stands import draw_stand
from formulad.ui.art.solid.drawn_road import DrawnRoad
from formulad.ui.art.solid.pinhole import Pinhole
from formulad.ui.art.solid.solid_drawing import Disc, Pose, disc_of, draw_solid
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.colour import WHITE, Colour, rgb
from formulad.ui.toolkit.lettering import SECTION
from formulad.ui.toolkit.outlines import traced
from formulad.ui.toolkit.teams import INK, TEAMS, team_of
from formulad.ui.toolkit.theme import CREAM, DARK, KERB, STREET_KERB

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.art.posters.layer import Stroke
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.sketch import Sketch

WHOLE = Rect(0, 0, 1060, 1080)
"""What can be seen of it."""
MIDDLE = (500.0, 690.0)
CAMERA = Pinhole(520, 430, 1300, 9.4)
_WAY = (
    (64, 260), (38, 190), (15, 130), (4, 90), (0.6, 60), (0, 40), (-0.4, 22), (-0.8, 14), (-1, 8),
)  # fmt: skip
_WIDTH = 21.0
_HALF = _WIDTH / 2
_WINNER = (1.0, 33.4, -131.0, 2.9)
_OTHERS = ((-9.6, 45.0, -128.0, 2.15), (11.3, 47.0, -62.0, 2.15))
"""Where the second and the third stand: to the right, away, how turned and how large."""
_SUN = (300.0, 410.0)
_SPAN = (-20.0, 1100.0)
_SAND = ((0.0, rgb("EAD3A0"), 1.0), (1.0, rgb("D9BD88"), 1.0))
_STONE = ((0.0, rgb("1C1838"), 1.0), (1.0, rgb("0E0B22"), 1.0))
_EDGE = rgb("8FF3FF")
_SIGNS = (
    NeonSign("ARCADE", 112, 352, 28, LIME),
    NeonSign("HÔTEL LUNE", 930, 322, 25, CYAN),
    NeonSign("SALON 13", 940, 404, 24, VIOLET),
)
_PALMS = ((22, 78, 1), (19, 58, 2), (16.6, 44, 3))
_LAMPS = ((20, 80), (17.4, 58), (15.2, 43), (-14.6, 43), (-14.2, 33))
_WET = ((-4.6, 40, LIME, 1.6), (3.6, 44, CYAN, 2.0), (5.8, 50, PINK, 1.8), (1.0, 26, VIOLET, 2.2))
_SIGN = Rect(432, 296, 220, 58)
"""Where the word on the gantry stands."""


@frozen
class Finish:
    """Who came first, and where."""

    numbers: tuple[int, ...]
    """Of the cars, the winner's first; at most three."""
    is_gt: bool = False
    is_night: bool = False
    is_plain: bool = False
    has_gantry: bool = True
    """Whether the gantry over the line is in sight, and not behind the headline."""

    def layers(self) -> tuple[Layer, ...]:
        """Return the picture in layers, which do not sway."""
        ground = (self._draw_road, self._draw_sides, self._draw_line)
        cars: tuple[Stroke, ...] = (
            self._draw_glow,
            *(partial(self._draw_car, pose=pose) for pose in self._poses()),
        )
        letter = partial(letter_discs, discs=self.discs)
        front = Layer(0.0, Rect(*_box(480, 620)), cars, letter)
        if self.is_plain:
            plain = Layer(0.0, Rect(*_box(-10, 1100)), (_draw_plain, self._draw_road))
            return (plain, front)
        sky = (_draw_night, _draw_signs) if self.is_night else (_draw_day, _draw_town)
        letters = _letter_signs if self.is_night else _letter_nothing
        return (
            Layer(0.0, Rect(*_box(-20, 560)), sky, letters),
            Layer(0.0, Rect(*_box(270, 820)), ground, self._letter_gantry),
            Layer(0.0, Rect(*_box(530, 190)), (self._draw_band,)),
            front,
        )

    @property
    def discs(self) -> tuple[Disc, ...]:
        """Where the numbers are lettered."""
        return tuple(disc_of(CAMERA, pose) for pose in self._poses())

    def _poses(self) -> Iterator[Pose]:
        """Yield the cars, the winner last."""
        for number, (x, away, turn, size) in zip(self.numbers[1:], _OTHERS, strict=False):
            yield Pose(number, x, away, turn, size, self.is_gt, self.is_night, outline=5)
        for number in self.numbers[:1]:
            x, away, turn, size = _WINNER
            yield Pose(number, x, away, turn, size, self.is_gt, self.is_night, 0.78, outline=8)

    def _draw_car(self, sketch: Sketch, pose: Pose) -> None:
        draw_solid(sketch, CAMERA, pose)

    def _draw_glow(self, sketch: Sketch) -> None:
        """Draw the light around the winner."""
        if not self.numbers or self.is_plain:
            return
        colour = team_of(self.numbers[0]).colour if self.is_night else rgb("FFE07A")
        sketch.haze((530, 780), (500, 210), colour, 0.7)

    def _draw_road(self, sketch: Sketch) -> None:
        way = _road()
        if self.is_plain:
            way.strip(sketch, (-_HALF - 0.3, _HALF + 0.3), WHITE)
            way.strip(sketch, (-_HALF, _HALF), rgb("000000"))
            return
        sketch.wash(0, 484, 1060, 610, _STONE if self.is_night else _SAND)
        if not self.is_night:
            sketch.box(0, 478, 1060, 9, rgb("FFF1D6"))
            sketch.box(0, 486, 1060, 5, rgb("A98958"))
        verge = rgb("2A2350") if self.is_night else rgb("EAD9B4")
        way.strip(sketch, (-_HALF - 2.2, _HALF + 2.2), verge)
        for side in (-1, 1):
            edges = (side * _HALF, side * (_HALF + 1.2))
            kerb = STREET_KERB if self.is_night else KERB
            way.kerb(sketch, edges, (0, way.length), kerb, 2.4)
        way.strip(sketch, (-_HALF, _HALF), rgb("232334") if self.is_night else rgb("414A5F"))
        tone = rgb("1A1A28") if self.is_night else rgb("363E54")
        way.strip(sketch, (-2, 2), tone, opacity=0.8)

    def _draw_sides(self, sketch: Sketch) -> None:
        """Draw lines, stands, and what grows or shines beside the road."""
        way = _road()
        for side in (-1, 1):
            if self.is_night:
                edges = (side * (_HALF - 0.5), side * (_HALF + 0.5))
                way.strip(sketch, edges, _EDGE, opacity=0.2)
            way.strip(sketch, (side * (_HALF - 0.04), side * (_HALF - 0.26)), WHITE)
        for lane in (-_WIDTH / 6, _WIDTH / 6):
            way.dashes(sketch, (lane - 0.07, lane + 0.07), WHITE, gap=1.4)
        draw_stand(sketch, CAMERA, is_night=self.is_night)
        if self.is_night:
            self._draw_lights(sketch)
            return
        for x, away, seed in _PALMS:
            foot, metre = CAMERA.seen((x, 0.0, away)), CAMERA.size(away)
            sketch.haze((foot[0] - metre, foot[1]), (2.6 * metre, 0.7 * metre), rgb("5B3A16"), 0.6)
            draw_palm(sketch, foot, 10.5 * metre, 0.1, seed)

    def _draw_lights(self, sketch: Sketch) -> None:
        for x, away, colour, wide in _WET:
            for share, opacity in ((1.0, 0.10), (0.55, 0.16), (0.2, 0.28)):
                half = share * wide
                streak = (
                    (x - half, away), (x + half, away), (x + 0.7 * half - 1.4, 0.42 * away),
                    (x - 0.7 * half - 1.4, 0.42 * away),
                )  # fmt: skip
                sketch.tint([CAMERA.seen((a, 0.0, b)) for a, b in streak], colour, opacity)
        for x, away in _LAMPS:
            side = -1 if x > 0 else 1
            draw_lamp(sketch, CAMERA.seen((x, 0.0, away)), CAMERA.size(away), side)

    def _draw_line(self, sketch: Sketch) -> None:
        draw_line(sketch, CAMERA, _WIDTH)
        if not self.has_gantry:
            return
        draw_gantry(
            sketch,
            CAMERA,
            _WIDTH,
            CYAN if self.is_night else WHITE,
            rgb("0B0A1A") if self.is_night else DARK.panel.top,
        )

    def _draw_band(self, sketch: Sketch) -> None:
        edge = PINK if self.is_night else KERB[0]
        for line in draw_band(sketch, edge):
            if self.is_night:
                draw_neon(sketch, line, PINK)

    def _letter_gantry(self, canvas: Canvas) -> None:
        if not self.has_gantry:
            return
        style = SECTION.sized(38).weighted(800)
        word = say("Finish").upper()
        width = canvas.text_width(word, style)
        if width > _SIGN.width:
            style = style.sized(38 * _SIGN.width / width)
        colour = rgb("FF8FB5") if self.is_night else CREAM
        canvas.text(word, _SIGN.centerx, _SIGN.centery, style, colour, align=0.5)


def _box(top: float, height: float) -> tuple[float, float, float, float]:
    return 0.0, top, 1060.0, height


@cache
def _road() -> DrawnRoad:
    return DrawnRoad(CAMERA, _WAY, _WIDTH)


def _draw_plain(sketch: Sketch) -> None:
    sketch.box(0, -10, 1060, 1110, rgb("202020"))


def _draw_day(sketch: Sketch) -> None:
    draw_sky(sketch, 0, 1060, _SUN, bottom=480)
    draw_sea(sketch, 0, 1060, CAMERA.horizon, 400)
    draw_sun_path(sketch, _SUN[0], CAMERA.horizon, 7)
    draw_cape(sketch, 520, CAMERA.horizon)
    _draw_aeroplanes(sketch)


def _draw_town(sketch: Sketch) -> None:
    hill = "M760 445 Q830 380 900 330 Q970 280 1080 230 V500 H760 Z"
    near = "M820 452 Q900 400 960 350 Q1020 310 1100 300 V500 H820 Z"
    for data, colour in ((hill, rgb("6F8E62")), (near, rgb("8FA36B"))):
        sketch.fill(traced(data)[0], colour)
    draw_row(sketch, House(900, 372, 27, 38, WALLS[0]), 6, 30, seed=0)
    draw_row(sketch, House(866, 404, 27, 38, WALLS[0]), 7, 31, seed=1)
    draw_row(sketch, House(806, 446, 27, 38, WALLS[0]), 9, 29, seed=2)
    draw_sail(sketch, (150, 468), 84, heading=-1)
    draw_sail(sketch, (462, 456), 50)
    draw_sail(sketch, (620, 452), 40, sail=rgb("FFE3C2"), hull=KERB[0])
    draw_yacht(sketch, (330, 512), 130)


def _draw_aeroplanes(sketch: Sketch) -> None:
    """Draw three aeroplanes with smoke in colours."""
    shape = (
        "M-34 0 L-10 -5 L4 -26 H12 L8 -5 L20 -4 L28 -13 H33 L30 0 L33 6 H28 L20 4 L8 5 L12 20 "
        "H4 L-10 5 Z"
    )
    for x, y, colour, end in (
        (792, 84, TEAMS[0].colour, (1090, 330)), (752, 122, CREAM, (1070, 372)),
        (792, 164, KERB[0], (1050, 410)),
    ):  # fmt: skip
        trail = traced(f"M{x + 16} {y} Q{x + 160} {y} {end[0]} {end[1]}")[0]
        sketch.stroke(trail, 9, colour)
        plane = [(x + px, y + py) for px, py in traced(shape)[0]]
        sketch.fill(plane, WHITE)
        sketch.stroke(plane, 2.2, INK, closed=True)


def _draw_night(sketch: Sketch) -> None:
    draw_night_sky(sketch, 0, 1060, 560, (850, 170))
    draw_skyline(sketch, _SPAN, 492, 430)


def _draw_signs(sketch: Sketch) -> None:
    for sign in _SIGNS:
        sign.draw(sketch)


def _letter_signs(canvas: Canvas) -> None:
    for sign in _SIGNS:
        sign.letter(canvas)


def _letter_nothing(_canvas: Canvas) -> None:
    """By day nothing is written in the scenery."""


@frozen
class Flake:
    """A piece of confetti where it comes to rest."""

    x: float
    y: float
    size: float
    turn: float
    colour: Colour
    kind: int
    """0 a slip, 1 a streamer, 2 a triangle."""
    speed: float


@cache
def confetti(winner: int, count: int = 150) -> tuple[Flake, ...]:
    """Return the confetti for a winner: in the team's colours above all."""
    chance = Scatter(winner)
    own = team_of(winner)
    colours = (own.colour, own.colour, own.pattern_colour, WHITE, rgb("FFC83D"),
               *(team.colour for team in TEAMS))  # fmt: skip
    return tuple(
        Flake(
            chance.between(10, 1040),
            chance.share() ** 1.25 * 880,
            chance.between(6, 15) * (1.7 if index % 6 == 0 else 1),
            chance.between(0, 180),
            chance.one_of(colours),
            index % 3,
            chance.between(160, 420),
        )
        for index in range(count)
    )
