"""Details of a saved game that is chosen, and what can be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import joined, say
from formulad.store.saves import Unreadable
from formulad.ui.shell.dates import day_and_time
from formulad.ui.shell.notice import unstopped
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import LABEL, NAME, PANEL_TITLE, SMALL, TEXT
from formulad.ui.toolkit.theme import RED
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.key_caps import draw_kerb

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.kernel.agent import Player
    from formulad.kernel.header import Header
    from formulad.kernel.sentence import Sentence
    from formulad.ui.shell.saved.game_shelf import Saved
    from formulad.ui.shell.saved.record_playback import Found
    from formulad.ui.toolkit.canvas import Canvas

CONTINUE, REPLAY, RESULT, DELETE = "continue", "replay", "result", "delete"
_PADDING, _BUTTON, _GAP = 26.0, 60.0, 12.0
_HEAD, _STATE, _ROW = 118.0, 96.0, 38.0
_BELOW_STATE, _ABOVE_BUTTONS = 18.0, 16.0
_PLACE = 58.0
"""The room for the place of a player."""


@frozen(slots=False)
class Details:
    """The chosen game, or a file that cannot be read, in its place."""

    rect: Rect
    file: Saved | Unreadable
    note: str
    """What was agreed on."""
    found: Found | None
    """What it has come to; None while its record is still being read."""

    def buttons(self) -> list[Button]:
        """Return what can be done with it now."""
        ways = [
            (way, label, kind, icon)
            for way, label, kind, icon in _WAYS
            if way == DELETE or self._may(way)
        ]
        width = (self.rect.width - 2 * _PADDING - _GAP * (len(ways) - 1)) / len(ways)
        width = min(width, 300.0)
        top = self.rect.bottom - _PADDING - _BUTTON
        left = self.rect.left + _PADDING
        return [
            Button(
                way,
                Rect(left + index * (width + _GAP), top, width, _BUTTON),
                self._part(way, label),
                kind,
                icon=icon,
                size=18,
            )
            for index, (way, label, kind, icon) in enumerate(ways)
        ]

    def draw(self, canvas: Canvas) -> None:
        """Draw all that can only be read."""
        canvas.panel(self.rect, canvas.theme.pages, radius=18)
        left, top = self.rect.left + _PADDING, self.rect.top
        room = self.rect.width - 2 * _PADDING
        if isinstance(self.file, Unreadable):
            title, note = self.file.path.name, say("This file cannot be opened.")
        else:
            listed = self.file.header
            title = listed.face.title(listed.header.setup)
            begun = say("begun {date}", date=day_and_time(listed.header.created))
            note = joined(" · ", (self.note, begun, *_source(listed.header)))
        canvas.text(
            canvas.shortened(title, PANEL_TITLE, room),
            left,
            top + 42,
            PANEL_TITLE,
            canvas.theme.pages.text,
        )
        draw_kerb(canvas, Rect(left, top + 64, 90, 8), canvas.theme.panels)
        canvas.text(
            canvas.shortened(note, SMALL, room), left, top + 96, SMALL, canvas.theme.pages.muted
        )
        self._draw_state(canvas, Rect(left, top + _HEAD, room, _STATE))
        if not isinstance(self.file, Unreadable):
            bottom = self.rect.bottom - _PADDING - _BUTTON - _ABOVE_BUTTONS
            names = Rect(left, top + _HEAD + _STATE + _BELOW_STATE, room, 0)
            names.height = bottom - names.top
            self._draw_players(canvas, names, self.file)

    @property
    def players(self) -> Sequence[Player]:
        """Who plays; who played, by place, once the record of a game to its end has been read."""
        if isinstance(self.file, Unreadable):
            return ()
        return (self.found.players if self.found else ()) or self.file.header.players

    def _may(self, way: str) -> bool:
        """Return whether something can be done with the game, as far as that is known."""
        found = self.found
        if isinstance(self.file, Unreadable) or (found and found.loaded is None):
            return False
        face = self.file.header.face
        is_over = self.file.is_over if found is None else found.is_over
        match way:
            case "continue":
                return not is_over
            case "result":
                return is_over and face.result is not None
            case _:
                return face.replay is not None and (found is None or found.has_steps)

    def _part(self, way: str, label: str) -> str:
        """Return what a button says: of a damaged record only the good part is left."""
        if self.found and self.found.fault and way == CONTINUE:
            return say("Go on from there")
        return label

    def _draw_state(self, canvas: Canvas, rect: Rect) -> None:
        """Draw how far the game has come, or what is wrong with it."""
        canvas.inset(rect, canvas.theme.pages, radius=12)
        fault = self._fault
        if fault:
            draw_icon(canvas, "warn", rect.left + 30, rect.centery, 28, RED)
            place = Rect(rect.left + 58, 0, rect.width - 76, 0)
            lines = len(canvas.wrapped(fault, TEXT, place.width))
            place.top = rect.centery - lines * TEXT.size * 1.3 / 2
            canvas.paragraph(fault, place, TEXT, canvas.theme.pages.text, leading=1.3)
            return
        standing = self.found.standing if self.found else None
        if standing is None:
            reading = say("The record is being read …")
            canvas.text(reading, rect.left + 22, rect.centery, LABEL, canvas.theme.pages.muted)
            return
        who = standing.who
        y = rect.centery - (15 if who else 0)
        canvas.text(standing.where, rect.left + 22, y, NAME, canvas.theme.pages.text)
        canvas.text(who or "", rect.left + 22, rect.centery + 16, LABEL, canvas.theme.pages.text)

    def _draw_players(self, canvas: Canvas, rect: Rect, file: Saved) -> None:
        """Draw who plays, or who came where, in as many columns as the height asks for."""
        players = self.players
        standing = self.found.standing if self.found else None
        places = standing.places if standing else ()
        rows = max(1, int(rect.height // _ROW))
        columns = max(1, -(-len(players) // rows))
        rows = -(-len(players) // columns)
        width = rect.width / columns
        ahead = _PLACE if places else 0.0
        ink, muted = canvas.theme.pages.text, canvas.theme.pages.muted
        for index, player in enumerate(players):
            x = rect.left + (index // rows) * width
            y = rect.top + (index % rows + 0.5) * _ROW
            if places:
                canvas.text(places[index], x + ahead - 12, y, SMALL, ink, align=1)
            x += ahead
            file.header.face.draw_badge(canvas, player, Rect(x, y - 14, 38, 28))
            draw_icon(canvas, "human" if player.is_human else "robot", x + 60, y, 20, muted)
            name = canvas.shortened(player.name, LABEL, width - ahead - 92)
            canvas.text(name, x + 82, y, LABEL, ink)

    @property
    def _fault(self) -> str:
        if isinstance(self.file, Unreadable):
            fault = unstopped(self.file.sentence)
            return say("It cannot be read: {fault}.", fault=fault)
        if self.found is None or not self.found.fault:
            return ""
        if self.found.standing is None:
            return self.found.fault
        if self.found.is_outdated:
            return say(
                "Made by earlier rules, {fault}. What lies before it is good: {where}.",
                fault=unstopped(self.found.fault),
                where=self.found.standing.where,
            )
        return say(
            "Damaged at {fault}. What lies before it is good: {where}.",
            fault=unstopped(self.found.fault),
            where=self.found.standing.where,
        )


def _source(header: Header[Any]) -> tuple[Sentence, ...]:
    """Return where a game comes from that did not begin here at its beginning."""
    if header.is_received:
        return (say("played by somebody else"),)
    if header.origin:
        return (say("from step {step} of another game", step=header.origin.step),)
    return ()


_WAYS = (
    (CONTINUE, say("Continue"), Kind.PRIMARY, "play"),
    (RESULT, say("Result"), Kind.PRIMARY, "trophy"),
    (REPLAY, say("See it again"), Kind.SECONDARY, "eye"),
    (DELETE, say("Delete"), Kind.GHOST, "cross"),
)


def details_height(file: Saved | Unreadable) -> float:
    """Return how tall all that is told of a file stands, with its players below each other."""
    around = _HEAD + _STATE + _BELOW_STATE + _ABOVE_BUTTONS + _BUTTON + _PADDING
    seats = 0 if isinstance(file, Unreadable) else len(file.header.players)
    return around + seats * _ROW
