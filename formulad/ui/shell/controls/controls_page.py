"""Controls page: choose an action, then press the key or button that is to do it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.store.bindings import USUAL_BINDINGS, Usual
from formulad.ui.shell.controls.control_row import KEYS_AT, PAD_AT, WireRow
from formulad.ui.shell.controls.key_capture import CaptureScene
from formulad.ui.shell.controls.key_wiring import Wire, as_usual, given, leaves_helpless, owner
from formulad.ui.shell.dialog import Answer, Dialog
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import HEADER, MARGIN, back_button, draw_page
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.actions import ACTIONS, BY_NAME, Place, Wiring
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import Cancel, PointAt, Press, Release, Undo
from formulad.ui.toolkit.keys import cap_of
from formulad.ui.toolkit.lettering import CAPS_LABEL, SECTION, SMALL
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.laid_widgets import Pane
from formulad.ui.toolkit.widgets.scroll import BAR, Scroll
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from formulad.store.memory import Memory
    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.toolkit.actions import Action
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Widget

CHANGE, MORE, USUAL, ALL_USUAL, SWAP = "change", "more", "usual", "all-usual", "swap"
LEAVE = "leave"
_ROW, _HEADING, _TITLES, _FOOT = 50.0, 62.0, 40.0, 96.0
_INSET, _LEFT = 12.0, 28.0
"""Between the edge of the sheet and a line, and the words of a line."""
_FIXED = say(
    "Figures choose gears, cards and faces, A to H places to stop. On a pad the stick and the "
    "cross lead from thing to thing, and the other stick looks around. Two buttons of a pad can "
    "be held together for one thing."
)


class ControlsScene(FormScene):
    """Every action with what does it."""

    name = "controls"

    def __init__(self, memory: Memory) -> None:
        """Show the keys and buttons that a player has chosen."""
        super().__init__()
        self._memory = memory
        self._asked: Action | None = None
        """What is about to get another key or button."""
        self._is_more = False
        """Whether it keeps those it has."""
        self._caught: Wire | None = None
        """What was pressed just now."""
        self._wire: Wire | None = None
        """What was pressed, and does something else so far."""
        self._scroll = Scroll()
        self._tops: dict[str, float] = {}
        self._area = Rect(0, 0, 0, 0)

    @property
    def wiring(self) -> Wiring:
        """What does what now."""
        return Wiring.of(self._memory.preferences)

    def arrange(self, canvas: Canvas) -> None:
        """Lay the page out; at first the focus is on the first action."""
        area = self._area = canvas.area
        top = HEADER + 26 + _TITLES
        room = Rect(MARGIN, top, area.width - 2 * MARGIN, area.height - top - _FOOT)
        height = self._place_rows()
        self._scroll.fit(room, height)
        self._show("" if self._form.focus else ACTIONS[0].name)

    def handle(self, intent: Intent) -> Change | None:
        """Choose an action, go through them, or leave."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if self._scroll.takes(intent, self._form):
            self._scroll.settle()
            self._show()
            return None
        before = self._form.focus
        action = self._form.handle(intent)
        change = self._press(action.id) if isinstance(action, Activated) else None
        is_pointing = isinstance(intent, PointAt | Press | Release)
        if self._form.focus != before and not is_pointing:
            self._reveal()
        self._show()
        return change

    def resume(self, answer: str) -> Change | None:
        """Go on after a question, or after a key was pressed."""
        asked, caught, self._caught = self._asked, self._caught, None
        change: Change | None = None
        if asked and caught:
            change = self._pressed(asked, caught)
        elif asked is None or answer in {"", LEAVE}:
            self._wire = None
        elif answer == ALL_USUAL:
            self._remember(Wiring())
        elif answer in {CHANGE, MORE}:
            self._is_more = answer == MORE
            change = Push(CaptureScene(asked.told, self._catch))
        elif answer == USUAL:
            self._remember(as_usual(self.wiring, asked.name))
        elif answer == SWAP and self._wire:
            self._give(asked, self._wire)
        self._show()
        return change

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        draw_page(canvas, say("KEYS AND BUTTONS"))
        room = self._scroll.room
        sheet = Rect(room.left, room.top - _TITLES, room.width, room.height + _TITLES + 10)
        canvas.panel(sheet, canvas.theme.pages, radius=18)
        titles = ((say("WHAT IS DONE"), 0.0), (say("KEYS"), KEYS_AT), (say("PAD"), PAD_AT))
        rows = self._row_width
        for title, share in titles:
            x = room.left + (_INSET + share * rows if share else _LEFT)
            canvas.text(title, x, room.top - _TITLES / 2 + 2, CAPS_LABEL, canvas.theme.pages.muted)
        with canvas.clipped(room):
            self._draw_headings(canvas)
            for widget in self.widgets:
                if isinstance(widget, WireRow) and widget.rect.colliderect(room):
                    self._form.draw_widget(widget, canvas, canvas.theme.pages)
            if self._form.focus in self._tops:
                self._form.draw_focus(canvas, canvas.theme.pages)
        self._scroll.draw_bar(canvas, canvas.theme.pages)
        self._draw_foot(canvas)

    # What the player does

    def _press(self, name: str) -> Change | None:
        if name == "back":
            return Pop()
        self._asked = BY_NAME.get(name, ACTIONS[0])
        return Push(_all_usual() if name == ALL_USUAL else _choice(self._asked))

    def _catch(self, wire: Wire) -> None:
        self._caught = wire

    def _pressed(self, asked: Action, wire: Wire) -> Change | None:
        """Take what was pressed, after a question if it does something else so far."""
        loser = owner(self.wiring, wire)
        helpless = leaves_helpless(given(self.wiring, asked.name, wire, is_more=self._is_more))
        if helpless:
            return Push(_last_one(BY_NAME[helpless]))
        if loser in {"", asked.name}:
            self._give(asked, wire)
            return None
        self._wire = wire
        return Push(_conflict(BY_NAME[loser], asked, wire))

    def _give(self, asked: Action, wire: Wire) -> None:
        self._wire = None
        self._remember(given(self.wiring, asked.name, wire, is_more=self._is_more))

    def _remember(self, wiring: Wiring) -> None:
        self._memory.remember(**wiring.changes)

    # Layout

    @property
    def _row_width(self) -> float:
        return self._scroll.room.width - 24 - BAR

    def _place_rows(self) -> float:
        """Place the actions below each other, a heading before every group; return the height."""
        top = 6.0
        for place in Place:
            top += _HEADING
            for action in ACTIONS:
                if action.place is place:
                    self._tops[action.name] = top
                    top += _ROW
        return top + 12

    def _reveal(self) -> None:
        top = self._tops.get(self._form.focus)
        if top is not None:
            self._scroll.reveal(top - _HEADING, top + _ROW + 10)
            self._scroll.settle()

    def _show(self, focus: str = "") -> None:
        room, wiring = self._scroll.room, self.wiring
        rows: list[Widget] = [
            WireRow(
                action.name,
                Rect(
                    room.left + _INSET,
                    room.top - self._scroll.seen + self._tops[action.name] + 3,
                    self._row_width,
                    _ROW - 6,
                ),
                action.told,
                wiring.keys[action.name],
                wiring.pad[action.name],
                Usual(wiring.keys[action.name], wiring.pad[action.name])
                != USUAL_BINDINGS[action.name],
            )
            for action in ACTIONS
        ]
        place = Rect(self._area.right - MARGIN - 260, self._area.bottom - 70, 260, 50)
        reset = Button(ALL_USUAL, place, say("All as usual"), icon="undo", size=18)
        pane = Pane(room, frozenset(self._tops))
        self._form.show([back_button(), *rows, reset], focus, pane)

    def _draw_headings(self, canvas: Canvas) -> None:
        room = self._scroll.room
        for place in Place:
            first = next(action for action in ACTIONS if action.place is place)
            y = room.top - self._scroll.seen + self._tops[first.name] - _HEADING / 2 + 8
            canvas.text(place.value, room.left + _LEFT, y, SECTION, canvas.theme.pages.text)

    def _draw_foot(self, canvas: Canvas) -> None:
        area = self._area
        for widget in self.widgets:
            if widget.id not in self._tops:
                self._form.draw_widget(widget, canvas, canvas.theme.pages)
        if self._form.focus not in self._tops:
            self._form.draw_focus(canvas, canvas.theme.pages)
        place = Rect(MARGIN + 4, area.bottom - 72, area.width - 2 * MARGIN - 300, 60)
        canvas.paragraph(_FIXED, place, SMALL, canvas.theme.pages.muted)


