"""Replay controls under the time line: what they say, and where they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say, say_of
from formulad.ui.race.replay.time_line import HEIGHT, TimeLine
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.chooser import Chooser
from formulad.ui.toolkit.widgets.segmented import Segmented

if TYPE_CHECKING:
    from formulad.ui.race.replay.replay_player import Player
    from formulad.ui.race.replay.time_line_mark import Mark
    from formulad.ui.toolkit.widgets.widget import Widget

PLAY, TURN_BACK, TURN_ON = "play", "turn-back", "turn-on"
ROUND_BACK, ROUND_ON, GREAT = "round-back", "round-on", "great"
SPEED, FOLLOW = "speed", "follow"
SPEEDS = (1.0, 0.6, 0.25)
"""How long things take: calm, brisk, four times as fast."""
_SPEED_WORDS = (say("Calm"), say("Brisk"), say("× 4"))
_HEIGHT, _GAP, _PADDING = 54.0, 12.0, 18.0
_WIDTHS = {
    ROUND_BACK: 136.0,
    TURN_BACK: 122.0,
    PLAY: 148.0,
    TURN_ON: 122.0,
    ROUND_ON: 136.0,
    GREAT: 218.0,
    SPEED: 252.0,
    FOLLOW: 226.0,
}
_SECOND_ROW = (GREAT, SPEED, FOLLOW)
"""What stands below the others where there is no room beside them."""


@frozen
class Watched:
    """What the panel shows."""

    player: Player
    speed: int
    """Index in `SPEEDS`."""
    followed: int | None
    """The seat whose car is followed; None for the whole race."""
    pointed: Mark | None = None
    """The mark under the pointer."""


def time_line(panel: Rect, watched: Watched) -> TimeLine:
    """Return the time line in the upper part of the panel."""
    rect = Rect(panel.left + 6, panel.top + 10, panel.width - 12, HEIGHT)
    return TimeLine(rect, watched.player.film, watched.player.place, watched.pointed)


def controls(panel: Rect, watched: Watched) -> list[Widget]:
    """Return the time line and the buttons, in one row or in two."""
    places = _places(panel)
    player = watched.player
    runs = player.runs
    names = (say("The race"), *(seat.name for seat in player.film.setup.seats))
    chosen = 0 if watched.followed is None else watched.followed + 1
    return [
        Button(ROUND_BACK, places[ROUND_BACK], say("Round"), icon="arrow-left", size=19),
        Button(TURN_BACK, places[TURN_BACK], say_of("of a race", "Turn"), icon="left", size=19),
        Button(
            PLAY,
            places[PLAY],
            say("Pause") if runs else say_of("a film", "Play"),
            Kind.PRIMARY,
            icon="pause" if runs else "play",
        ),
        Button(TURN_ON, places[TURN_ON], say_of("of a race", "Turn"), icon="right", size=19),
        Button(ROUND_ON, places[ROUND_ON], say("Round"), icon="arrow-right", size=19),
        Button(
            GREAT,
            places[GREAT],
            say("Great moment"),
            icon="star",
            size=19,
            enabled=player.next_great is not None,
        ),
        Segmented(SPEED, places[SPEED], _SPEED_WORDS, watched.speed),
        Chooser(FOLLOW, places[FOLLOW], names, chosen),
        time_line(panel, watched),
    ]


def fit_in_a_row(width: float) -> bool:
    """Return whether all buttons stand side by side in a panel of a width."""
    in_one = sum(_WIDTHS.values()) + _GAP * (len(_WIDTHS) - 1)
    return in_one <= width - 2 * _PADDING


def _places(panel: Rect) -> dict[str, Rect]:
    bottom = panel.bottom - 16 - _HEIGHT
    if fit_in_a_row(panel.width):
        return _row(panel, bottom, tuple(_WIDTHS))
    first = tuple(name for name in _WIDTHS if name not in _SECOND_ROW)
    above = _row(panel, bottom - _HEIGHT - _GAP, first)
    return above | _row(panel, bottom, _SECOND_ROW)


def _row(panel: Rect, top: float, names: tuple[str, ...]) -> dict[str, Rect]:
    """Return buttons side by side in the middle of the panel."""
    room = panel.width - 2 * _PADDING
    width = sum(_WIDTHS[name] for name in names) + _GAP * (len(names) - 1)
    left = panel.left + _PADDING + (room - width) / 2
    places = {}
    for name in names:
        places[name] = Rect(left, top, _WIDTHS[name], _HEIGHT)
        left += _WIDTHS[name] + _GAP
    return places
