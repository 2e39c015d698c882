"""A text that is no YAML is refused with its line and in our own words."""

from __future__ import annotations

import pytest

from formulad.kernel.sentence import Sentence, said, sentence_of
from formulad.store.yaml_document import DocumentError, read_document
from tests.wordless import Wordless

FAULTS = [
    pytest.param("a:\n\tb: 1", "2: lines are indented with spaces here, not with tabs", id="tab"),
    pytest.param("a: @x", "1: what begins with '@' stands in quotation marks", id="odd sign"),
    pytest.param("a: 1\n\nc d\n", "3: there is no ':' behind a name here", id="no colon"),
    pytest.param("a: b: c", "1: this ':' has no place here: a line", id="two colons"),
    pytest.param("a: - 1", "1: a list that begins with '-' has no place here", id="a dash"),
    pytest.param("a:\n  b: 1\n c: 2", "3: this line is not indented like those", id="indented"),
    pytest.param("a: [1, 2", "1: a bracket is opened and not closed", id="open bracket"),
    pytest.param("a: {b: 1", "1: a brace is opened and not closed", id="open brace"),
    pytest.param("a: ,", "1: there is a value missing here", id="no value"),
    pytest.param("a: 'x\nb: 1", "2: quotation marks are opened and not closed", id="open marks"),
    pytest.param('a: "\\q"', "1: a backslash has no place in double quotation", id="backslash"),
    pytest.param("a: 1\nb: *c", "2: write values out: references", id="reference"),
    pytest.param("a: 1\n<<: {b: 2}", "2: write entries out: those of other", id="merged"),
    pytest.param("a: 1\n---\nb: 2", "2: a file is one text: leave out the line '---'", id="two"),
    pytest.param("a: 1\nb: \x01", "2: write letters only: one of these", id="no letter"),
    pytest.param("a: |x\n", "1: this cannot be read: look at its signs", id="anything else"),
    pytest.param("- a\n" * 5000, "5000: this is longer than anybody would write", id="no end"),
    pytest.param("a: " + "[" * 51 + "'", "1: this is nested too deeply", id="deep"),
    pytest.param("a: " + "[" * 50 + "'", "1: quotation marks are opened and", id="not so deep"),
    pytest.param("a: 2024-99-99", "1: a date or a number cannot be read", id="no date"),
]


@pytest.mark.parametrize(("text", "told"), FAULTS)
def test_what_is_no_yaml_is_refused_with_its_line(text: str, told: str) -> None:
    with pytest.raises(DocumentError) as caught:
        read_document("jack.yaml", text)

    assert str(caught.value).startswith(f"jack.yaml:{told}")


@pytest.mark.parametrize(("text", "told"), FAULTS)
def test_nothing_of_it_is_english_whatever_the_language(text: str, told: str) -> None:
    with pytest.raises(DocumentError) as caught:
        read_document("jack.yaml", text)

    fault = sentence_of(caught.value)
    assert isinstance(fault, Sentence)
    line, sign = told.partition(":")[0], "@" if "@" in told else ""
    assert f"jack.yaml:{line}: {sign}" == said(fault, Wordless())


def test_a_text_of_very_many_values_is_read() -> None:
    assert ["a"] * 4999 == read_document("jack.yaml", "- a\n" * 4999).value


def test_a_name_that_looks_like_merging_is_a_name_in_quotation_marks() -> None:
    assert {"<<": 1} == read_document("jack.yaml", "'<<': 1").value
