from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.race.desk.table_sides import Side
from formulad.ui.race.tabletop.turned_scene import turned_scene
from formulad.ui.shell.dialog import Answer, Dialog
from formulad.ui.shell.key_repeat import DELAY, INTERVAL
from formulad.ui.shell.scene import Pop, Push, Scene
from formulad.ui.shell.sight import Sight
from formulad.ui.toolkit.actions import Wiring
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import Cancel, Hold, PointAt, Reading
from formulad.ui.toolkit.theme import DARK
from formulad.ui.toolkit.widgets.button import Button
from formulad.ui.toolkit.widgets.form import Form
from formulad.ui.toolkit.widgets.text_field import TextField
from formulad.ui.toolkit.widgets.widget import Activated, Edited
from formulad.ui.toolkit.widgets.writing import Writing
from tests.ui.moments import at_once, button, click, key, tap

if TYPE_CHECKING:
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.widgets.widget import Widget
    from tests.ui.conftest import Fly
    from tests.ui.moments import At, Events
    from tests.ui.pilot import Pilot

pointers = pytest.mark.parametrize("at", [click, tap], ids=["mouse", "finger"])
ENTER, PAD = key("enter"), button()
presses = pytest.mark.parametrize("press", [ENTER, PAD], ids=["keys", "pad"])


class Drawer(Scene):
    """A tab that opens a drawer: then all that lies below it lies a place further down.

    Below it lie `one` and `two`; `still` lies beside. Whatever is used answers a question, and
    another is asked then.
    """

    name = "drawer"

    def __init__(self) -> None:
        self.form = Form()
        self.is_open = False
        self.asked = 0
        self.answers: list[str] = []
        self.text = ""
        self.by_itself = False
        """Whether the drawer opens, and something else is asked, as soon as time passes."""
        self.meanwhile: Events = ()
        """What is said while the next picture with the open drawer is drawn."""
        self.drawn = 0

    def arrange(self, canvas: Canvas) -> None:
        del canvas
        self.lay()

    def lay(self) -> None:
        """Lay everything where it belongs."""
        down = 60 * self.is_open
        buttons = [
            Button("tab", Rect(40, 40, 200, 48), "Drawer"),
            Button("one", Rect(40, 100 + down, 200, 48), "One"),
            Button("two", Rect(40, 160 + down, 200, 48), "Two"),
            Button("still", Rect(400, 40, 200, 48), "Still"),
        ]
        field = TextField("name", Rect(400, 160, 300, 48), Writing.of(self.text))
        self.form.show([*buttons, field])

    def handle(self, intent: Intent) -> Change | None:
        match self.form.handle(intent):
            case Activated("tab"):
                self.open()
            case Activated("still"):
                self.answers.append("still")
                return Push(Dialog("Leave?", "", [Answer("stay", "Stay"), Answer("go", "Go")]))
            case Activated(name):
                self.answers.append(name)
                self.asked += 1
            case Edited("name", writing):
                self.text = writing.text
        if isinstance(intent, Cancel):
            return Pop()
        if isinstance(intent, Hold):
            self.answers.append("held")
        if isinstance(intent, PointAt) and self.form.hovered in {"one", "two"}:
            self.form.focus = self.form.hovered
        self.lay()
        return None

    def open(self) -> None:
        """Let everything below come down."""
        self.is_open = True
        self.lay()

    def update(self, dt: float) -> None:
        del dt
        self.by_itself = False
        self.asked += 1
        self.open()

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1
        canvas.backdrop(DARK.page)
        self.form.draw(canvas, DARK)
        if self.is_open:
            for event in self.meanwhile:
                pygame.event.post(event)
            self.meanwhile = ()

    def resume(self, answer: str) -> None:
        self.answers.append(answer)

    @property
    def moving(self) -> bool:
        return self.by_itself

    @property
    def focus(self) -> str:
        return self.form.focus

    @property
    def reading(self) -> Reading:
        return self.form.reading

    @property
    def sight(self) -> Sight:
        return Sight(self, self.asked, self.focus, self.form.laid.thing_at)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        return self.form.widgets


@pytest.fixture
def drawer() -> Drawer:
    return Drawer()


@pytest.fixture
def pilot(fly: Fly, drawer: Drawer) -> Pilot:
    return fly(drawer)


def place(pilot: Pilot, widget: str) -> Point:
    """Return where a widget is seen."""
    return pilot.find(widget).rect.center


@pointers
def test_nothing_is_used_that_has_come_to_where_something_else_was_seen(
    pilot: Pilot, drawer: Drawer, at: At
) -> None:
    at_once(pilot, at(pilot, place(pilot, "tab")), at(pilot, place(pilot, "two")))

    assert drawer.is_open
    assert [] == drawer.answers


@pointers
def test_what_still_lies_where_it_was_seen_is_used(pilot: Pilot, drawer: Drawer, at: At) -> None:
    at_once(pilot, at(pilot, place(pilot, "tab")), at(pilot, place(pilot, "still")))

    assert ["still"] == drawer.answers


@pointers
def test_what_has_come_is_used_once_it_was_seen(pilot: Pilot, drawer: Drawer, at: At) -> None:
    at_once(pilot, at(pilot, place(pilot, "tab")))
    at_once(pilot, at(pilot, place(pilot, "one")))

    assert ["one"] == drawer.answers


