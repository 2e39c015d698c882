"""Last race: what was agreed on it, which is where the next one begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from formulad.games.race.designs import check_points
from formulad.games.race.drivers_yaml import check_driver
from formulad.games.race.presets import USUAL
from formulad.kernel.sentence import say, sentence_of
from formulad.kernel.spelling import did_you_mean
from formulad.kernel.values import Frozen, field, fields_of, replace
from formulad.race.agreed.option_values import OptionError, read_options, write_options
from formulad.race.agreed.options import Options  # noqa: TC001 - msgspec reads the types of fields
from formulad.race.agreed.setup import Entrant  # noqa: TC001 - as above
from formulad.store.preferences import Advice, Section
from formulad.store.validation_errors import typing_fault

if TYPE_CHECKING:
    from formulad.store.yaml_document import Document


class LastRace(Frozen):
    """What was agreed on the last race."""

    track: str = "monaco"
    preset: str = USUAL
    """What its rules were chosen from."""
    rules: Options | None = None
    """Its rules; None are those of the usual preset."""
    line_up: tuple[Entrant, ...] = field(default=())
    """Its drivers."""
    advice: dict[str, Advice] = field(default_factory=dict)
    """When the engineer speaks, by the names of those people who have chosen for themselves."""
    has_finished: bool = False
    """Whether a race with a person in it was seen through to its end."""
    coached: str = ""
    """The record of the first race, in which hints are given; empty without one."""
    hints: tuple[str, ...] = field(default=())
    """The hints of it that were given."""


def _read(document: Document, path: str, entries: dict[str, Any]) -> LastRace:
    named = _with_rules(entries) if path == "$" else entries
    known = fields_of(LastRace)
    for key in map(str, named):
        if key not in known:
            hint = did_you_mean(key, known)
            fault = say("there is no setting '{setting}'{hint}", setting=key, hint=hint)
            raise document.fault(f"{path}.{key}", fault)
    rules = _rules(document, path, named.pop("rules", None))
    try:
        last = msgspec.convert(named, LastRace)
    except msgspec.ValidationError as error:
        raise typing_fault(document, error, path) from None
    for seat, entrant in enumerate(last.line_up):
        place = f"{path}.line_up[{seat}]"
        if entrant.design:
            check_points(document, f"{place}.design", entrant.design)
        if entrant.driver:
            check_driver(document, f"{place}.driver", entrant.driver)
    return replace(last, rules=rules)


def _with_rules(entries: dict[str, Any]) -> dict[str, Any]:
    """Return the entries of an old file as they are now: its rules were basic, of laps and grid."""
    before = {name: entries[name] for name in ("laps", "grid") if name in entries}
    rest = {name: value for name, value in entries.items() if name not in before}
    if not before or "rules" in rest:
        return rest
    return rest | {"preset": "beginner", "rules": {"rules": "basic"} | before}


def _rules(document: Document, path: str, named: object) -> Options | None:
    if named is None:
        return None
    if not isinstance(named, dict):
        raise document.fault(f"{path}.rules", say("the rules are lines of `name: value`"))
    try:
        return read_options({str(name): value for name, value in named.items()})
    except OptionError as error:
        paths = (f"{path}.rules.{error.option}", f"{path}.{error.option}")
        place = next((each for each in paths if each in document.lines), f"{path}.rules")
        raise document.fault(place, sentence_of(error)) from None


def _write(last: LastRace) -> dict[str, Any]:
    rules = None if last.rules is None else write_options(last.rules)
    entries: dict[str, Any] = msgspec.to_builtins(last) | {"rules": rules}
    return entries


LAST_RACE = Section(
    "race", ("track", "preset", "rules", "line_up", "laps", "grid"), LastRace(), _read, _write
)
"""What the file of preferences says of it."""
