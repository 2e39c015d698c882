"""Letters that are made smaller where a text in some language needs more room than there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from formulad.ui.canvas import Canvas
    from formulad.ui.lettering import Style

_STEP = 0.5
LEAST = 0.7
"""How small letters may become, of the size they are meant to have."""


def shrunk(canvas: Canvas, text: str, style: Style, width: float, smallest: float) -> Style:
    """Return the largest letters in which a text fits, or the smallest allowed."""
    while style.size - _STEP >= smallest and canvas.text_width(text, style) > width:
        style = style.sized(style.size - _STEP)
    return style


def fitted(
    canvas: Canvas, text: str, style: Style, width: float, least: float = LEAST
) -> tuple[str, Style]:
    """Return a text and its letters so that it fits: smaller letters first, then fewer of them."""
    style = shrunk(canvas, text, style, width, style.size * least)
    if canvas.text_width(text, style) <= width:
        return text, style
    return canvas.shortened(text, style, width), style
