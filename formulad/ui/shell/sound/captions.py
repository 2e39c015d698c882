"""Captions: sounds in words, for those who do not hear them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.shell.sound.sound_names import Sound
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import Family, Style

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

HOLD = 2.5
"""Seconds a caption stays."""
MOST = 3
"""Captions seen at once, side by side; an older one makes room."""
HEIGHT, _ICON, _GAP, _EDGE = 32.0, 16.0, 10.0, 14.0
_TEXT = Style(Family.INTER, 15, 600)

WORDS: Mapping[Sound, str] = {
    Sound.COUGH: say("engine misfires"),
    Sound.WHOOSH: say("slipstream"),
    Sound.WRECK: say("crash"),
    Sound.BRAKE: say("brakes squeal"),
    Sound.CHIRP: say("tyres chirp"),
    Sound.SKID: say("tyres slide"),
    Sound.SLIDE: say("tyres on water"),
    Sound.SPIN: say("car spins"),
    Sound.BUMP: say("contact"),
    Sound.SCRAPE: say("wheel to wheel"),
    Sound.CRUNCH: say("debris crunches"),
    Sound.CLATTER: say("parts fall"),
    Sound.STOP_MADE: say("stop counts"),
    Sound.THUD: say("point lost"),
    Sound.LAST_POINT: say("last point"),
    Sound.PIT_GUN: say("wheel gun"),
    Sound.LIGHTS: say("start signal"),
    Sound.START: say("start signal"),
    Sound.FINISH: say("horn"),
    Sound.FLAG: say("fanfare"),
    Sound.LEAD: say("new leader"),
    Sound.PRIZE: say("prize bells"),
    Sound.THUNDER: say("thunder"),
    Sound.NITRO: say("nitro roars"),
    Sound.SHOT: say("shot"),
    Sound.SIREN: say("siren"),
    Sound.CAMERA: say("speed camera"),
    Sound.RADIO_THROW: say("radio flies"),
    Sound.WHISTLE: say("whistle"),
    Sound.CHECKPOINT: say("checkpoint"),
    Sound.CHEER: say("cheering"),
    Sound.PASSING: say("crowd stirs"),
    Sound.RADIO_GOOD: say("good news on the radio"),
    Sound.RADIO_BAD: say("bad news on the radio"),
    Sound.RIFFLE: say("cards are shuffled"),
    Sound.FLIP: say("card turned up"),
    Sound.SHUTTER: say("shutter"),
    Sound.HAMMER: say("hammer falls"),
    Sound.COUNTER: say("card on the counter"),
    Sound.COINS: say("coins"),
    Sound.BLUFF: say("bluff caught"),
    Sound.TEAR: say("card torn up"),
    Sound.RAIN: say("rain"),
    Sound.CITY: say("city at night"),
    Sound.CROWD: say("crowd"),
    Sound.UNDO: say("taken back"),
    Sound.KNOCK: say("not possible"),
}
"""What sounds tell; those without words tell nothing: ticks, dice that are seen, engines, music."""


@dataclass(slots=True)
class Caption:
    """A sound and how long its words will still be seen."""

    sound: Sound
    left: float = HOLD


class Captions:
    """The words for sounds heard a moment ago, oldest first."""

    def __init__(self) -> None:
        self.shown: list[Caption] = []

    def tell(self, sound: Sound) -> None:
        """Show what a sound tells; one that is still there stays longer."""
        if sound in WORDS:
            self.shown = [caption for caption in self.shown if caption.sound is not sound]
            self.shown.append(Caption(sound))
            del self.shown[:-MOST]

    def update(self, dt: float) -> None:
        """Let time pass."""
        for caption in self.shown:
            caption.left -= dt
        self.shown = [caption for caption in self.shown if caption.left > 0]


def draw_captions(canvas: Canvas, palette: Palette, room: Rect, captions: Captions) -> None:
    """Draw captions in a row in the middle of a room, the newest last; older ones may not fit."""
    found = [(WORDS[each.sound], _width(canvas, WORDS[each.sound])) for each in captions.shown]
    while found and _row(found) > room.width and len(found) > 1:
        found.pop(0)
    left, middle = room.centerx - _row(found) / 2, room.centery
    for words, width in found:
        place = Rect(left, room.top, width, HEIGHT)
        canvas.box(place, palette.panel.bottom, radius=HEIGHT / 2, line=palette.strong_line)
        draw_icon(canvas, "note", left + _EDGE + _ICON / 2, middle, _ICON, palette.accent)
        canvas.text(words, left + _EDGE + _ICON + 7, middle, _TEXT, palette.text)
        left += width + _GAP


def _width(canvas: Canvas, words: str) -> float:
    return 2 * _EDGE + _ICON + 7 + canvas.text_width(words, _TEXT)


def _row(found: list[tuple[str, float]]) -> float:
    return sum(width for _, width in found) + _GAP * max(0, len(found) - 1)
