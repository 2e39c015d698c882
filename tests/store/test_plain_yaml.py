"""What is read without the library is what the library would have read, or is left to it."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as some

from formulad.store.plain_yaml import YamlText, read_plain
from formulad.store.yaml_reading import YamlFaultError, read_yaml
from formulad.store.yaml_text import yaml_of

WORDS = some.one_of(
    some.sampled_from(
        ["", "Ada", "no", "On", "true", "null", "~", "a b", "9", "1e3", "0x1", "é", "日本"]
    ),
    some.text(alphabet="abé日 .-+/_:#,'\"9nNoO\n\t", max_size=6),
)
NUMBERS = some.one_of(some.integers(-(10**20), 10**20), some.floats(allow_nan=False))
VALUES = some.recursive(
    some.one_of(some.none(), some.booleans(), NUMBERS, WORDS),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(WORDS, inner, max_size=3),
    max_leaves=12,
)
SETTINGS = """width: 1280
language: ''
text_size: 1.5
board_turned: null
keys:
  undo:
  - u
  - shift+left
pad: {}
race:
  line_up:
  - name: Ada Lovelace
    number: 1
    grade: ''
  - name: René
    number: -2
  has_finished: true
"""
"""As the game writes them."""


def as_the_library_reads(text: str) -> YamlText | None:
    try:
        return read_yaml(text)
    except YamlFaultError:
        return None


def is_read_alike(text: str) -> bool:
    plain = read_plain(text)
    return plain is None or repr(plain) == repr(as_the_library_reads(text))


def test_settings_are_read_without_the_library() -> None:
    read = read_plain(SETTINGS)

    assert read is not None
    assert read == read_yaml(SETTINGS)
    assert 15 == read.lines["$.race.line_up[1].name"]


@given(VALUES)
@example({"n": "y", "on": [{"a": {"b": [1, 2.5]}}, []]})
def test_what_the_game_writes_is_read_alike(value: object) -> None:
    assert is_read_alike(yaml_of(value))


@given(
    some.integers(0, len(SETTINGS)),
    some.integers(0, 4),
    some.text(" -:'#\nabé9.{}[]~&*!|>%@`\t\r", max_size=4),
)
def test_what_somebody_changed_by_hand_is_read_alike(at: int, less: int, more: str) -> None:
    assert is_read_alike(SETTINGS[:at] + more + SETTINGS[at + less :])


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="nothing"),
        pytest.param("a: 1\na: 2\n", id="twice the same name"),
        pytest.param("a: # nothing\n", id="a remark"),
        pytest.param("a: no\n", id="a word that means something else"),
        pytest.param("no: a\n", id="a name that means something else"),
        pytest.param("a:\n", id="a name without a value"),
        pytest.param("a: b\n  c: 1\n", id="a value on two lines"),
        pytest.param("  a: 1\nb: 2\n", id="a line that is indented less than the first"),
        pytest.param("a: 1\n  b: 2\n", id="a line that is indented too far"),
        pytest.param("- - 1\n", id="a list in a list"),
        pytest.param("a: 012\n", id="a number that counts by eights"),
        pytest.param("a: 1\r\n", id="ends of lines of another system"),
        pytest.param("a:b\n", id="no space"),
        pytest.param("a\n", id="a word alone"),
    ],
)
def test_what_is_written_otherwise_is_left_to_the_library(text: str) -> None:
    assert read_plain(text) is None
