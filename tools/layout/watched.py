"""A canvas that notes where every text stands, and what is drawn over it."""

from __future__ import annotations

from contextlib import contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import pygame

from formulad.kernel.values import Frozen, replace
from formulad.ui.race.tabletop.upright_cards import REACH
from formulad.ui.toolkit.canvas import Canvas, Rect

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

    from formulad.ui.toolkit.colour import Colour, Fill
    from formulad.ui.toolkit.lettering import Style
    from formulad.ui.toolkit.outlines import Point

_SOLID = 0.6
"""What is drawn less opaque than this lets the text below shine through."""
_HIDDEN = 0.6
"""How much of a text is covered of which the rest is not read any more."""


class Lettered(Frozen):
    """A text on the page, in units."""

    text: str
    rect: Rect
    """From the top of its capitals to its baseline, as wide as it is."""
    window: Rect | None
    """The part of the page through which it is seen, if it stands in a list or on the board."""
    sheet: int
    """0 for the page; others are cards that are painted upright and then turned to their side."""
    box: Rect | None
    """The last box or disc drawn before it in which its middle lies."""


class Shortened(Frozen):
    """A text that was cut with an ellipsis."""

    text: str
    left: str
    """What is left of it."""


@lru_cache(maxsize=4)
def _page_of(window: tuple[int, int]) -> pygame.Surface:
    """Return a page of a size, which nobody looks at."""
    return pygame.Surface(window, 0, 32)


