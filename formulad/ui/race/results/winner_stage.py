"""Stage of the results: the winner in the scenery, the headline, medals and confetti."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.art.posters.finish import MIDDLE, WHOLE, Finish, confetti
from formulad.ui.art.posters.poster_painting import PosterPainting, crop
from formulad.ui.race.results.medals import draw_medals
from formulad.ui.shell.slanted_edge import SEA
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.colour import WHITE, Colour, contrast, rgb
from formulad.ui.toolkit.lettering import NAME, SECTION, START
from formulad.ui.toolkit.outlines import placed, rounded_box
from formulad.ui.toolkit.sketch import Sketch
from formulad.ui.toolkit.teams import INK, team_of
from formulad.ui.toolkit.theme import CREAM, KERB, STREET, STREET_KERB, SUN

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping

    import pygame

    from formulad.kernel.sentence import Sentence
    from formulad.store.likeness import Likeness
    from formulad.ui.art.posters.finish import Flake
    from formulad.ui.art.solid.solid_drawing import Disc
    from formulad.ui.race.results.results_layout import ResultPlaces
    from formulad.ui.race.results.standings import Standings
    from formulad.ui.toolkit.canvas import Canvas

FALL = 3.0
"""For how many seconds confetti falls."""
LIGHTING = 0.35
"""Seconds in which the scenery comes to light once it is painted."""
_LARGEST, _SHARE = 118.0, 0.12
"""How large the headline is at most, and of the height of the stage."""
_LEAST, _LEAST_TITLE = 0.6, 0.3
_GANTRY_UNTIL = 40.0
"""A picture that begins further down has no room for both the headline and the gantry."""
_EDGE = 40.0
_HALO = 6.0
_PINK, _CYAN = rgb("FF3D7F"), rgb("2DE2FF")
_LEAN = 0.035
"""How much the kerb beside the stage leans, for every unit of its height."""
_BLOCKS = 40


class Stage:
    """What is seen of the winner."""

    def __init__(
        self,
        shown: Standings,
        margin: Sentence | str,
        faces: Mapping[str, Likeness],
        *,
        is_gt: bool = False,
        is_night: bool = False,
    ) -> None:
        """Get ready.

        Args:
            shown: who came where.
            margin: how the race was won, in a sentence; empty if nothing is to be said.
            faces: what street drivers look like.
            is_gt: whether GT cars were driven.
            is_night: whether it was in the city by night.
        """
        self._shown, self._margin, self._faces = shown, margin, faces
        self._is_gt, self.is_night = is_gt, is_night
        self._painting: PosterPainting | None = None
        self._ground = SEA
        """What is seen until all is painted."""
        self._discs: tuple[Disc, ...] = ()
        """Where numbers are read."""
        self._key: Hashable = None

    @property
    def is_painted(self) -> bool:
        """Whether nothing is left to paint."""
        return self._painting is None or self._painting.is_painted

    @property
    def winner(self) -> int:
        """The car of the winner, or of who came farthest."""
        return self._shown.rows[0].entrant.number

    def arrange(self, canvas: Canvas, place: Rect) -> None:
        """Begin to paint the picture for a place, if it is another than before."""
        size, is_plain = canvas.pixel_rect(place).size, canvas.theme.is_plain
        key = (size, is_plain, canvas.language.code)
        if key == self._key:
            return
        self._key = key
        numbers = tuple(row.entrant.number for row in self._shown.placed[:3]) or (self.winner,)
        self._ground = STREET.page.top if self.is_night else SEA
        seen = crop(WHOLE, MIDDLE, size)
        has_gantry = seen.top < _GANTRY_UNTIL
        finish = Finish(numbers, self._is_gt, self.is_night, is_plain, has_gantry)
        self._discs = finish.discs
        self._painting = PosterPainting(canvas, finish.layers(), seen, size, self._ground)

    def paint(self) -> None:
        """Paint a little more."""
        if self._painting:
            self._painting.step()

    def finish(self) -> None:
        """Paint all of it."""
        if self._painting:
            self._painting.finish()

    def draw(self, canvas: Canvas, places: ResultPlaces, seconds: float = FALL) -> None:
        """Draw the stage, with confetti that has fallen for so long."""
        place = places.stage
        with canvas.clipped(place):
            self._draw_scenery(canvas, place, seconds)
            if self._shown.placed and not canvas.theme.is_plain:
                self._draw_confetti(canvas, place, seconds)
            self._draw_words(canvas, place)
            draw_medals(canvas, place, self._shown, self._faces, is_night=self.is_night)

    def _draw_scenery(self, canvas: Canvas, place: Rect, seconds: float) -> None:
        """Draw the scenery with the winner: all of it comes to light at once."""
        hidden = 1.0
        if self._painting and self._painting.is_painted:
            canvas.paint(self._painting.picture(), place.left, place.top)
            hidden = max(0.0, 1 - seconds / LIGHTING)
        if hidden:
            canvas.box(place, self._ground, opacity=hidden)

    def draw_edge(self, canvas: Canvas, place: Rect) -> None:
        """Draw the kerb on the right of the stage, and the ground beside it."""
        area = canvas.area
        kerb = STREET_KERB if self.is_night else KERB

        def at(offset: float, y: float) -> tuple[float, float]:
            return place.right + offset + _LEAN * (area.height / 2 - y), y

        def band(start: float, end: float, top: float, bottom: float, colour: Colour) -> None:
            canvas.polygon(
                (at(start, top), at(end, top), at(end, bottom), at(start, bottom)), colour
            )

        palette = canvas.theme.street if self.is_night else canvas.theme.panels
        ground = palette.page.top
        band(0, area.width, 0, area.height, ground)
        step = area.height / _BLOCKS
        for block in range(_BLOCKS):
            band(-18, 0, block * step, (block + 1) * step, kerb[1 - block % 2])
        band(0, 7, 0, area.height, _CYAN if self.is_night else SUN)

    def _draw_words(self, canvas: Canvas, place: Rect) -> None:
        """Draw where it was, who won, and how."""
        left = place.left + _EDGE
        room = place.width - 2 * _EDGE
        summary = self._shown.summary.upper()
        self._draw_pill(canvas, summary, (left, place.top + 52), room, (INK, CREAM))
        size = min(_LARGEST, _SHARE * place.height)
        text = self._shown.headline.upper()
        title, style = fitted(canvas, text, START.sized(size), room, _LEAST_TITLE)
        y = place.top + 80 + size * 0.5
        is_dark = self.is_night or canvas.theme.is_plain
        halo = _PINK if self.is_night else INK if is_dark else CREAM
        ink = WHITE if is_dark else INK
        canvas.outlined(title, (left, y), style, ink, (halo, _HALO))
        told = self._told
        if told:
            colour = team_of(self.winner).colour
            shown = max((WHITE, INK), key=lambda tone: contrast(tone, colour))
            self._draw_pill(canvas, told, (left, y + size * 0.5 + 24), room, (colour, shown))

    @property
    def _told(self) -> str:
        """How the race was won, or who came farthest."""
        if not self._shown.placed:
            return say("{name} came farthest.", name=self._shown.rows[0].entrant.name)
        return self._margin

    def _draw_pill(
        self,
        canvas: Canvas,
        text: str,
        at: tuple[float, float],
        room: float,
        colours: tuple[Colour, Colour],
    ) -> None:
        """Draw a text in a pill of two colours, its own and that of the letters."""
        fill, ink = colours
        style = SECTION.sized(18) if fill == INK else NAME.sized(20)
        told, style = fitted(canvas, text, style, room - 44, _LEAST)
        width = canvas.text_width(told, style) + 44
        box = Rect(at[0], at[1] - 20, width, 40)
        line = _PINK if self.is_night else None
        canvas.box(box, fill, radius=20 if fill == INK else 12, line=line, line_width=1.6)
        canvas.text(told, at[0] + 22, at[1], style, ink)

    def _draw_confetti(self, canvas: Canvas, place: Rect, seconds: float) -> None:
        across, down = place.width / WHOLE.width, place.height / WHOLE.height
        for index, flake in enumerate(confetti(self.winner)):
            x = place.left + flake.x * across
            y = place.top + flake.y * down - max(0.0, FALL - seconds) * flake.speed
            if y > -20 and not self._hides_words(flake, index):
                canvas.paint_centred(_flake(canvas, flake), x, y)

    def _hides_words(self, flake: Flake, index: int) -> bool:
        """Return whether a flake would lie on the headline, the word over the line, or a number."""
        if any(math.dist((flake.x, flake.y), disc.at) < disc.radius + 14 for disc in self._discs):
            return True
        if 26 < flake.y < 280 and flake.x < 700:
            return index % 10 != 0
        return 286 < flake.y < 366 and 280 < flake.x < 800


def _flake(canvas: Canvas, flake: Flake) -> pygame.Surface:
    def drawn() -> pygame.Surface:
        side = 2.4 * flake.size
        sketch = Sketch(side, side, canvas.scale, (side / 2, side / 2))
        half = flake.size / 2
        if flake.kind == 1:
            wave = [(half * t / 4, half * 0.7 * math.sin(t * math.pi / 4)) for t in range(-8, 9)]
            sketch.stroke(placed(wave, (0, 0), flake.turn), 0.3 * flake.size, flake.colour)
        else:
            slip = rounded_box(-half, -0.56 * half, 2 * half, 1.12 * half)
            triangle = ((-half, 0.6 * half), (half, 0.6 * half), (0.0, -half))
            shape = slip if flake.kind == 0 else triangle
            sketch.fill(placed(shape, (0, 0), flake.turn), flake.colour)
        return sketch.finish()

    return canvas.cached(("flake", flake), drawn)
