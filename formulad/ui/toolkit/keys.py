"""Names of keys and of a pad's buttons, as settings write them and as key caps show them."""

from __future__ import annotations

import pygame

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import joined, say_of
from formulad.store.bindings import PAD_NAMES

_CODES: dict[str, int] = {
    "return": pygame.K_RETURN,
    "space": pygame.K_SPACE,
    "escape": pygame.K_ESCAPE,
    "tab": pygame.K_TAB,
    "backspace": pygame.K_BACKSPACE,
    "delete": pygame.K_DELETE,
    "insert": pygame.K_INSERT,
    "home": pygame.K_HOME,
    "end": pygame.K_END,
    "page up": pygame.K_PAGEUP,
    "page down": pygame.K_PAGEDOWN,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "slash": pygame.K_SLASH,
    "backslash": pygame.K_BACKSLASH,
    "plus": pygame.K_PLUS,
    "minus": pygame.K_MINUS,
    "equals": pygame.K_EQUALS,
    "comma": pygame.K_COMMA,
    "period": pygame.K_PERIOD,
    "semicolon": pygame.K_SEMICOLON,
    "quote": pygame.K_QUOTE,
    "backquote": pygame.K_BACKQUOTE,
    "left bracket": pygame.K_LEFTBRACKET,
    "right bracket": pygame.K_RIGHTBRACKET,
    "less": pygame.K_LESS,
    "keypad enter": pygame.K_KP_ENTER,
    "keypad plus": pygame.K_KP_PLUS,
    "keypad minus": pygame.K_KP_MINUS,
    "keypad times": pygame.K_KP_MULTIPLY,
    "keypad slash": pygame.K_KP_DIVIDE,
    "keypad period": pygame.K_KP_PERIOD,
} | {f"f{number}": getattr(pygame, f"K_F{number}") for number in range(1, 13)}
_NAMES = {code: name for name, code in _CODES.items()}

_CAPS = {
    "return": say_of("key", "Enter"),
    "space": say_of("key", "Space"),
    "escape": say_of("key", "Esc"),
    "tab": say_of("key", "Tab"),
    "backspace": say_of("key", "Backspace"),
    "delete": say_of("key", "Delete"),
    "insert": say_of("key", "Insert"),
    "home": say_of("key", "Home"),
    "end": say_of("key", "End"),
    "page up": say_of("key", "Page Up"),
    "page down": say_of("key", "Page Down"),
    "keypad enter": say_of("key", "Num Enter"),
    "left": "←",
    "right": "→",
    "up": "↑",
    "down": "↓",
    "slash": "/",
    "backslash": "\\",
    "plus": "+",
    "minus": "−",
    "equals": "=",
    "comma": ",",
    "period": ".",
    "semicolon": ";",
    "quote": "'",
    "backquote": "`",
    "left bracket": "[",
    "right bracket": "]",
    "less": "<",
    "keypad plus": "+",
    "keypad minus": "−",
    "keypad times": "×",
    "keypad slash": "/",
    "keypad period": ".",
}
"""What stands on keys that are not called by what stands on them, in the player's language."""
_HELD = {
    "ctrl": say_of("key", "Ctrl"),
    "alt": say_of("key", "Alt"),
    "shift": say_of("key", "Shift"),
}

TRIGGERS = {2: "lt", 5: "rt"}
"""The axes of a pad that are pulled."""
STICK = {0: (1, 0), 1: (0, 1)}
"""The axes of the stick that goes from thing to thing, and where they lead."""
OTHER_STICK = {3: (1, 0), 4: (0, 1)}
"""The axes of the stick that looks around."""
PAD_BUTTONS = tuple(name for name in PAD_NAMES if name not in TRIGGERS.values())
"""The buttons of a pad by their numbers."""


@frozen
class Chord:
    """A key, perhaps with Shift, Ctrl or Alt."""

    key: int
    shift: bool = False
    control: bool = False
    alt: bool = False


def chord_of(name: str) -> Chord:
    """Return the key that settings call `ctrl+z`."""
    *held, key = name.split("+")
    code = _CODES[key] if key in _CODES else ord(key)
    return Chord(code, "shift" in held, "ctrl" in held, "alt" in held)


def name_of(chord: Chord) -> str:
    """Return what settings call a key; empty if it cannot be bound, such as Shift by itself."""
    known = _NAMES.get(chord.key) or _typed_letter(chord.key)
    if not known:
        return ""
    held = (("ctrl", chord.control), ("alt", chord.alt), ("shift", chord.shift))
    return "+".join([*(word for word, is_held in held if is_held), known])


def cap_of(name: str) -> str:
    """Return what stands on the cap of a key by its name: `Ctrl Z`."""
    *held, key = name.split("+")
    cap = _CAPS.get(key) or key.upper()
    return joined(" ", (*(_HELD[word] for word in held), cap)) if held else cap


def pad_button(number: int) -> str:
    """Return the name of a button by its number; empty if it is one too many."""
    return PAD_BUTTONS[number] if 0 <= number < len(PAD_BUTTONS) else ""


def _typed_letter(code: int) -> str:
    """Return the letter or figure that a key types, if it does."""
    letter = chr(code) if 32 < code < 0x10000 else ""
    is_known = letter.isdecimal() or (letter.isalpha() and letter == letter.lower())
    return letter if is_known else ""
