"""Usual rules of a circuit, for races whose rules nobody chose on purpose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.race.presets import usual
from formulad.ui.race.rules.rules_draft import Draft

if TYPE_CHECKING:
    from formulad.race.road.track import Track
    from formulad.ui.race.rules.preset_shelf import RuleShelf

OF_EVERY_RACE = frozenset({"laps", "qualifying", "grid"})
"""What is agreed on the page of the race itself, whatever its rules."""


def are_usual(rules: Draft, track: Track) -> bool:
    """Return whether rules are those that are usual on a circuit, but for what every race asks."""
    return rules.base == usual(track) and OF_EVERY_RACE.issuperset(rules.changes)


def usual_rules(shelf: RuleShelf, rules: Draft, track: Track) -> Draft:
    """Return the usual rules of a circuit, with the laps and the grid of others if they differ."""
    name = usual(track)
    draft = Draft(shelf.shipped[name], name, shelf.shipped[name])
    for option in OF_EVERY_RACE.intersection(rules.changes):
        draft = draft.with_value(option, rules.value(option))
    return draft
