"""Assets: the fonts and pictures that the screen needs, by name."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

import pygame

from formulad.ui.toolkit.cache import Cache

if TYPE_CHECKING:
    from pathlib import Path

MOST_FONTS = 120
"""Of which size and weight so many are at hand: more than twice what the fullest page needs."""


class Assets:
    """Fonts and pictures of one `assets` folder, read when first asked for.

    A font reads its file as long as it lives, and each window size asks for other sizes of
    letters: so it reads a copy in memory instead, and those not used for longest are let go of.
    """

    def __init__(self, root: Path) -> None:
        self._root = root
        self._lettering: dict[str, bytes] = {}
        """The files of fonts by their names."""
        self._fonts: Cache[pygame.font.Font] = Cache(MOST_FONTS)
        self._images: dict[str, pygame.Surface] = {}

    def font(self, name: str, pixels: int) -> pygame.font.Font:
        """Return a font of the `fonts` folder, such as `Inter-Bold`, with an em of so many pixels.

        Raises:
            FileNotFoundError: if there is no such font.
        """
        return self._fonts.get((name, pixels), lambda: self._cut(name, pixels))

    def _cut(self, name: str, pixels: int) -> pygame.font.Font:
        if name not in self._lettering:
            self._lettering[name] = (self._root / "fonts" / f"{name}.otf").read_bytes()
        return pygame.font.Font(BytesIO(self._lettering[name]), pixels)

    def image(self, name: str) -> pygame.Surface:
        """Return a picture such as `pictures/harbour`, ready for the canvas.

        Raises:
            FileNotFoundError: if there is no such picture.
        """
        if name not in self._images:
            picture = pygame.image.load(self._root / f"{name}.png")
            self._images[name] = picture.convert_alpha().premul_alpha()
        return self._images[name]
