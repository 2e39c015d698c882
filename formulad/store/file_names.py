"""File names: words that people give to things, and that name a file on every system as well."""

from __future__ import annotations

import re
import unicodedata

_RESERVED = re.compile(r"con|prn|aux|nul|(com|lpt)\d", re.IGNORECASE)
"""Names that stand for devices on Windows."""


def is_safe(sign: str) -> bool:
    """Return whether every system takes a sign in the name of a file as it is."""
    return sign.isalnum() or unicodedata.category(sign) == "Mn" or sign in " -_'"


def is_reserved(name: str) -> bool:
    """Return whether some system keeps a name for itself."""
    return _RESERVED.fullmatch(name) is not None


def composed(name: str) -> str:
    """Return a name with each letter in one piece, as most systems write the names of files."""
    return unicodedata.normalize("NFC", name)


def file_key(name: str) -> str:
    """Return what two names have in common that one system or other takes for the same file."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())
