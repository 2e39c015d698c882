from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.notice import notice
from formulad.ui.shell.sound.sound_names import Sound
from formulad.ui.shell.touch_sounds import Touch
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import Confirm, Next, PointAt, PointerButton, Press, Release
from formulad.ui.toolkit.widgets.button import Button

if TYPE_CHECKING:
    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.toolkit.intents import Intent

GO, UNDO, NOWHERE = (50.0, 20.0), (50.0, 120.0), (500.0, 500.0)


class Page(FormScene):
    """A page with two buttons."""

    def __init__(self) -> None:
        super().__init__()
        go, undo = Rect(0, 0, 100, 44), Rect(0, 100, 100, 44)
        self._form.show([Button("go", go, "Go"), Button("undo", undo, "Undo")])

    def handle(self, intent: Intent) -> Change | None:
        self._form.handle(intent)
        return None


def heard(touch: Touch, scene: Scene, *intents: Intent, then: Scene | None = None) -> list[Sound]:
    found = []
    for intent in intents:
        touch.meets(intent, scene)
        scene.handle(intent)
        sound = touch.hears(intent, then or scene)
        found += [sound] if sound else []
    return found


def test_the_pointer_ticks_once_as_it_comes_over_a_button() -> None:
    touch, page = Touch(), Page()

    assert [Sound.HOVER] == heard(touch, page, PointAt(GO), PointAt((51, 21)))
    assert [] == heard(touch, page, PointAt(NOWHERE))
    assert [Sound.HOVER] == heard(touch, page, PointAt(GO))


def test_a_button_clacks_when_it_is_let_go() -> None:
    touch, page = Touch(), Page()

    assert [] == heard(touch, page, Press(GO))
    assert [Sound.CONFIRM] == heard(touch, page, Release(GO))


def test_a_button_that_the_pointer_left_says_nothing() -> None:
    assert [] == heard(Touch(), Page(), Press(GO), Release(NOWHERE))
    assert [] == heard(Touch(), Page(), Press(NOWHERE), Release(GO))


def test_another_button_of_the_mouse_uses_nothing() -> None:
    right = PointerButton.RIGHT

    assert [] == heard(Touch(), Page(), Press(GO, right), Release(GO, right))


def test_keys_tick_as_they_walk_and_clack_as_they_use() -> None:
    assert [Sound.HOVER, Sound.CONFIRM] == heard(Touch(), Page(), Next(), Next(), Confirm())[1:]


def test_undo_speaks_for_itself() -> None:
    assert [] == heard(Touch(), Page(), Press(UNDO), Release(UNDO))


def test_a_notice_knocks_instead() -> None:
    refusal = notice("The race cannot start", "The disk is full.")

    assert [Sound.KNOCK] == heard(Touch(), Page(), Press(GO), Release(GO), then=refusal)[-1:]
