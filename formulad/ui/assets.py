"""The files the screen needs, by name: fonts and pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from pathlib import Path


class Assets:
    """Fonts and pictures of one `assets` folder, read when first asked for and then kept."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._images: dict[str, pygame.Surface] = {}

    def font(self, name: str, pixels: int) -> pygame.font.Font:
        """Return a font of the `fonts` folder, such as `Inter-Bold`, with an em of so many pixels.

        Raises:
            FileNotFoundError: if there is no such font.
        """
        key = (name, pixels)
        if key not in self._fonts:
            self._fonts[key] = pygame.font.Font(self._root / "fonts" / f"{name}.otf", pixels)
        return self._fonts[key]

    def image(self, name: str) -> pygame.Surface:
        """Return a picture such as `pictures/harbour`, ready for the canvas.

        Raises:
            FileNotFoundError: if there is no such picture.
        """
        if name not in self._images:
            picture = pygame.image.load(self._root / f"{name}.png")
            self._images[name] = picture.convert_alpha().premul_alpha()
        return self._images[name]
