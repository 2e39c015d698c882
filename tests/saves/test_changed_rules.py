"""Races of the first edition of the rules: good up to the first move that is judged otherwise."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from formulad.cli import main
from formulad.games.race.resume import DamagedSaveError, load, resume
from formulad.kernel.game import Over
from formulad.race.moves import TakeSlipstream
from tests.saves.records import RECORDS, circuit

WET = (
    "edition-1-closed-wet-road.race",
    157,
    (
        "the rule BLK-3 has changed since this was driven: whom cars stop on a wet road pays for"
        " the slide as well"
    ),
)
SLIPSTREAM = (
    "edition-1-slipstream.race",
    106,
    (
        "the rule SLP-5 has changed since this was driven: a slipstream from one corner into"
        " another costs a brake point"
    ),
)
CHANGED = pytest.mark.parametrize(
    ("name", "line", "sentence"), [WET, SLIPSTREAM], ids=["closed wet road", "slipstream"]
)


def copied(name: str, folder: Path) -> Path:
    """Return a record as it lies among the saves of a player."""
    return Path(shutil.copy(RECORDS / name, folder / name))


def test_a_race_that_no_changed_rule_concerns_is_played_again_to_its_end() -> None:
    race = load(RECORDS / "edition-1-full-grid.race", circuit)

    assert None is race.replay.fault
    assert Over() == race.game.awaiting(race.good_part.state)


@CHANGED
def test_a_record_opens_up_to_the_move_that_is_judged_otherwise_and_says_by_which_rule(
    name: str, line: int, sentence: str
) -> None:
    race = load(RECORDS / name, circuit)

    fault = race.replay.fault
    assert fault is not None
    assert (line, sentence, True) == (fault.line, str(fault.sentence), fault.is_outdated)
    assert line == race.record.first_line + race.replay.good_lines
    assert race.good_part.state.round > 1


@CHANGED
def test_replay_says_it_too(
    name: str, line: int, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 1 == main(["replay", str(RECORDS / name)])

    told = capsys.readouterr()
    assert f"line {line}: {sentence}" in told.err
    assert f"after {line - 10} lines" in told.out


@CHANGED
def test_it_goes_on_from_there_and_the_file_is_kept_as_it_was(
    name: str, line: int, sentence: str, tmp_path: Path
) -> None:
    path = copied(name, tmp_path)

    with pytest.raises(DamagedSaveError, match=f"line {line}: {sentence}"):
        resume(path, circuit)
    race = resume(path, circuit, drop_damaged=True)
    race.file.close()

    assert load(RECORDS / name, circuit).good_part.state == race.match.state
    kept = [each.read_bytes() for each in tmp_path.iterdir() if each != path]
    assert [(RECORDS / name).read_bytes()] == kept


def test_what_is_driven_on_from_there_goes_by_the_rules_of_now(tmp_path: Path) -> None:
    path = copied(SLIPSTREAM[0], tmp_path)
    race = resume(path, circuit, drop_damaged=True)
    ways = [move for move in race.game.moves(race.match.state) if isinstance(move, TakeSlipstream)]

    with race.file:
        race.match.play(ways[0])
    again = load(path, circuit)

    assert None is again.replay.fault
    assert race.match.state == again.good_part.state
    assert ["edition 2"] == [line for line in again.record.lines if line.startswith("edition")]


def test_a_race_that_was_gone_on_with_is_gone_on_with_again(tmp_path: Path) -> None:
    path = copied(SLIPSTREAM[0], tmp_path)
    resume(path, circuit, drop_damaged=True).file.close()

    again = resume(path, circuit)
    again.file.close()

    assert 1 == path.read_text().count("\nedition 2\n")
