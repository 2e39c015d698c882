from __future__ import annotations

from random import Random

import pytest

from formulad.kernel.values import replace
from formulad.store.container import Container, ContainerError, Kind
from formulad.store.share_text import (
    MOST_LETTERS,
    read_shared_text,
    shared_text,
)
from tests.saves.records import RECORDS

RACE = Container(
    Kind.RACE, "oval", "Ana", {"record.race": (RECORDS / "version-4.race").read_bytes()}
)


@pytest.mark.rule("SHE-5")
def test_a_share_text_is_read_as_the_same_bytes() -> None:
    text = shared_text(RACE)

    assert text.startswith("FormulaD race 1\n")
    assert 76 == max(map(len, text.splitlines()))
    assert RACE == read_shared_text(text)


@pytest.mark.rule("SHE-5")
@pytest.mark.parametrize("mark", ["> ", ">> ", "| ", "\t"])
def test_quote_marks_and_spaces_of_mail_are_no_part_of_it(mark: str) -> None:
    lines = shared_text(RACE).splitlines()
    mail = "Look at this:\r\n" + "\r\n".join(f"{mark}{line}  " for line in lines)

    assert RACE == read_shared_text(mail)


@pytest.mark.rule("SHE-5")
@pytest.mark.parametrize("below", ["\nHave fun!\nBob", "-- \nBob, of the garage", "> On Monday"])
@pytest.mark.parametrize("record", [b"a", b"abcdefgh" * 9, None])
def test_what_a_mail_says_below_is_no_part_of_it(below: str, record: bytes | None) -> None:
    shared = replace(RACE, files={"record.race": record}) if record else RACE

    assert shared == read_shared_text(shared_text(shared) + below)


@pytest.mark.rule("SHE-5")
def test_a_text_with_a_full_last_line_is_found_above_a_name_as_well() -> None:
    texts = (replace(RACE, author="a" * letters) for letters in range(1, 200))
    full = next(each for each in texts if len(shared_text(each).splitlines()[-1]) == 76)

    assert full == read_shared_text(shared_text(full) + "Bob")


@pytest.mark.rule("SHE-5")
def test_lines_that_a_mail_has_broken_anew_are_put_together() -> None:
    head, *lines = shared_text(RACE).splitlines()
    signs = "".join(lines)
    anew = "\n".join(signs[at : at + 60] for at in range(0, len(signs), 60))

    assert RACE == read_shared_text(f"{head}\n{anew}")


@pytest.mark.rule("SHE-6")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "nothing of FormulaD"),
        ("FormulaD race 2\nabc", "newer FormulaD"),
        ("FormulaD race 1\n", "missing or was changed"),
        (shared_text(RACE)[:-20], "missing or was changed"),
        (shared_text(RACE).replace("race 1", "season 1"), "missing or was changed"),
        ("x" * (MOST_LETTERS + 1), "longer than anything"),
    ],
)
def test_a_text_that_does_not_hold_is_refused_in_a_sentence(text: str, told: str) -> None:
    with pytest.raises(ContainerError, match=told):
        read_shared_text(text)


@pytest.mark.rule("SHE-6")
def test_the_longest_text_there_may_be_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    text = shared_text(RACE)
    monkeypatch.setattr("formulad.store.share_text.MOST_LETTERS", len(text))

    assert RACE == read_shared_text(text)


@pytest.mark.rule("SHE-6")
def test_what_nobody_could_take_in_as_a_text_is_refused_where_it_is_made() -> None:
    noise = Random(1).randbytes(300_000)
    big = Container(Kind.RACE, "oval", "", {"record.race": noise})

    with pytest.raises(ContainerError, match="save it as a file"):
        shared_text(big)
