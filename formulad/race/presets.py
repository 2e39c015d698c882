"""Options by name: what players and files call the ways to play."""

from __future__ import annotations

from formulad.kernel.spelling import did_you_mean
from formulad.race.options import BASIC, Options, RuleSet

RULE_SETS: dict[str, RuleSet] = {BASIC.id: BASIC}
"""Every set of rules there is, by its id."""

PRESETS: dict[str, Options] = {"beginner": Options(BASIC, laps=1)}
"""Whole sets of options, by the name the settings menu gives them."""


def rule_set(name: str) -> RuleSet:
    """Return a set of rules by its id.

    Raises:
        ValueError: if there is none.
    """
    if name in RULE_SETS:
        return RULE_SETS[name]
    known = ", ".join(RULE_SETS)
    hint = did_you_mean(name, RULE_SETS)
    raise ValueError(f"there are no rules '{name}'; there are: {known}{hint}")


def options_called(name: str) -> Options:
    """Return the options of a preset, or those of a set of rules as they stand.

    Raises:
        ValueError: if nothing has this name.
    """
    if name in PRESETS:
        return PRESETS[name]
    if name in RULE_SETS:
        return Options(RULE_SETS[name])
    known = (*PRESETS, *RULE_SETS)
    hint = did_you_mean(name, known)
    raise ValueError(f"there are no rules '{name}'; there are: {', '.join(known)}{hint}")
