"""Fault list: what is wrong with a map and what mends it, numbered like the pins on its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, joined
from formulad.ui.race.circuits.map_picture import PIN, draw_pin
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.lettering import LABEL, TEXT

if TYPE_CHECKING:
    from formulad.tiled.faults.fault import Fault
    from formulad.ui.toolkit.canvas import Canvas


def draw_faults(canvas: Canvas, faults: tuple[Fault, ...], rect: Rect) -> None:
    """Draw as many faults as there is room for, each with the number of its pin."""
    y, palette = rect.top, canvas.theme.pages
    for number, fault in enumerate(faults, 1):
        remedy = (" → ", fault.remedy) if fault.remedy else ()
        told = joined("", (fault.told, *remedy))
        height = len(canvas.wrapped(told, TEXT, rect.width - 38)) * TEXT.size * 1.35 + 14
        if y + height > rect.bottom - 26 and number <= len(faults) and y > rect.top:
            rest = len(faults) - number + 1
            more = counted(rest, "and {n} more", "and {n} more")
            canvas.text(more, rect.left + 38, y + 10, LABEL, palette.muted)
            return
        draw_pin(canvas, number, fault.severity, (rect.left + PIN, y + 12))
        place = Rect(rect.left + 38, y, rect.width - 38, height)
        canvas.paragraph(told, place, TEXT, palette.text, leading=1.35)
        y += height
