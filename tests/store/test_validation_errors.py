"""A value of the wrong kind is refused by what it should be, in words that can be translated."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta

from formulad.kernel.sentence import said
from formulad.store.validation_errors import typing_sentence
from tests.wordless import Wordless


class Car(msgspec.Struct, forbid_unknown_fields=True):
    """Something of every kind."""

    gear: Annotated[int, Meta(ge=1, le=6)] | None = None
    angle: Annotated[int, Meta(multiple_of=90)] = 0
    size: float = 1.0
    name: Annotated[str, Meta(min_length=1, max_length=3)] = "A"
    colour: Annotated[str, Meta(pattern="^[0-9]$")] = "1"
    is_out: bool = False
    laps: Annotated[tuple[int, ...], Meta(min_length=1, max_length=2)] = (1,)
    cell: tuple[int, int] = (0, 0)
    words: dict[str, str] | None = None


def fault(value: object, kind: Any = Car) -> msgspec.ValidationError:
    """Return what the typed reader says of a value."""
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(value, kind)
    return caught.value


FAULTS = [
    ({"gear": "x"}, "expected a whole number, got a text at gear", "  gear"),
    ({"gear": 0}, "expected at least 1 at gear", "1 gear"),
    ({"gear": 7}, "expected at most 6 at gear", "6 gear"),
    ({"gear": 1.5}, "expected a whole number, got a number at gear", "  gear"),
    ({"angle": 1}, "expected a multiple of 90 at angle", "90 angle"),
    ({"angle": None}, "expected a whole number, got nothing at angle", "  angle"),
    ({"size": "x"}, "expected a number, got a text at size", "  size"),
    ({"name": ""}, "expected a text that is not empty at name", " name"),
    ({"name": "Adam"}, "expected a text of at most 3 letters at name", "3 name"),
    ({"name": True}, "expected a text, got true or false at name", "  name"),
    ({"colour": "x"}, "expected a text of another form at colour", " colour"),
    ({"is_out": 1}, "expected true or false, got a whole number at is_out", "  is_out"),
    ({"laps": 3}, "expected a list, got a whole number at laps", "  laps"),
    ({"laps": []}, "expected a list of at least 1 entry at laps", "1 laps"),
    ({"laps": [1, 2, 3]}, "expected a list of at most 2 entries at laps", "2 laps"),
    ({"cell": [1]}, "expected a list of 2 entries, got 1 at cell", "2 1 cell"),
    ({"words": []}, "expected lines of `name: value`, got a list at words", "  words"),
    ({"words": {1: "x"}}, "expected a text, got a whole number at words", "  words"),
    ({"wing": 1}, "there is no entry 'wing'", "wing "),
    ([], "expected lines of `name: value`, got a list", " "),
]


@pytest.mark.parametrize(("value", "told", "left"), FAULTS)
def test_a_value_of_the_wrong_kind_is_told_by_what_it_should_be(
    value: object, told: str, left: str
) -> None:
    sentence = typing_sentence(fault(value))

    assert told == sentence
    assert left == said(sentence, Wordless())


def test_what_is_missing_deep_inside_is_told_with_its_place() -> None:
    class Seat(msgspec.Struct, forbid_unknown_fields=True):
        name: str

    sentence = typing_sentence(fault([{}], list[Seat]))
    unknown = typing_sentence(fault([{"name": "A", "nmae": "B"}], list[Seat]))

    assert "the entry 'name' is missing at [0]" == sentence
    assert "there is no entry 'nmae' at [0]" == unknown
