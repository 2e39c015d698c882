from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.games.race.resume import DamagedSaveError, load, resume
from formulad.kernel.record import SaveError
from formulad.race.road.track import Track, TrackError
from formulad.store.save_file import SaveFile
from tests.circuits import RING, shipped
from tests.games.race.saved import a_save, begin, find, go_on, list_races

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("steps", [0, 1, 5, 24, 60])
def test_a_race_goes_on_as_if_it_had_never_been_left(tmp_path: Path, steps: int) -> None:
    whole, one_sitting = begin(tmp_path / "whole")
    with one_sitting:
        go_on(whole)

    resumed = resume(a_save(tmp_path, steps=steps), find)
    with resumed.file:
        go_on(resumed.match)

    assert whole.state == resumed.match.state
    assert one_sitting.path.read_text() == resumed.file.path.read_text()


def test_a_last_line_that_was_cut_never_happened(tmp_path: Path) -> None:
    path = a_save(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole + b"p s1.A1-s")

    resumed = resume(path, find)
    resumed.file.close()

    assert whole == path.read_bytes()


def test_a_decision_taken_back_stays_taken_back(tmp_path: Path) -> None:
    match, file = begin(tmp_path)
    with file:
        go_on(match, 20)
        while not match.may_undo:
            go_on(match, 1)
        match.undo()

    resumed = resume(file.path, find)
    resumed.file.close()

    assert match.state == resumed.match.state


def test_a_race_left_between_its_last_step_and_its_last_line_becomes_finished(
    tmp_path: Path,
) -> None:
    match, file = begin(tmp_path)
    with file:
        go_on(match)
    lines = file.path.read_text().splitlines(keepends=True)
    file.path.write_text("".join(lines[:-1]))

    resume(file.path, find).file.close()

    assert "".join(lines) == file.path.read_text()
    assert list_races(tmp_path).unfinished == ()


def test_a_race_that_goes_on_cannot_be_opened_a_second_time(tmp_path: Path) -> None:
    path = a_save(tmp_path)

    with resume(path, find).file, pytest.raises(SaveError, match="being played"):
        resume(path, find)


def test_a_race_that_cannot_go_on_is_not_left_open(tmp_path: Path) -> None:
    path = a_damaged_save(tmp_path)
    with pytest.raises(DamagedSaveError):
        resume(path, find)

    SaveFile(path).close()


def a_damaged_save(folder: Path) -> Path:
    """Return a record of which the third step became unreadable: line 13 of the file."""
    path = a_save(folder)
    lines = path.read_text().split("\n")
    lines[12] = "x17"
    path.write_text("\n".join(lines))
    return path


def test_a_damaged_line_is_refused_with_its_number(tmp_path: Path) -> None:
    with pytest.raises(DamagedSaveError, match="line 13: 'x17' is no move of a race"):
        resume(a_damaged_save(tmp_path), find)


def test_a_step_that_the_rules_forbid_is_refused_with_its_number(tmp_path: Path) -> None:
    path = a_save(tmp_path, steps=2)
    with SaveFile(path) as file:
        file.write("g6")

    with pytest.raises(DamagedSaveError, match=r"line 14: First the black die has to fall"):
        resume(path, find)


def test_a_check_sum_that_does_not_fit_is_refused_with_its_number(tmp_path: Path) -> None:
    path = a_save(tmp_path, steps=2)
    with SaveFile(path) as file:
        file.write("# 00000000")

    with pytest.raises(DamagedSaveError, match="line 14: the check-sum 00000000 does not fit"):
        resume(path, find)


def test_the_good_part_before_the_damage_is_offered(tmp_path: Path) -> None:
    with pytest.raises(DamagedSaveError) as caught:
        resume(a_damaged_save(tmp_path), find)

    assert len(caught.value.loaded.good_part.played) == 2


def test_a_race_goes_on_from_its_good_part_and_the_damaged_file_is_kept(tmp_path: Path) -> None:
    path = a_damaged_save(tmp_path)
    damaged = path.read_bytes()

    with resume(path, find, drop_damaged=True).file:
        assert b"\n".join(damaged.split(b"\n")[:12]) + b"\n" == path.read_bytes()

    assert damaged == path.with_name(f"{path.name}.bad1").read_bytes()


def test_a_damaged_record_of_which_no_copy_can_be_kept_stays_as_it_is(tmp_path: Path) -> None:
    path = a_damaged_save(tmp_path).rename(tmp_path / f"{'r' * 249}.race")
    before = path.read_bytes()

    with pytest.raises(SaveError, match=r"no copy of r+\.race can be kept: the name is too long"):
        resume(path, find, drop_damaged=True)

    assert before == path.read_bytes()


def test_a_race_without_its_circuit_is_refused(tmp_path: Path) -> None:
    def no_track(track_id: str) -> Track:
        raise TrackError(f"there is no track '{track_id}'")

    with pytest.raises(SaveError, match="lost its circuit: there is no track 'ring'"):
        resume(a_save(tmp_path), no_track)


def test_a_race_whose_circuit_was_changed_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="the circuit Monaco was changed since"):
        resume(a_save(tmp_path), lambda _: shipped("monaco"))


def test_a_race_is_played_on_on_that_circuit_of_its_name_on_which_it_was_driven(
    tmp_path: Path,
) -> None:
    def namesakes(track_id: str) -> Track:
        return RING if track_id == f"ring#{RING.fingerprint}" else shipped("monaco")

    race = resume(a_save(tmp_path), namesakes)
    race.file.close()

    assert RING is race.game.track


def test_a_record_of_a_newer_game_is_refused(tmp_path: Path) -> None:
    path = a_save(tmp_path)
    path.write_text(path.read_text().replace("formulad-record 1", "formulad-record 2"))

    with pytest.raises(SaveError, match="line 1: this record has format 2, written by a newer"):
        resume(path, find)


def test_a_record_whose_header_was_cut_is_refused(tmp_path: Path) -> None:
    path = a_save(tmp_path)
    path.write_text("\n".join(path.read_text().split("\n")[:4]) + "\n")

    with pytest.raises(SaveError, match="the header of this record does not end"):
        resume(path, find)


def test_a_record_can_be_played_again_up_to_a_line(tmp_path: Path) -> None:
    loaded = load(a_save(tmp_path), find, lines=5)

    assert len(loaded.replay.played) + _marks(loaded.record.lines) == 5


def _marks(lines: tuple[str, ...]) -> int:
    return sum(line.startswith("#") for line in lines)


def test_loading_leaves_a_record_as_it_is(tmp_path: Path) -> None:
    path = a_damaged_save(tmp_path)
    before = path.read_bytes()

    assert load(path, find).replay.fault is not None
    assert before == path.read_bytes()


def test_a_race_whose_line_up_nobody_could_have_entered_is_refused(tmp_path: Path) -> None:
    path = a_save(tmp_path)
    path.write_text(path.read_text().replace('"number": 7', '"number": 3'))

    with pytest.raises(SaveError, match="cannot be played: Two drivers have the same car number"):
        resume(path, find)
