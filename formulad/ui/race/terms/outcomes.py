"""Outcomes: how verdicts are shown, by colour, pattern, icon and word, everywhere the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say_of
from formulad.race.bills import Verdict
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import Family, Style
from formulad.ui.toolkit.outlines import Outline, rounded_box
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import (
    AMBER,
    CLEAN,
    COST,
    OUT,
    OUT_PLATE,
    ROSE,
    SPIN,
    TEAL,
    Hatch,
    Outcome,
)

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour

OUTCOME_OF: dict[Verdict, Outcome] = {
    Verdict.CLEAN: CLEAN,
    Verdict.COST: COST,
    Verdict.SPIN: SPIN,
    Verdict.OUT: OUT,
}
WORDS: dict[Verdict, str] = {
    Verdict.CLEAN: say_of("verdict", "Clean"),
    Verdict.COST: say_of("verdict", "Costs points"),
    Verdict.SPIN: say_of("verdict", "Spin"),
    Verdict.OUT: say_of("verdict", "Out"),
}
ICONS: dict[Verdict, str] = {
    Verdict.CLEAN: "check",
    Verdict.COST: "warn",
    Verdict.SPIN: "spin",
    Verdict.OUT: "cross",
}
SIGNS: dict[Verdict, Colour] = {
    Verdict.CLEAN: TEAL,
    Verdict.COST: AMBER,
    Verdict.SPIN: ROSE,
    Verdict.OUT: OUT.text,
}
"""The colours of icons and figures on dark panels."""

_PLATES = {Verdict.COST: COST.fill, Verdict.OUT: OUT_PLATE}
"""What is laid under a figure on stripes."""

Shares = tuple[tuple[Verdict, int], ...]
"""How likely each verdict is, in percent."""


def draw_outcome_box(canvas: Canvas, rect: Rect, verdict: Verdict, radius: float = 5) -> None:
    """Draw a field in the colour and pattern of a verdict."""
    draw_outcome_field(canvas, rect, OUTCOME_OF[verdict], radius)


def draw_outcome_field(canvas: Canvas, rect: Rect, outcome: Outcome, radius: float = 5) -> None:
    """Draw a field in the colour and pattern of an outcome."""
    shape = rounded_box(rect.left, rect.top, rect.width, rect.height, radius)
    _draw_field(canvas, shape, outcome)


def draw_share_bar(
    canvas: Canvas, rect: Rect, shares: Shares, *, radius: float = 6, figure: float = 0
) -> None:
    """Draw how likely each verdict is as one bar; a figure of 0 leaves the numbers out."""
    parts = _parts(rect, shares)
    for index, (verdict, share, part) in enumerate(parts):
        ends = (radius if index == 0 else 0, radius if index == len(parts) - 1 else 0)
        _draw_field(canvas, _rounded(part, *ends), OUTCOME_OF[verdict])
        if figure:
            _draw_share(canvas, part, verdict, share, figure)


def _parts(rect: Rect, shares: Shares) -> list[tuple[Verdict, int, Rect]]:
    parts = []
    x = rect.left
    for verdict, share in shares:
        if share:
            width = rect.width * share / 100
            parts.append((verdict, share, Rect(x, rect.top, max(2.0, width - 2), rect.height)))
            x += width
    return parts


def _draw_share(canvas: Canvas, part: Rect, verdict: Verdict, share: int, figure: float) -> None:
    style = Style(Family.INTER, figure, 800)
    text = f"{share}%"
    if canvas.text_width(text, style) + 10 > part.width:
        return
    if verdict in _PLATES:
        plate = Rect(0, 0, canvas.text_width(text, style) + 12, figure * 1.3)
        plate.center = part.center
        canvas.box(plate, _PLATES[verdict], radius=5)
    canvas.text(text, *part.center, style, OUTCOME_OF[verdict].text, align=0.5)


def _draw_field(canvas: Canvas, shape: Outline, outcome: Outcome) -> None:
    line = outcome.line if outcome.hatch is Hatch.DASHED_BORDER else None
    canvas.polygon(shape, outcome.fill, line=line, line_width=2, hatch=outcome.hatch)


def _rounded(rect: Rect, left: float, right: float) -> Outline:
    """Return a box whose two ends are rounded differently."""
    return (*_ends(rect, right)[0], *_ends(rect, left)[1])


def _ends(rect: Rect, radius: float) -> tuple[Outline, Outline]:
    """Return the right and the left half of a rounded box, clockwise from its top."""
    box = rounded_box(rect.left, rect.top, rect.width, rect.height, max(radius, 0.01))
    return box[: len(box) // 2], box[len(box) // 2 :]


def draw_verdict_badge(
    canvas: Canvas, rect: Rect, verdict: Verdict, text: str, *, size: float = 15
) -> None:
    """Draw a small field that says what a choice costs: a tick, a number or a cross."""
    draw_outcome_box(canvas, rect, verdict, radius=7)
    style = Style(Family.INTER, size, 800)
    if verdict is Verdict.COST and text:
        canvas.box(rect.inflate(-8, -8), COST.fill, radius=4)
        canvas.text(text, *rect.center, style, INK, align=0.5)
        return
    outcome = OUTCOME_OF[verdict]
    if verdict is Verdict.OUT:
        canvas.disc(*rect.center, round(rect.height * 0.36), OUT_PLATE)
    draw_icon(canvas, ICONS[verdict], *rect.center, rect.height * 0.56, outcome.text)
