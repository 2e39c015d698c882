"""Sentences: English as they stand, and able to be said in another language.

Whoever writes a sentence says it in English and names what stands in its gaps; whoever shows it
asks it for the language of the player. In between it is a text like any other.

>>> say("{name} has {points} left", name="Ada", points=counted(1, "{n} point", "{n} points"))
'Ada has 1 point left'
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import PurePath
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Quote: TypeAlias = Callable[[str], str]
"""Makes of a text that somebody else wrote, such as a name, what may stand in a sentence."""


class Catalogue(Protocol):
    """The sentences of a language, found by what they are in English."""

    code: str
    """Which language it is, such as `fr`."""

    def message(self, context: str, english: str) -> str:
        """Return a sentence with its gaps; the English one if there is no other."""

    def counted(self, context: str, one: str, several: str, number: int) -> str:
        """Return the form of a sentence that goes with a number."""


def _as_it_is(text: str) -> str:
    return text


class Sentence(str):
    """An English text with gaps, and what stands in them."""

    __slots__ = ("arguments", "context", "english")

    english: str
    """The sentence with its gaps, by which translators know it."""
    arguments: Mapping[str, object]
    context: str
    """What it is about, where the same words mean two things."""

    def __new__(cls, english: str, arguments: Mapping[str, object], context: str = "") -> Self:
        """Fill the gaps of an English sentence."""
        self = super().__new__(cls, english.format_map(arguments) if arguments else english)
        self.english, self.arguments, self.context = english, arguments, context
        return self

    def said(self, catalogue: Catalogue, quote: Quote = _as_it_is) -> str:
        """Return the sentence in the language of a catalogue, and all that stands in it."""
        return self._filled(catalogue.message(self.context, self.english), catalogue, quote)

    def _filled(self, wording: str, catalogue: Catalogue, quote: Quote) -> str:
        if not self.arguments:
            return wording
        filling = {name: said(it, catalogue, quote) for name, it in self.arguments.items()}
        return wording.format_map(filling)

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        """Go to another process as the English text that it is."""
        return str, (str(self),)

    def upper(self) -> Sentence:
        """Return the sentence in capitals, in every language."""
        return Cased(self, str.upper)

    def lower(self) -> Sentence:
        """Return the sentence without capitals, in every language."""
        return Cased(self, str.lower)

    def capitalize(self) -> Sentence:
        """Return the sentence with a capital at its beginning, in every language."""
        return Cased(self, _begun)


class Counted(Sentence):
    """A sentence about a number of things."""

    __slots__ = ("number", "one", "several")

    number: int
    one: str
    several: str

    def said(self, catalogue: Catalogue, quote: Quote = _as_it_is) -> str:
        """Return the form that goes with the number in the language of a catalogue."""
        wording = catalogue.counted(self.context, self.one, self.several, self.number)
        return self._filled(wording, catalogue, quote)


class Joined(Sentence):
    """Several texts in a row."""

    __slots__ = ("parts", "separator")

    parts: tuple[str, ...]
    separator: str

    def said(self, catalogue: Catalogue, quote: Quote = _as_it_is) -> str:
        """Return the texts in the language of a catalogue."""
        separator = str(said(self.separator, catalogue))
        return separator.join(str(said(part, catalogue, quote)) for part in self.parts)


class Written(Sentence):
    """Words that lie in a file for each language, and are looked up there when they are said."""

    __slots__ = ("words",)

    words: Callable[[str], str]

    def said(self, catalogue: Catalogue, quote: Quote = _as_it_is) -> str:
        """Return what stands in the file of the language of a catalogue."""
        del quote  # all of it is ours
        return self.words(catalogue.code)


class Cased(Sentence):
    """A sentence whose letters are changed once it is said: all to capitals, or only its ends."""

    __slots__ = ("cased", "plain")

    plain: Sentence
    cased: Any

    def __new__(cls, plain: Sentence, cased: Any) -> Self:
        """Change the letters of a sentence."""
        self = super().__new__(cls, cased(str(plain)), {})
        self.plain, self.cased = plain, cased
        return self

    def said(self, catalogue: Catalogue, quote: Quote = _as_it_is) -> str:
        """Return the sentence in the language of a catalogue, its letters changed."""
        changed: str = self.cased(self.plain.said(catalogue, quote))
        return changed


def _begun(text: str) -> str:
    """Return a text with a capital at its beginning; capitals of German nouns stay."""
    return f"{text[:1].upper()}{text[1:]}"


def say(english: str, /, **arguments: object) -> Sentence:
    """Return a sentence; what stands in its gaps may be sentences too."""
    return Sentence(english, arguments)


def say_of(context: str, english: str, /, **arguments: object) -> Sentence:
    """Return a sentence whose words mean something else in other places."""
    return Sentence(english, arguments, context)


def counted(number: int, one: str, several: str, /, **arguments: object) -> Sentence:
    """Return a sentence about a number of things; the number is its `{n}`."""
    every = {"n": number, **arguments}
    sentence = Counted(one if number == 1 else several, every)
    sentence.one, sentence.several, sentence.number = one, several, number
    return sentence


def joined(separator: str, parts: Iterable[str]) -> Sentence:
    """Return several texts in a row, as `separator.join` does, each still a sentence."""
    kept = tuple(parts)
    sentence = Joined(separator.join(kept), {})
    sentence.parts, sentence.separator = kept, separator
    return sentence


def written(english: str, words: Callable[[str], str]) -> Sentence:
    """Return words that a file has for each language; its code leads to what they are there."""
    sentence = Written(english, {})
    sentence.words = words
    return sentence


def said(text: object, catalogue: Catalogue, quote: Quote = _as_it_is) -> object:
    """Return a sentence in the language of a catalogue, another text quoted, all else as it is."""
    if isinstance(text, Sentence):
        return text.said(catalogue, quote)
    return quote(str(text)) if isinstance(text, str | PurePath | Exception) else text


def sentence_of(error: Exception) -> str:
    """Return what an error says, still a sentence if it was raised with one."""
    first = error.args[0] if error.args else None
    return first if isinstance(first, Sentence) else str(error)
