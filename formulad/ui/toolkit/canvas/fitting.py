"""Fitting of text: letters become smaller where a language needs more room than there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.lettering import Style
    from formulad.ui.toolkit.outlines import Point

_STEP = 0.5
LEAST = 0.7
"""How small letters may become, of the size they are meant to have."""
LEADING = 1.22
"""How far lines of such a text lie apart, in heights of its letters."""
_UNEVEN = 1.08
"""Letters are cut to whole pixels: of a text that is twice too wide up to so much more may fit than
half of its size."""


def shrunk(canvas: Canvas, text: str, style: Style, width: float, smallest: float) -> Style:
    """Return the largest letters in which a text fits, or the smallest allowed.

    Those that are much too large for it are not measured: a font would be cut for each of them.
    """
    full = canvas.text_width(text, style)
    if full > width > 0:
        too_large = max(smallest, style.size * width / full * _UNEVEN)
        while style.size - _STEP >= too_large:
            style = style.sized(style.size - _STEP)
    return _largest(style, smallest, lambda wanted: canvas.text_width(text, wanted) <= width)


def fitted(
    canvas: Canvas, text: str, style: Style, width: float, least: float = LEAST
) -> tuple[str, Style]:
    """Return a text and its letters so that it fits: smaller letters first, then fewer of them."""
    style = shrunk(canvas, text, style, width, style.size * least)
    if canvas.text_width(text, style) <= width:
        return text, style
    return canvas.shortened(text, style, width), style


def fits(canvas: Canvas, text: str, style: Style, width: float, least: float = LEAST) -> bool:
    """Return whether all of a text fits, if its letters may become smaller."""
    smallest = shrunk(canvas, text, style, width, style.size * least)
    return canvas.text_width(text, smallest) <= width


def in_lines(
    canvas: Canvas, text: str, style: Style, width: float, most: int
) -> tuple[tuple[str, ...], Style]:
    """Return a text in as many lines as it may take, and its letters so that they fit."""
    if most == 1:
        line, style = fitted(canvas, text, style, width)
        return (line,), style
    smallest = style.size * LEAST
    style = _largest(style, smallest, lambda wanted: _holds(canvas, text, wanted, width, most))
    lines = canvas.wrapped(text, style, width)
    shown = (*lines[: most - 1], " ".join(lines[most - 1 :]))
    return tuple(canvas.shortened(line, style, width) for line in shown if line), style


def draw_lines(
    canvas: Canvas,
    lines: tuple[str, ...],
    middle: Point,
    style: Style,
    colour: Colour,
    *,
    align: float = 0.0,
) -> None:
    """Letter lines below each other around a middle, at which they are aligned."""
    step = style.size * LEADING
    top = middle[1] - step * (len(lines) - 1) / 2
    for row, line in enumerate(lines):
        canvas.text(line, middle[0], top + row * step, style, colour, align=align)


def _largest(style: Style, smallest: float, fits_in: Callable[[Style], bool]) -> Style:
    """Return the largest letters that fit, or the smallest allowed."""
    while style.size - _STEP >= smallest and not fits_in(style):
        style = style.sized(style.size - _STEP)
    return style


def _holds(canvas: Canvas, text: str, style: Style, width: float, most: int) -> bool:
    """Return whether a text fits into so many lines of a width."""
    lines = canvas.wrapped(text, style, width)
    return len(lines) <= most and all(canvas.text_width(line, style) <= width for line in lines)
