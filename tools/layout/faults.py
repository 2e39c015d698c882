"""What is wrong on a screen, in words: texts that cannot be read, cells that cannot be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.race.model.event_beats import DieBeat
    from formulad.ui.race.scene.race_scene import RaceScene
    from formulad.ui.toolkit.canvas import Rect
    from tools.layout.watched import Lettered, WatchedCanvas

_SLACK = 1.0
"""Units by which a text may stand out, or over another: the air around letters."""


def layout_faults(canvas: WatchedCanvas) -> tuple[str, ...]:
    """Return what cannot be read on a canvas, each text once."""
    found = (*_cut(canvas), *_outside(canvas), *_sticking_out(canvas), *_overlapping(canvas))
    return tuple(dict.fromkeys(found))


def early_results(canvas: WatchedCanvas, die: DieBeat | None) -> tuple[str, ...]:
    """Return what tells on a canvas what a die shows that does not lie yet."""
    if die is None:
        return ()
    result = canvas.language.say(die.entry.line.text)
    found = (text.text for text in canvas.texts if result in canvas.language.say(text.text))
    return tuple(f"told before the die lies: '{text}'" for text in found)


def unseen_cells(scene: RaceScene) -> tuple[str, ...]:
    """Return what a person is to choose on the board and cannot see there."""
    return tuple(f"cannot be seen: {name}" for name in scene.unseen)


def _cut(canvas: WatchedCanvas) -> Iterator[str]:
    for cut in canvas.cuts:
        yield f"cut: '{cut.text}' to '{cut.left}'"


def _outside(canvas: WatchedCanvas) -> Iterator[str]:
    """Find what is cut by the edge of the page, or by a side of the list it stands in.

    What a list hides above and below is what it scrolls to; signs on the board go with the road.
    """
    for text in (text for text in canvas.texts if not text.sheet):
        window = canvas.area if text.window is None else text.window
        if text.window is None and not _holds(window, text.rect):
            yield f"off the page: '{text.text}' at {_place(text.rect)}"
        elif window != canvas.area and _is_seen(text) and not _fits(window, text.rect):
            yield f"cut by its list: '{text.text}' at {_place(text.rect)}"


def _sticking_out(canvas: WatchedCanvas) -> Iterator[str]:
    """Find what stands out of its box; on the board a box is a thing that something may lie on."""
    for text in canvas.texts:
        is_on_board = text.window == canvas.area
        if text.box is None or is_on_board or not _is_seen(text):
            continue
        holds = _holds if text.window is None else _fits
        if not holds(text.box, text.rect):
            yield f"out of its box: '{text.text}' at {_place(text.rect)} in {_place(text.box)}"


def _overlapping(canvas: WatchedCanvas) -> Iterator[str]:
    seen = [text for text in canvas.texts if _is_seen(text)]
    rects = [text.rect for text in seen]
    for number, one in enumerate(seen):
        for index in one.rect.collidelistall(rects[number + 1 :]):
            other = seen[number + 1 + index]
            shared = one.rect.clip(other.rect)
            apart = one.sheet != other.sheet
            if min(shared.size) > _SLACK and one.rect != other.rect and not apart:
                yield f"overlap: '{one.text}' and '{other.text}' at {_place(shared)}"


def _is_seen(text: Lettered) -> bool:
    return text.window is None or bool(text.window.collidepoint(text.rect.center))


def _fits(window: Rect, rect: Rect) -> bool:
    """Return whether a window shows the whole width of something."""
    return rect.left >= window.left - _SLACK and rect.right <= window.right + _SLACK


def _holds(outer: Rect, inner: Rect) -> bool:
    return bool(outer.inflate(2 * _SLACK, 2 * _SLACK).contains(inner))


def _place(rect: Rect) -> str:
    return f"{rect.left:.0f},{rect.top:.0f} {rect.width:.0f}x{rect.height:.0f}"