@presses
def test_a_question_that_was_not_seen_yet_is_not_answered(
    pilot: Pilot, drawer: Drawer, press: Events
) -> None:
    drawer.form.focus = "one"
    at_once(pilot, press, press)
    assert ["one"] == drawer.answers

    at_once(pilot, press)
    assert ["one", "one"] == drawer.answers


@pytest.mark.parametrize("device", ["mouse", "finger", "keys", "pad"])
def test_what_is_said_while_a_picture_is_drawn_is_meant_for_the_one_before(
    pilot: Pilot, drawer: Drawer, device: str
) -> None:
    drawer.form.focus, two = "one", place(pilot, "two")
    said = {"mouse": click(pilot, two), "finger": tap(pilot, two), "keys": ENTER, "pad": PAD}
    drawer.by_itself = True
    drawer.meanwhile = (*said[device], pygame.Event(pygame.QUIT))

    pilot.app.run()

    assert drawer.is_open
    assert [] == drawer.answers


@pointers
def test_what_comes_under_a_pointer_that_is_down_is_not_used(
    pilot: Pilot, drawer: Drawer, at: At
) -> None:
    *down, up = at(pilot, place(pilot, "two"))
    at_once(pilot, tuple(down))
    drawer.open()
    at_once(pilot, (up,))
    assert [] == drawer.answers

    at_once(pilot, at(pilot, place(pilot, "two")))
    assert ["two"] == drawer.answers


@pointers
def test_a_dialog_that_opens_is_not_answered_by_a_second_press(
    pilot: Pilot, drawer: Drawer, at: At
) -> None:
    still = place(pilot, "still")
    at_once(pilot, at(pilot, still), at(pilot, still), ENTER, PAD)

    assert ["still"] == drawer.answers
    assert "dialog" == pilot.scene.name


def test_esc_leaves_only_what_was_seen(pilot: Pilot) -> None:
    pilot.click("still")
    at_once(pilot, key("escape", "escape"))

    assert "drawer" == pilot.scene.name


def test_a_finger_that_went_down_on_something_else_does_not_hold_what_has_come(
    pilot: Pilot, drawer: Drawer
) -> None:
    down, _ = tap(pilot, place(pilot, "two"))
    at_once(pilot, (down,))
    drawer.open()
    pilot.wait(1.1)

    assert [] == drawer.answers


def test_a_finger_that_rests_holds_what_it_went_down_on(pilot: Pilot, drawer: Drawer) -> None:
    down, _ = tap(pilot, place(pilot, "two"))
    at_once(pilot, (down,))
    pilot.wait(1.1)

    assert ["held"] == drawer.answers


def test_who_types_ahead_uses_what_their_keys_lead_to(pilot: Pilot, drawer: Drawer) -> None:
    at_once(pilot, key("tab", "tab", "enter"))

    assert ["two"] == drawer.answers


def test_keys_lead_on_also_while_a_picture_is_drawn(pilot: Pilot, drawer: Drawer) -> None:
    drawer.is_open, drawer.meanwhile = True, (*ENTER, pygame.Event(pygame.QUIT))
    for event in key("tab"):
        pygame.event.post(event)
    pilot.app.run()

    assert ["one"] == drawer.answers


def test_a_held_key_leads_into_a_name_and_no_further_where_it_is_a_letter_of_it(
    pilot: Pilot, drawer: Drawer
) -> None:
    pilot.app.use(Wiring(keys={"next": ("d",)}))
    drawer.form.focus = "one"
    down, _ = key("d")
    at_once(pilot, (down,))
    pilot.wait(DELAY + 10 * INTERVAL)

    assert "name" == drawer.focus


def test_what_the_pointer_has_chosen_unseen_is_not_confirmed(pilot: Pilot, drawer: Drawer) -> None:
    drawer.form.focus = "one"
    motion, *_ = click(pilot, place(pilot, "two"))
    at_once(pilot, (motion,), ENTER)
    assert [] == drawer.answers

    at_once(pilot, ENTER)
    assert ["two"] == drawer.answers


def test_a_name_is_typed_at_once_into_a_field_that_keys_lead_to(
    pilot: Pilot, drawer: Drawer
) -> None:
    drawer.form.focus = "still"
    letters = tuple(pygame.Event(pygame.TEXTINPUT, text=letter) for letter in "Ada")
    at_once(pilot, key("tab"), letters)

    assert "Ada" == drawer.text


@pointers
def test_nothing_is_used_in_a_window_that_has_another_size_by_now(
    pilot: Pilot, drawer: Drawer, at: At
) -> None:
    said = at(pilot, place(pilot, "two"))
    pilot.app.see()
    pilot.app.window.toggle_full_screen()
    pilot.app.turn((pygame.Event(pygame.WINDOWSIZECHANGED), *said), 0.0)

    assert [] == drawer.answers


@pointers
def test_who_sits_at_another_side_uses_only_what_they_saw_there(
    fly: Fly, drawer: Drawer, at: At
) -> None:
    pilot = fly(turned_scene(drawer, Side.LEFT))
    at_once(pilot, at(pilot, place(pilot, "tab")), at(pilot, place(pilot, "two")))
    assert drawer.is_open
    assert [] == drawer.answers

    at_once(pilot, at(pilot, place(pilot, "two")))
    assert ["two"] == drawer.answers


def test_the_window_itself_is_changed_whatever_it_shows_by_now(
    pilot: Pilot, drawer: Drawer
) -> None:
    drawer.form.focus = "one"
    at_once(pilot, ENTER, key("f11"))

    assert pilot.app.window.fills_screen
