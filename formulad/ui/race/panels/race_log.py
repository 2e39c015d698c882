"""The log: what happened, newest first, each line with its die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.art.cars import draw_plate
from formulad.ui.art.dice import draw_die
from formulad.ui.race.panels.rule_links import RuleLink
from formulad.ui.race.terms.race_words import Tone
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import Colour, mix, rgb
from formulad.ui.toolkit.lettering import CAPS_LABEL, NOTE, SMALL
from formulad.ui.toolkit.theme import ROSE

if TYPE_CHECKING:
    from formulad.ui.race.views.engineer_views import LogEntry
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

HEAD = 40.0
_TEXT = NOTE.sized(14.5)
_LINE = 19.0
_TEXT_LEFT = 54.0
_MOST_LINES = 4
_PLAIN, _GOOD = rgb("C2CFE8"), rgb("8FE8DA")


@frozen
class Arriving:
    """New lines that push the others down."""

    entries: int = 0
    share: float = 1.0
    """How far they have come, from 0, where they are hidden, to 1."""


SETTLED = Arriving()


def draw_log(
    canvas: Canvas,
    palette: Palette,
    rect: Rect,
    entries: tuple[LogEntry, ...],
    arriving: Arriving = SETTLED,
    lying: LogEntry | None = None,
) -> tuple[RuleLink, ...]:
    """Draw as many lines as there is room for; return where each is, with its rule.

    The line of a die that lies elsewhere on the screen has none of its own.
    """
    if rect.height < HEAD + 2 * _LINE + 8:
        return ()
    canvas.rule((rect.left + 4, rect.top), (rect.right - 4, rect.top), palette.line)
    draw_icon(canvas, "log", rect.left + 16, rect.top + 22, 18, palette.muted)
    canvas.text(say("LOG"), rect.left + 32, rect.top + 22, CAPS_LABEL, palette.muted)
    room = Rect(rect.left, rect.top + HEAD, rect.width, rect.height - HEAD)
    if arriving.share >= 1:
        return _draw_entries(canvas, palette, room, entries, lying)
    new = entries[: arriving.entries]
    height = sum(_height(canvas, each, _lines(canvas, rect, each)) for each in new)
    hidden = (1 - arriving.share) * height
    pushed = Rect(room.left, room.top - hidden, room.width, room.height + hidden)
    with canvas.clipped(room):
        return _draw_entries(canvas, palette, pushed, entries, lying)


def _draw_entries(
    canvas: Canvas,
    palette: Palette,
    rect: Rect,
    entries: tuple[LogEntry, ...],
    lying: LogEntry | None,
) -> tuple[RuleLink, ...]:
    top = rect.top
    links: list[RuleLink] = []
    for entry in entries:
        lines = _lines(canvas, rect, entry)
        height = _height(canvas, entry, lines)
        if top + height > rect.bottom:
            break
        place = Rect(rect.left, top, rect.width, height)
        _draw_sign(canvas, palette, place, entry, has_die=entry is not lying)
        _draw_entry(canvas, palette, place, entry, lines)
        links.append(RuleLink(place, entry.line.rule))
        top += height
    return tuple(links)


def _lines(canvas: Canvas, rect: Rect, entry: LogEntry) -> tuple[str, ...]:
    room, style = rect.width - _TEXT_LEFT - 6, canvas.reading(_TEXT)
    most = _MOST_LINES if canvas.lettering == 1 else _MOST_LINES + 1
    lines = canvas.wrapped(entry.line.text, style, room)
    if len(lines) > most:
        lines = (*lines[: most - 1], " ".join(lines[most - 1 :]))
    return tuple(canvas.shortened(line, style, room) for line in lines)


def _height(canvas: Canvas, entry: LogEntry, lines: tuple[str, ...]) -> float:
    """Return how tall an entry is: a name above, if it is somebody's."""
    return _LINE * canvas.lettering * (len(lines) + bool(entry.name)) + 10


def _draw_entry(
    canvas: Canvas, palette: Palette, rect: Rect, entry: LogEntry, lines: tuple[str, ...]
) -> None:
    step = _LINE * canvas.lettering
    x, y = rect.left + _TEXT_LEFT, rect.top + 5 + step / 2
    if entry.name:
        style = canvas.reading(SMALL.weighted(700))
        name = canvas.shortened(entry.name, style, rect.width - _TEXT_LEFT - 6)
        canvas.text(name, x, y, style, palette.text)
        y += step
    for index, line in enumerate(lines):
        canvas.text(line, x, y + index * step, canvas.reading(_TEXT), _tone_colour(palette, entry))


def _draw_sign(
    canvas: Canvas, palette: Palette, rect: Rect, entry: LogEntry, *, has_die: bool
) -> None:
    """Draw the die that fell, or whose line it is."""
    x, y = rect.left + 26, rect.top + min(rect.height, 48) / 2
    if entry.line.die is not None and has_die:
        draw_die(canvas, entry.line.die, x, y, 34, str(entry.line.value))
    elif entry.number is not None:
        draw_plate(canvas, entry.number, Rect(x - 16, y - 13, 32, 26))
    else:
        draw_icon(canvas, "flag", x, y, 18, palette.muted)


def _tone_colour(palette: Palette, entry: LogEntry) -> Colour:
    match entry.line.tone:
        case Tone.GOOD:
            return _GOOD
        case Tone.BAD:
            return ROSE
        case Tone.PLAIN:
            return _PLAIN if entry.name else mix(_PLAIN, palette.muted, 0.5)