def controls_page(memory: Memory) -> Scene:
    """Return the page of keys and buttons; what is changed on it is remembered at once."""
    return ControlsScene(memory)


def _choice(action: Action) -> Dialog:
    answers = (
        Answer(CHANGE, say("Change"), Kind.PRIMARY),
        Answer(MORE, say("One more")),
        Answer(USUAL, say("As usual")),
        Answer(LEAVE, say("Back")),
    )
    text = say("Change what does it, add a key or button, or take those it usually has.")
    return Dialog(action.told.capitalize(), text, answers)


def _all_usual() -> Dialog:
    answers = (Answer(ALL_USUAL, say("All as usual"), Kind.DANGER), Answer(LEAVE, say("Back")))
    text = say("Every key and button does again what it did when the game was new.")
    return Dialog(say("All as usual?"), text, answers)


def _last_one(action: Action) -> Dialog:
    text = say(
        "It is the last key for this: {action}. Give that another key first.", action=action.told
    )
    answers = (Answer(LEAVE, say("Good"), Kind.PRIMARY),)
    return Dialog(say("This key must stay where it is"), text, answers)


def _conflict(loser: Action, winner: Action, wire: Wire) -> Dialog:
    text = say(
        "{key} already has this to do: {other}. After the swap it has this: {action}. If the "
        "first is left with nothing, it gets what is free then.",
        key=wire.name.upper() if wire.is_pad else cap_of(wire.name),
        other=loser.told,
        action=winner.told,
    )
    answers = (Answer(SWAP, say("Swap"), Kind.PRIMARY), Answer(LEAVE, say("Leave it")))
    return Dialog(say("This one has something to do"), text, answers)
