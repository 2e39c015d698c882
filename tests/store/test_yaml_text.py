"""What is written as YAML is read as it was; what nobody can count with is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formulad.store.yaml_document import DocumentError, read_document
from formulad.store.yaml_text import yaml_of


@given(st.text(st.characters(codec="utf-8", exclude_characters="\0")))
def test_every_text_is_read_as_it_was(text: str) -> None:
    assert {"name": text} == read_document("some.yaml", yaml_of({"name": text})).value


@pytest.mark.parametrize(
    "number",
    [
        "0x" + "f" * 4000,
        "9" * 5000,
        "0b" + "1" * 65,
        str(1 << 64),
        str(-(1 << 63) - 1),
        "1:" * 20_000 + "1",
        ".nan",
        "-.inf",
        "1.0e+999",
        "2001-13-45",
    ],
    ids=lambda number: number[:12],
)
@pytest.mark.parametrize("text", ["a: 1\nb: {}\n", "a: 1\nb: [{}]"])
def test_a_number_that_nobody_can_count_with_is_refused_with_its_line(
    number: str, text: str
) -> None:
    content = text.replace("{}", number)
    with pytest.raises(DocumentError, match="a date or a number cannot be read"):
        read_document("some.yaml", content)


def test_a_word_of_a_computer_is_a_number() -> None:
    text = f"a: {(1 << 64) - 1}\nb: {-(1 << 63)}\nc: 1.5\n"

    assert {"a": (1 << 64) - 1, "b": -(1 << 63), "c": 1.5} == read_document("x", text).value