class WatchedCanvas(Canvas):
    """Keeps what could be read in the end; of what every canvas draws it draws next to nothing."""

    def __init__(self, like: Canvas) -> None:
        """Draw as another canvas does, on a page of its own."""
        page = _page_of(like.window)
        super().__init__(page, like.scale, like._typesetter)  # noqa: SLF001 - its own kind
        self.theme, self.lettering = like.theme, like.lettering
        self.names_keys, self.in_use = like.names_keys, like.in_use
        self._page, self._page_scale = page, like.scale
        self._nothing = pygame.Surface((1, 1), pygame.SRCALPHA, 32)
        self._sheet: Point | None = None
        self._windows: list[Rect] = []
        self._boxes: list[tuple[int, Rect]] = []
        self._upright = 0
        """Which upright card is painted now; 0 if none is."""
        self._cards = 0
        self.texts: list[Lettered] = []
        self.cuts: list[Shortened] = []

    @property
    def edition(self) -> Hashable:
        """Its own: nothing that another canvas painted will do."""
        return id(self), super().edition

    def cached(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Make no picture: where it would stand is all that counts."""
        del key, make
        return self._nothing

    def fit(self, surface: pygame.Surface, scale: float) -> None:
        """Note a piece of the screen that is drawn aside and turned, as a card is."""
        super().fit(surface, scale)
        size = self._page.get_size()
        is_piece = not self._is_on_page and surface.get_size() not in (size, size[::-1])
        self._cards += is_piece
        self._upright = self._cards if is_piece else 0

    @property
    def _is_on_page(self) -> bool:
        """Whether the page is drawn on, or a part of it."""
        return self.surface.get_abs_parent() is self._page

    @contextmanager
    def shifted(self, x: float, y: float) -> Iterator[None]:
        """Note where a sheet begins that is painted aside and shown on the page later."""
        is_sheet = not self._is_on_page and self._sheet is None
        if is_sheet:
            self._sheet = (x, y)
            if (x, y) == (REACH, REACH):
                self._cards += 1
                self._upright = self._cards
        with super().shifted(x, y):
            yield
        if is_sheet:
            self._sheet, self._upright = None, 0

    @contextmanager
    def clipped(self, rect: Rect) -> Iterator[None]:
        """Note through what part of the page the texts are seen that are drawn meanwhile."""
        place = self._on_page(rect)
        self._windows.append(place.clip(self._windows[-1]) if self._windows else place)
        with super().clipped(rect):
            yield
        self._windows.pop()

    def backdrop(self, fill: Fill) -> None:
        """Forget everything: the page begins anew."""
        super().backdrop(fill)
        self._begin()

    def veil(self, colour: Colour, opacity: float) -> None:
        """Forget everything: what is dimmed is not read."""
        super().veil(colour, opacity)
        self._begin()

    def box(self, rect: Rect, fill: Fill | None, **look: Any) -> None:
        """Note a box, and forget the texts it covers."""
        place = self._on_page(rect)
        if fill is not None and look.get("opacity", 1.0) >= _SOLID:
            self._cover(place)
        self._boxes.append((self._upright, place))

    def disc(
        self,
        x: float,
        y: float,
        radius: float,
        fill: Colour | None,
        *,
        line: Colour | None = None,
        line_width: float = 1.5,
    ) -> None:
        """Forget the texts that a disc hides; what is written on it stands in it."""
        del line, line_width
        if fill is not None:
            place = self._on_page(Rect(x - radius, y - radius, 2 * radius, 2 * radius))
            self._cover(place)
            self._boxes.append((self._upright, place))

    def paint(self, surface: pygame.Surface, x: float, y: float, opacity: float = 1.0) -> None:
        """Forget the texts that an opaque picture covers."""
        super().paint(surface, x, y, opacity)
        if not surface.get_flags() & pygame.SRCALPHA:
            width, height = surface.get_size()
            self._cover(self._on_page(Rect(x, y, width / self.scale, height / self.scale)))

    def text(
        self,
        text: str,
        x: float,
        y: float,
        style: Style,
        colour: Colour,
        *,
        align: float = 0.0,
        opacity: float = 1.0,
    ) -> float:
        """Note where a text stands."""
        del colour
        width = self.text_width(text, style) if text else 0.0
        if text.strip() and opacity >= _SOLID:
            height = style.cap_height
            rect = self._on_page(Rect(x - width * align, y - height / 2, width, height))
            self._note(text, rect)
        return width

    def upright(self, text: str, x: float, top: float, style: Style, colour: Colour) -> float:
        """Note where an upright text stands."""
        del colour
        length = self.text_width(text, style)
        height = style.cap_height
        self._note(text, self._on_page(Rect(x - height / 2, top, height, length)))
        return length

    def shortened(self, text: str, style: Style, width: float) -> str:
        """Note a text that does not fit."""
        left = super().shortened(text, style, width)
        if left != self._typesetter.language.say(text):
            self.cuts.append(Shortened(text, left))
        return left

    def _note(self, text: str, rect: Rect) -> None:
        now, middle = self._upright, rect.center
        boxes = (box for sheet, box in reversed(self._boxes) if sheet == now)
        box = next((box for box in boxes if box.collidepoint(middle)), None)
        window = self._windows[-1] if self._windows else None
        self.texts.append(Lettered(text, rect, window, self._upright, box))

    def _on_page(self, rect: Rect) -> Rect:
        """Return where something stands that is drawn now, in units of the page."""
        x, y = self._shift
        if self._sheet is not None:
            x, y = x - self._sheet[0], y - self._sheet[1]
        if not self._is_on_page or self.surface is self._page:
            return rect.move(x, y)
        return self._of_part(rect.move(x, y))

    def _of_part(self, rect: Rect) -> Rect:
        """Return where on the page something stands on a part that has units of its own."""
        share, (left, top) = self.scale / self._page_scale, self.surface.get_abs_offset()
        return Rect(
            left / self._page_scale + rect.left * share,
            top / self._page_scale + rect.top * share,
            rect.width * share,
            rect.height * share,
        )

    def _cover(self, place: Rect) -> None:
        """Forget what an opaque thing hides, but for a small rest."""
        if place.collidelist([text.rect for text in self.texts]) >= 0:
            self._cover_texts(place)
        now, boxes = self._upright, self._boxes
        touched = place.collidelistall([box for _, box in boxes])
        hidden = {at for at in touched if boxes[at][0] == now and place.contains(boxes[at][1])}
        if hidden:
            self._boxes = [box for at, box in enumerate(boxes) if at not in hidden]

    def _cover_texts(self, place: Rect) -> None:
        now, overlaps = self._upright, place.colliderect
        self.texts = [
            self._seen_beside(place, text) if text.sheet == now and overlaps(text.rect) else text
            for text in self.texts
            if text.sheet != now or not overlaps(text.rect) or not _hides(place, text.rect)
        ]

    def _seen_beside(self, place: Rect, text: Lettered) -> Lettered:
        """Return a text that an opaque thing may cover in part.

        What stands on the board goes with the road, under whatever lies over it; anything else
        should not.
        """
        is_on_board = text.window == self.area
        return replace(text, rect=_rest(place, text.rect)) if is_on_board else text

    def _begin(self) -> None:
        self.texts.clear()
        self.cuts.clear()
        self._boxes.clear()


def _hides(place: Rect, text: Rect) -> bool:
    """Return whether so much of a text is hidden that nobody tries to read the rest."""
    left = text.clip(place)
    return left.width * left.height >= _HIDDEN * text.width * text.height


def _rest(place: Rect, text: Rect) -> Rect:
    """Return what is seen of a text of which one end, or the upper or lower part, is hidden."""
    goes_down = place.top <= text.top and place.bottom >= text.bottom
    goes_across = place.left <= text.left and place.right >= text.right
    left, top, right, bottom = text.left, text.top, text.right, text.bottom
    if goes_down and left < place.right < right and place.left <= left:
        left = place.right
    elif goes_down and left < place.left < right and place.right >= right:
        right = place.left
    elif goes_across and top < place.bottom < bottom and place.top <= top:
        top = place.bottom
    elif goes_across and top < place.top < bottom and place.bottom >= bottom:
        bottom = place.top
    return Rect(left, top, right - left, bottom - top)
