"""Mirrored land: what lies past the last painted place, as the land before it seen in a mirror."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterator


def mirror_outside(
    target: pygame.Surface, frame: pygame.Rect, seen: pygame.Rect, depths: tuple[float, float]
) -> None:
    """Let the land and the water at the border of all that is painted go on to the frame.

    Coasts and slopes so wander on, where the last line of a picture repeated made them straight.

    Args:
        target: what is drawn on.
        frame: the pixels to fill.
        seen: those of them on which something is painted.
        depths: how much of it may be seen again, from left to right and from top to bottom.
    """
    inner = pygame.Rect(seen)
    if not inner:
        return
    for axis in (0, 1):
        depth = max(1, min(round(depths[axis]), inner.size[axis]))
        for strip, step in _ends(inner, axis, depth):
            _repeat(target, frame, strip, step)
        inner.left, inner.width = frame.left, frame.width


def _ends(
    inner: pygame.Rect, axis: int, depth: int
) -> Iterator[tuple[pygame.Rect, tuple[int, int]]]:
    """Yield the strips at both ends, each with the step to the place beside it outside."""
    if axis == 0:
        yield pygame.Rect(inner.left, inner.top, depth, inner.height), (-depth, 0)
        yield pygame.Rect(inner.right - depth, inner.top, depth, inner.height), (depth, 0)
    else:
        yield pygame.Rect(inner.left, inner.top, inner.width, depth), (0, -depth)
        yield pygame.Rect(inner.left, inner.bottom - depth, inner.width, depth), (0, depth)


def _repeat(
    target: pygame.Surface, frame: pygame.Rect, strip: pygame.Rect, step: tuple[int, int]
) -> None:
    """Put a strip beside itself again and again, every other time as in a mirror."""
    place = strip.move(step)
    if not place.colliderect(frame):
        return
    faces = [target.subsurface(strip).copy()]
    faces.insert(0, pygame.transform.flip(faces[0], step[0] != 0, step[1] != 0))
    while place.colliderect(frame):
        target.blit(faces[0], place)
        faces.reverse()
        place.move_ip(step)
