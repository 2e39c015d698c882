from __future__ import annotations

from formulad.store.bindings import PAD_NAMES, USUAL_BINDINGS
from formulad.store.preferences import Preferences
from formulad.ui.shell.help.keys_chapter import WAYS
from formulad.ui.toolkit.actions import ACTIONS, MOVE, InUse, Wiring
from formulad.ui.toolkit.intents import Device
from formulad.ui.toolkit.keys import cap_of, chord_of, name_of, pad_button


def test_the_table_tells_of_every_action_that_settings_know_once() -> None:
    assert sorted(USUAL_BINDINGS) == sorted(action.name for action in ACTIONS)


def test_every_action_says_something_else() -> None:
    assert len(ACTIONS) == len({action.intent for action in ACTIONS})
    assert len(ACTIONS) == len({action.told for action in ACTIONS})


def test_the_help_tells_of_every_action_once() -> None:
    told = [action for way in WAYS for action in way.actions]

    assert sorted(USUAL_BINDINGS) == sorted(told)


def test_names_of_keys_lead_to_keys_and_back() -> None:
    names = [key for usual in USUAL_BINDINGS.values() for key in usual.keys]

    assert names == [name_of(chord_of(name)) for name in names]


def test_caps_show_what_stands_on_keys() -> None:
    assert ["Ctrl Z", "Esc", "Page Up", "/"] == [
        cap_of(name) for name in ("ctrl+z", "escape", "page up", "slash")
    ]


def test_every_button_of_a_pad_but_the_triggers_has_a_number() -> None:
    assert set(PAD_NAMES) - {"lt", "rt"} == {pad_button(number) for number in range(11)}
    assert "" == pad_button(11)


def test_hints_speak_of_the_device_in_use() -> None:
    assert "Z" == InUse(Device.KEYBOARD).sign("undo")
    assert "Z" == InUse(Device.MOUSE).sign("undo")
    assert "b" == InUse(Device.PAD).sign("undo")
    assert "" == InUse(Device.TOUCH).sign("undo")
    assert "stick" == InUse(Device.PAD).sign(MOVE)


def test_hints_show_what_a_player_likes_better() -> None:
    liked = Wiring.of(Preferences(keys={"undo": ("u",)}))

    assert "U" == InUse(Device.KEYBOARD, liked).sign("undo")
    assert {"keys": {"undo": ("u",)}, "pad": {}} == liked.changes
