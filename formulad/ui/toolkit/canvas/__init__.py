"""The logical canvas: everything is placed in units of a 1920 x 1080 page and drawn in pixels."""

from formulad.ui.toolkit.canvas.canvas import Canvas
from formulad.ui.toolkit.canvas.canvas_page import (
    LEAST_PAGE,
    LEAST_TALL_PAGE,
    is_tall,
    largest_size,
    lettering_for,
    scale_for,
)
from formulad.ui.toolkit.canvas.plane import Rect

__all__ = [
    "LEAST_PAGE",
    "LEAST_TALL_PAGE",
    "Canvas",
    "Rect",
    "is_tall",
    "largest_size",
    "lettering_for",
    "scale_for",
]
