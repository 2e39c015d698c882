"""Canvas: a plane for shapes and words, with what every picture on it depends on."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from formulad.ui.toolkit.actions import InUse
from formulad.ui.toolkit.canvas.canvas_shapes import ShapePlane
from formulad.ui.toolkit.canvas.canvas_text import WordPlane
from formulad.ui.toolkit.theme import DAY_THEME, Theme

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    import pygame

    from formulad.ui.toolkit.cache import Cache
    from formulad.ui.toolkit.text import Typesetter


class Canvas(ShapePlane, WordPlane):
    """A surface seen in units; what is drawn on it is kept and reused."""

    def __init__(
        self,
        surface: pygame.Surface,
        scale: float,
        typesetter: Typesetter,
        sprites: Cache[pygame.Surface] | None = None,
    ) -> None:
        super().__init__(surface, scale, typesetter, sprites)
        self.theme: Theme = DAY_THEME
        """The colours of everything that is drawn on it."""
        self.names_keys = True
        """Whether it is shown which keys do what."""
        self.in_use = InUse()
        """What the player plays with: hints and the ring around the focus follow it."""
        self._is_below = False
        """Whether what is drawn lies below a question, to which all keys go."""

    @property
    def edition(self) -> Hashable:
        """What every picture depends on besides what it shows: scale, colours, language, keys."""
        return (self.scale, self.theme, self.language.code, self.names_keys, self.lettering)

    @property
    def rings_focus(self) -> bool:
        """Whether a ring shows where the keys go on what is drawn."""
        return self.in_use.device.needs_focus and not self._is_below

    def drawing_on(self, surface: pygame.Surface, scale: float) -> Canvas:
        """Return a canvas on a surface of its own, for what is drawn once and kept."""
        sheet = Canvas(surface, scale, self._typesetter)
        sheet.theme = self.theme
        return sheet

    @contextmanager
    def below(self, *, is_below: bool) -> Iterator[None]:
        """Draw meanwhile what lies below a question, or the question itself."""
        before, self._is_below = self._is_below, is_below
        yield
        self._is_below = before

    @contextmanager
    def naming_keys(self, *, named: bool) -> Iterator[None]:
        """Draw meanwhile with the names of keys, or without."""
        before, self.names_keys = self.names_keys, named
        yield
        self.names_keys = before
