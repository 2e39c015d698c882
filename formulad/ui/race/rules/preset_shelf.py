"""Preset shelf: presets, words, and the way into the rule book, for the pages about rules."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from formulad.games.race.presets import SHIPPED, USUAL
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import counted
from formulad.ui.race.rules.rules_draft import Draft, nearest

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.games.race.last_race import LastRace
    from formulad.games.race.option_words import OptionWords
    from formulad.games.race.presets import Presets
    from formulad.race.agreed.options import Options
    from formulad.ui.shell.scene import Scene


@frozen(slots=False)
class RuleShelf:
    """The rules there are to choose from."""

    presets: Presets
    find_words: Callable[[], OptionWords]
    """Gives what is said of the options in the language of the player."""
    open_rule: Callable[[str], Scene]
    """Makes the page of the rule book that shows a rule, by its id; empty for its first page."""

    @property
    def words(self) -> OptionWords:
        """What is said of the options now."""
        return self.find_words()

    @cached_property
    def shipped(self) -> dict[str, Options]:
        """The presets of the game."""
        return {name: self.presets.options(name) for name in SHIPPED}

    def draft(self, last: LastRace) -> Draft:
        """Return the rules of the last race, or those of a first one."""
        start = self.shipped.get(last.preset) or self._own(last.preset)
        options = last.rules or start or self.shipped[USUAL]
        if start is None:
            return self.compared(options)
        return Draft(options, last.preset, start)

    def compared(self, options: Options) -> Draft:
        """Return options beside the preset of the game that is nearest to them."""
        name = nearest(options, self.shipped)
        return Draft(options, name, self.shipped[name])

    def beside_what_is_there(self, draft: Draft) -> Draft:
        """Return a draft, beside another preset if the one it is compared with was deleted."""
        return draft if draft.base in self.presets.names else self.compared(draft.options)

    def preset_of(self, draft: Draft) -> str:
        """Return the preset of the game that says exactly what a draft does; empty if none."""
        exact = (name for name, options in self.shipped.items() if options == draft.options)
        return next(exact, "")

    def told(self, draft: Draft) -> str:
        """Return in a few words what a draft is: `Rulebook, 3 changes`."""
        title, count = self.words.preset(draft.base), len(draft.changes)
        if not count:
            return title
        return counted(count, "{preset}, {n} change", "{preset}, {n} changes", preset=title)

    def _own(self, name: str) -> Options | None:
        """Return a preset of the player, if it is still there and can be read."""
        try:
            return self.presets.options(name)
        except ValueError:
            return None
