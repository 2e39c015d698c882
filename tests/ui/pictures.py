"""Pictures that were looked at once, and must stay as they are."""

from __future__ import annotations

import os
from pathlib import Path

import pygame

GOLDEN = Path(__file__).parent / "golden"
FAILED = Path(__file__).parents[2] / "build" / "pictures"
_SAVE = "FORMULAD_SAVE_GOLDEN"
_SHARE = 0.004
"""How much of a picture may differ: a letter drawn by another version of a font library."""


class PictureError(AssertionError):
    """A picture is not the one that was looked at."""


def assert_looks_like(surface: pygame.Surface, name: str, tolerance: int = 24) -> None:
    """Compare a surface with its golden picture; on failure both are written side by side.

    Raises:
        PictureError: if it looks different.
    """
    path = GOLDEN / f"{name}.png"
    if os.environ.get(_SAVE):
        path.parent.mkdir(exist_ok=True)
        pygame.image.save(surface, path)
        return
    if not path.exists():
        raise PictureError(f"No golden picture {name}: set {_SAVE}=1, then look at what it wrote.")
    wanted = pygame.image.load(path)
    share = differing_share(surface, wanted, tolerance)
    if share > _SHARE:
        where = _write_both(surface, wanted, name)
        raise PictureError(f"{name} differs in {share:.1%} of its points; see {where}.")


def differing_share(got: pygame.Surface, wanted: pygame.Surface, tolerance: int) -> float:
    """Return how much of a picture is further from another than a tolerance."""
    if got.get_size() != wanted.get_size():
        return 1.0
    width, height = got.get_size()
    plain = pygame.Surface((width, height), 0, 24)
    plain.blit(got, (0, 0))
    other = pygame.Surface((width, height), 0, 24)
    other.blit(wanted, (0, 0))
    near = (tolerance + 1,) * 3 + (255,)
    alike = pygame.mask.from_threshold(plain, (0, 0, 0), near, other)
    return 1 - alike.count() / (width * height)


def _write_both(got: pygame.Surface, wanted: pygame.Surface, name: str) -> Path:
    FAILED.mkdir(parents=True, exist_ok=True)
    width = got.get_width() + wanted.get_width() + 4
    both = pygame.Surface((width, max(got.get_height(), wanted.get_height())))
    both.blit(got, (0, 0))
    both.blit(wanted, (got.get_width() + 4, 0))
    path = FAILED / f"{name}.png"
    pygame.image.save(both, path)
    return path
