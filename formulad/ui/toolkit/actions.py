"""Actions that keys and buttons can be bound to: names, what they do, what they say."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.kernel.values import Frozen, field
from formulad.store.bindings import changed_keys, changed_pad, keys_of, pad_of
from formulad.ui.toolkit.intents import (
    Around,
    Cancel,
    Confirm,
    Decline,
    Device,
    Direction,
    Edge,
    Erase,
    Feature,
    Leaf,
    Menu,
    Next,
    Pan,
    Previous,
    Toggle,
    Undo,
    Zoom,
)
from formulad.ui.toolkit.keys import cap_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.kernel.sentence import Sentence
    from formulad.store.bindings import Held
    from formulad.store.preferences import Preferences
    from formulad.ui.toolkit.intents import Intent

MOVE = "move"
"""The arrows or the stick, of which hints speak as of one thing."""
_MOVING = {Device.KEYBOARD: "↑ ↓", Device.MOUSE: "↑ ↓", Device.PAD: "stick"}
_LOOK = 120.0
"""Units by which a key looks aside."""


class Place(Enum):
    """Where an action is of use."""

    EVERYWHERE = say("Everywhere")
    RACE = say("In a race")
    BOARD = say("The board")
    CARDS = say("Card games")


class Action(Frozen):
    """Something that a key or a button does."""

    name: str
    """What settings call it, for good."""
    told: Sentence
    """What players read it does."""
    intent: Intent
    place: Place
    pointer: str = ""
    """How mouse and finger do it."""


_E, _R, _B, _C = Place.EVERYWHERE, Place.RACE, Place.BOARD, Place.CARDS
ACTIONS = (
    Action("confirm", say("do what has the ring; hurry what moves"), Confirm(), _E, say("click")),
    Action("cancel", say("pause, or leave a page"), Cancel(), _E, say("menu, Back")),
    Action("undo", say("take a choice back; leave a page"), Undo(), _E, say("Undo, Back")),
    Action("left", say("go to the left, or the one before"), Direction(-1, 0), _E),
    Action("right", say("go to the right, or the next one"), Direction(1, 0), _E),
    Action("up", say("go up"), Direction(0, -1), _E),
    Action("down", say("go down"), Direction(0, 1), _E),
    Action("next", say("go on to the next thing"), Next(), _E, say("wheel over it")),
    Action("previous", say("go back to the thing before"), Previous(), _E),
    Action("panel_on", say("go round all the buttons"), Around(1), _E, say("click them")),
    Action("panel_back", say("go round them the other way"), Around(-1), _E),
    Action("first", say("go to the beginning"), Edge(last=False), _E),
    Action("last", say("go to the end"), Edge(last=True), _E),
    Action("page_up", say("turn back a page"), Leaf(-1), _E, say("wheel, drag")),
    Action("page_down", say("turn on a page"), Leaf(1), _E, say("wheel, drag")),
    Action("erase", say("erase the letter before"), Erase(), _E),
    Action("erase_ahead", say("erase the letter behind"), Erase(ahead=True), _E),
    Action(
        "find",
        say("search the rules, or the rule book"),
        Toggle(Feature.FIND),
        _E,
        say("the field"),
    ),
    Action("help", say("read how to play"), Toggle(Feature.HELP), _E, say("in the menus")),
    Action(
        "rule",
        say("read the rule behind what is looked at"),
        Toggle(Feature.RULE),
        _E,
        say("the cost itself"),
    ),
    Action("full_screen", say("fill the screen, and go back"), Toggle(Feature.FULL_SCREEN), _E),
    Action(
        "magnify",
        say("take the magnifying glass, and put it away"),
        Toggle(Feature.MAGNIFY),
        _E,
        say("in the settings"),
    ),
    Action("menu", say("open the menu of a race"), Menu(), _R, say("menu; hold your car")),
    Action("decline", say("do without what is offered"), Decline(), _R, say("its button")),
    Action("nitro", say("put the nitro on or off"), Toggle(Feature.NITRO), _R, say("the flame")),
    Action(
        "big_nitro",
        say("use the larger dose of nitro"),
        Toggle(Feature.BIG_NITRO),
        _R,
        say("its button"),
    ),
    Action("less", say("drift a cell less"), Toggle(Feature.LESS), _R, say("its button")),
    Action("more", say("drift a cell more"), Toggle(Feature.MORE), _R, say("its button")),
    Action("litter", say("drop scrap behind you"), Toggle(Feature.LITTER), _R, say("its button")),
    Action("pit", say("look at your pit box"), Toggle(Feature.PIT), _R, say("the box")),
    Action(
        "reach",
        say("show where gears lead, how good that is, or nothing"),
        Toggle(Feature.REACH),
        _B,
        say("the eye"),
    ),
    Action(
        "engineer",
        say("ask the engineer; open or fold the panel"),
        Toggle(Feature.ENGINEER),
        _B,
        say("the engineer's tab"),
    ),
    Action(
        "whole_board",
        say("see the whole board, and go back"),
        Toggle(Feature.WHOLE_BOARD),
        _B,
        say("the map"),
    ),
    Action(
        "turn_board",
        say("turn a chart into its table; on a flat screen: turn the board"),
        Toggle(Feature.TURN),
        _B,
        say("its button"),
    ),
    Action(
        "move_seat",
        say("on a flat screen, twice: move your card to the next side"),
        Toggle(Feature.MOVE_SEAT),
        _B,
        say("its plate"),
    ),
    Action("zoom_in", say("see the board larger"), Zoom(1), _B, say("wheel, pinch")),
    Action("zoom_out", say("see the board smaller"), Zoom(-1), _B, say("wheel, pinch")),
    Action("look_left", say("look to the left"), Pan(_LOOK, 0), _B, say("drag")),
    Action("look_right", say("look to the right"), Pan(-_LOOK, 0), _B, say("drag")),
    Action("look_up", say("look up"), Pan(0, _LOOK), _B, say("drag")),
    Action("look_down", say("look down"), Pan(0, -_LOOK), _B, say("drag")),
    Action(
        "hand", say("hide your cards, or look at them"), Toggle(Feature.HAND), _C, say("the eye")
    ),
)
BY_NAME = {action.name: action for action in ACTIONS}


class Wiring(Frozen):
    """Which keys and buttons do what now."""

    keys: Held = field(default_factory=lambda: keys_of({}))
    """The keys of every action, by their names."""
    pad: Held = field(default_factory=lambda: pad_of({}))
    """The same for the buttons of a pad."""

    @classmethod
    def of(cls, settings: Preferences) -> Wiring:
        """Return what a player likes."""
        return cls(keys_of(settings.keys), pad_of(settings.pad))

    @property
    def changes(self) -> Mapping[str, dict[str, tuple[str, ...]]]:
        """What settings remember of it: only what is not as usual."""
        return {"keys": changed_keys(self.keys), "pad": changed_pad(self.pad)}

    def signs(self, action: str, device: Device) -> tuple[str, ...]:
        """Return what stands on the keys or buttons of an action, for who uses a device."""
        if device is Device.TOUCH:
            return ()
        if device is Device.PAD:
            return self.pad.get(action, ())
        return tuple(cap_of(name) for name in self.keys.get(action, ()))


class InUse(Frozen):
    """What a player plays with now, so that hints speak of that and of nothing else."""

    device: Device = Device.KEYBOARD
    wiring: Wiring = field(default_factory=Wiring)

    def sign(self, action: str) -> str:
        """Return what stands on the key or button of an action; nothing if it has none."""
        if action == MOVE:
            return _MOVING.get(self.device, "")
        signs = self.wiring.signs(action, self.device)
        if action == "help" and not signs:
            signs = self.wiring.signs("rule", self.device)  # which opens the same page
        return next(iter(signs), "")
