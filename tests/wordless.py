"""A language without a word: what it says of a sentence is what nobody would translate."""

from __future__ import annotations

from string import Formatter


class Wordless:
    """Says what stands in the gaps of a sentence, and nothing else."""

    code = "none"

    def message(self, context: str, english: str) -> str:
        """Return the gaps of a sentence in their order."""
        del context
        return " ".join(f"{{{name}}}" for _, name, _, _ in Formatter().parse(english) if name)

    def counted(self, context: str, one: str, several: str, number: int) -> str:
        """Return the gaps of the form that speaks of several things."""
        del one, number
        return self.message(context, several)
