"""Letters: signs that can be seen, and those that steer a terminal or turn a line round.

What a player types, or a stranger sends, is one line of signs that can be seen.
"""

from __future__ import annotations

import re
import unicodedata

_UNSEEN = {"Cc", "Cf", "Cs", "Zl", "Zp"}
"""Control signs, marks of format such as those that turn a line round, halves of letters, and
ends of lines and paragraphs."""
_JOINERS = "\u200c\u200d"
"""Persian words and flags are written with them."""
_UNDRAWN = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control signs but the end of a line, those that turn a line round, and halves of letters."""
_LONGEST_DRAWN = 4_000
"""Letters; no page has room for more."""
_REPLACEMENT = "\N{REPLACEMENT CHARACTER}"


def is_seen(sign: str) -> bool:
    """Return whether a sign can be seen, or is a space between words."""
    return unicodedata.category(sign) not in _UNSEEN or sign in _JOINERS


def is_line(text: str) -> bool:
    """Return whether a text is one line that can be seen."""
    return text.isprintable() or all(map(is_seen, text))


def drawable(text: str) -> str:
    """Return a text of which a screen can draw every sign, and a line of it at once."""
    shown = text[:_LONGEST_DRAWN]
    return shown if shown.isprintable() else _UNDRAWN.sub(_REPLACEMENT, shown)


def quoted(text: str) -> str:
    """Return a text of somebody else's as one line that does nothing to a terminal."""
    return "".join(_shown(sign) for sign in text)


def _shown(sign: str) -> str:
    return sign if sign.isprintable() or is_seen(sign) else spelt_out(sign)


def spelt_out(sign: str) -> str:
    r"""Return a sign by its number, as `\u001b`, and as JSON reads it."""
    import json

    return json.dumps(sign)[1:-1] if not sign.isascii() else f"\\u{ord(sign):04x}"
