"""Key and pad bindings: as the game comes, and as a player likes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.kernel.spelling import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from formulad.store.yaml_document import Document

Held: TypeAlias = Mapping[str, tuple[str, ...]]
"""The keys, or the buttons, of actions by their names."""


@frozen
class Usual:
    """The keys and buttons of an action as the game comes."""

    keys: tuple[str, ...] = ()
    pad: tuple[str, ...] = ()


USUAL_BINDINGS: dict[str, Usual] = {
    "confirm": Usual(("return", "keypad enter", "space"), ("a",)),
    "cancel": Usual(("escape",)),
    "undo": Usual(("z", "ctrl+z"), ("b",)),
    "left": Usual(("left",)),
    "right": Usual(("right",)),
    "up": Usual(("up",)),
    "down": Usual(("down",)),
    "next": Usual(("tab",)),
    "previous": Usual(("shift+tab",)),
    "panel_on": Usual(("f6",), ("rb",)),
    "panel_back": Usual(("shift+f6",), ("lb",)),
    "first": Usual(("home",)),
    "last": Usual(("end",)),
    "page_up": Usual(("page up",)),
    "page_down": Usual(("page down",)),
    "erase": Usual(("backspace",)),
    "erase_ahead": Usual(("delete",)),
    "find": Usual(("slash", "ctrl+f")),
    "help": Usual(("f1",)),
    "rule": Usual(("f2",), ("back",)),
    "full_screen": Usual(("f11", "alt+return")),
    "magnify": Usual(("f8",)),
    "menu": Usual(("f10",), ("start",)),
    "decline": Usual(("s",), ("x",)),
    "nitro": Usual(("n",), ("ls",)),
    "big_nitro": Usual(("shift+n",)),
    "less": Usual(("k",)),
    "more": Usual(("l",)),
    "litter": Usual(("j",)),
    "pit": Usual(("p",)),
    "reach": Usual(("r",), ("y",)),
    "engineer": Usual(("e",)),
    "whole_board": Usual(("m",), ("rs",)),
    "turn_board": Usual(("t",), ("guide",)),
    "move_seat": Usual(("o",), ("lb+rb",)),
    "zoom_in": Usual(("plus", "equals", "keypad plus"), ("rt",)),
    "zoom_out": Usual(("minus", "keypad minus"), ("lt",)),
    "look_left": Usual(("shift+left",)),
    "look_right": Usual(("shift+right",)),
    "look_up": Usual(("shift+up",)),
    "look_down": Usual(("shift+down",)),
    "hand": Usual(("h",), ("x+y",)),
}
"""Every action, by the name that settings call it."""

NEEDED = ("confirm", "cancel", "left", "right", "up", "down")
"""Without a key for each of these nobody could find the way back."""

PAD_NAMES = ("a", "b", "x", "y", "lb", "rb", "back", "start", "ls", "rs", "guide", "lt", "rt")
"""The buttons of a pad: shoulders, the two in the middle, pressed sticks, triggers."""
_PULLED = ("lt", "rt")
"""Those that are pulled: no other is held with them."""

_NAMED = (
    *("return", "space", "escape", "tab", "backspace", "delete", "insert", "home", "end"),
    *("page up", "page down", "left", "right", "up", "down", "slash", "backslash", "plus"),
    *("minus", "equals", "comma", "period", "semicolon", "quote", "backquote", "left bracket"),
    *("right bracket", "less", "keypad enter", "keypad plus", "keypad minus", "keypad times"),
    *("keypad slash", "keypad period"),
)
KEY_NAMES = frozenset((*_NAMED, *(f"f{number}" for number in range(1, 13))))
"""Keys that are called by a word; letters are called by themselves."""
MODIFIERS = ("ctrl", "alt", "shift")
"""What may be held with a key, in the order in which it is named."""


def is_key(name: str) -> bool:
    """Return whether something is the name of a key that may be bound, such as `ctrl+z`."""
    *held, key = name.split("+")
    in_order = [word for word in MODIFIERS if word in held]
    return held == in_order and (key in KEY_NAMES or (len(key) == 1 and _is_small_letter(key)))


def is_button(name: str) -> bool:
    """Return whether something is the name of a button, or of two held together, `lb+rb`."""
    parts = name.split("+")
    if not all(part in PAD_NAMES for part in parts):
        return False
    if len(parts) == 1:
        return True
    is_pulled = any(part in _PULLED for part in parts)
    return len(set(parts)) == len(parts) == 2 and name == together(parts) and not is_pulled


def together(names: Iterable[str]) -> str:
    """Return the name of buttons that are held together, whichever was pressed first."""
    return "+".join(sorted(names, key=PAD_NAMES.index))


def is_digit(name: str) -> bool:
    """Return whether a key is a figure, which always chooses by number."""
    return name.rpartition("+")[2].removeprefix("keypad ").isdecimal()


def keys_of(changed: Held) -> dict[str, tuple[str, ...]]:
    """Return the keys of every action, where a player changed some."""
    return {name: tuple(changed.get(name, usual.keys)) for name, usual in USUAL_BINDINGS.items()}


def pad_of(changed: Held) -> dict[str, tuple[str, ...]]:
    """Return the buttons of every action, where a player changed some."""
    return {name: tuple(changed.get(name, usual.pad)) for name, usual in USUAL_BINDINGS.items()}


def changed_keys(keys: Held) -> dict[str, tuple[str, ...]]:
    """Return of the keys of all actions those that are not as usual."""
    return {name: held for name, held in keys.items() if held != USUAL_BINDINGS[name].keys}


def changed_pad(pad: Held) -> dict[str, tuple[str, ...]]:
    """Return of the buttons of all actions those that are not as usual."""
    return {name: held for name, held in pad.items() if held != USUAL_BINDINGS[name].pad}


def check_keys(document: Document, keys: object) -> None:
    """Say what is wrong with the keys a player wrote down.

    Raises:
        DocumentError: if something is no action or no key, or a key does two things.
    """
    for path, name in _written(document, "keys", keys):
        if is_digit(name):
            told = say("the key '{key}' always chooses by number", key=name)
            raise document.fault(path, told)
        if not is_key(name):
            hint = did_you_mean(name, sorted(KEY_NAMES))
            raise document.fault(path, say("there is no key '{key}'{hint}", key=name, hint=hint))
    _check_once(
        document, "keys", keys, {name: usual.keys for name, usual in USUAL_BINDINGS.items()}
    )
    if isinstance(keys, dict):
        for action in NEEDED:
            if action in keys and not keys[action]:
                told = say("'{action}' must have a key", action=action)
                raise document.fault(f"$.keys.{action}", told)


def check_pad(document: Document, pad: object) -> None:
    """Say what is wrong with the buttons a player wrote down.

    Raises:
        DocumentError: if something is no action or no button, or a button does two things.
    """
    for path, name in _written(document, "pad", pad):
        if not is_button(name):
            hint = did_you_mean(name, PAD_NAMES)
            told = say("a pad has no button '{button}'{hint}", button=name, hint=hint)
            raise document.fault(path, told)
    _check_once(document, "pad", pad, {name: usual.pad for name, usual in USUAL_BINDINGS.items()})


def _written(document: Document, what: str, entries: object) -> Iterator[tuple[str, str]]:
    """Yield path and name of all that is written down; stop at what cannot be read."""
    if not isinstance(entries, dict):
        raise document.fault(f"$.{what}", say("these are lines of `action: [name, name]`"))
    for action, names in entries.items():
        path = f"$.{what}.{action}"
        if action not in USUAL_BINDINGS:
            hint = did_you_mean(str(action), list(USUAL_BINDINGS))
            told = say("there is no action '{action}'{hint}", action=action, hint=hint)
            raise document.fault(path, told)
        if not isinstance(names, list):
            raise document.fault(path, say("names stand in brackets: [name, name]"))
        for index, name in enumerate(names):
            yield f"{path}[{index}]", str(name)


def _check_once(document: Document, what: str, entries: object, usual: Held) -> None:
    """Say so if one key or button would do two things, be it as the game comes."""
    written: Mapping[str, list[object]] = entries if isinstance(entries, dict) else {}
    owner: dict[str, str] = {}
    for action in sorted(usual, key=lambda name: name in written):
        names = [str(name) for name in written[action]] if action in written else usual[action]
        for index, name in enumerate(names):
            if name in owner:
                told = say(
                    "'{name}' does two things: '{first}' and '{second}'",
                    name=name,
                    first=owner[name],
                    second=action,
                )
                raise document.fault(f"$.{what}.{action}[{index}]", told)
            owner[name] = action


def _is_small_letter(key: str) -> bool:
    return key.isalpha() and key == key.lower()
