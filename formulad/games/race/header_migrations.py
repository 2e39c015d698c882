"""Race headers of earlier versions, brought up to date on reading: old races are never lost.

When the entries of a header change their meaning, a function is added that turns the entries as
they were into the entries as they are. It takes a mapping and gives a new one; it reads nothing
else, so that it does the same for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from formulad.kernel.record import SaveError
from formulad.kernel.sentence import say

Entries: TypeAlias = Mapping[str, Any]
Migration: TypeAlias = Callable[[Entries], Entries]


def _names_its_rules(entries: Entries) -> Entries:
    """Version 2 says by which edition of the rules a race was begun."""
    return {**entries, "version": 2, "edition": 1}


MIGRATIONS: tuple[Migration, ...] = (_names_its_rules,)
"""The first one leads from version 1 to version 2, the next one to version 3, and so on."""
VERSION = 1 + len(MIGRATIONS)
"""The version that is written."""


def up_to_date(entries: Entries, migrations: Sequence[Migration] = MIGRATIONS) -> Entries:
    """Return the entries of a header as the present version would have written them.

    Raises:
        SaveError: if a later version wrote them.
    """
    version, newest = entries.get("version"), 1 + len(migrations)
    if type(version) is not int or version < 1:
        raise SaveError(say("the header of this record does not say of which version it is"))
    if version > newest:
        newer = say(
            "the header of this record has version {version}, written by a newer FormulaD;"
            " this one reads versions up to {newest}",
            version=version,
            newest=newest,
        )
        raise SaveError(newer)
    for migrate in migrations[version - 1 :]:
        entries = migrate(entries)
    return entries
