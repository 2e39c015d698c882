from __future__ import annotations

import errno
import os
import resource
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from formulad.games.race.race_saves import delete_race, new_race, races_in
from formulad.games.race.resume import load, resume
from formulad.kernel.record import SaveError
from formulad.kernel.values import replace
from formulad.race.agreed.setup import Entrant, RaceSetup
from formulad.store.save_file import DELETED, SaveFile
from formulad.store.saves import Shelf, put_away
from tests.games.race.saved import (
    DRIVERS,
    a_header,
    a_save,
    begin,
    find,
    go_on,
    list_races,
    read_race,
)

if TYPE_CHECKING:
    from collections.abc import Iterator


def test_a_new_save_holds_its_whole_header_before_the_first_step(tmp_path: Path) -> None:
    with new_race(tmp_path / "saves", a_header()) as file:
        lines = file.path.read_text().split("\n")

    assert lines[0] == "formulad-record 1"
    assert lines[1] == 'game "race"'
    assert lines[-2:] == ["", ""]


def test_a_line_is_in_the_file_as_soon_as_it_is_written(tmp_path: Path) -> None:
    with new_race(tmp_path, a_header()) as file:
        file.write("r17")

        assert file.path.read_text().endswith("\n\nr17\n")


def test_races_of_one_day_on_one_circuit_have_different_names(tmp_path: Path) -> None:
    names = [a_save(tmp_path, steps=1).name for _ in range(3)]

    assert names == [f"2026-11-20-ring-{number}.race" for number in (1, 2, 3)]


def test_nothing_but_records_is_left_in_the_folder(tmp_path: Path) -> None:
    path = a_save(tmp_path)

    assert list(tmp_path.iterdir()) == [path]


def test_a_race_that_is_being_played_cannot_be_opened_a_second_time(tmp_path: Path) -> None:
    _, file = begin(tmp_path)
    with file, pytest.raises(SaveError, match="is being played in another window"):
        SaveFile(file.path)


def test_a_race_that_is_being_played_cannot_be_opened_by_another_game(tmp_path: Path) -> None:
    program = "import sys, pathlib; from formulad.store.saves import SaveFile as Save;"
    program += "Save(pathlib.Path(sys.argv[1]))"
    _, file = begin(tmp_path)
    with file:
        other = subprocess.run(
            [sys.executable, "-c", program, file.path], capture_output=True, text=True, check=False
        )

    assert "SaveError" in other.stderr
    assert "is being played in another window" in other.stderr


def test_a_race_that_was_closed_can_be_opened_again(tmp_path: Path) -> None:
    path = a_save(tmp_path)

    with SaveFile(path) as file:
        file.write("undo")

    assert path.read_text().endswith("\nundo\n")


def test_a_save_that_is_gone_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=r"gone\.race cannot be opened: no such file"):
        SaveFile(tmp_path / "gone.race")


def test_a_folder_that_cannot_be_made_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file stands in the way")

    with pytest.raises(SaveError, match="nothing can be saved in"):
        new_race(tmp_path / "saves", a_header())


def test_a_name_that_cannot_be_written_is_refused_and_leaves_no_file(tmp_path: Path) -> None:
    seats = (Entrant("\udcff", 7),)
    header = replace(a_header(), setup=RaceSetup("ring", seats))

    with pytest.raises(SaveError, match="a name holds letters that cannot be written down"):
        new_race(tmp_path, header)

    assert list(tmp_path.iterdir()) == []


def test_a_race_that_finds_no_room_to_begin_leaves_no_file(tmp_path: Path) -> None:
    with room_for(20), pytest.raises(SaveError, match="nothing can be saved in"):
        new_race(tmp_path, a_header())

    assert list(tmp_path.iterdir()) == []


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """Let no file grow beyond a size meanwhile; nothing else may be written then."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def test_a_full_disk_leaves_the_record_as_it_was(tmp_path: Path) -> None:
    with new_race(tmp_path, a_header()) as file:
        before = file.read()

        with room_for(len(before) + 3):
            with pytest.raises(SaveError, match="cannot be written: it is far too large"):
                file.write("p s1.A1-s1.A5")
            file.write("g1")

        assert before + b"g1\n" == file.read()


def test_a_disk_that_fails_while_a_record_is_cut_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_descriptor: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    with new_race(tmp_path, a_header()) as file:
        monkeypatch.setattr(os, "fsync", broken)
        with pytest.raises(SaveError, match=r"race cannot be written: input/output error"):
            file.cut(10)


def test_a_folder_that_is_not_there_holds_no_saves(tmp_path: Path) -> None:
    shelf = list_races(tmp_path / "nowhere")

    assert (shelf.unfinished, shelf.finished, shelf.unreadable) == ((), (), ())


def test_unfinished_races_are_listed_with_the_one_played_last_first(tmp_path: Path) -> None:
    first, second = a_save(tmp_path), a_save(tmp_path)
    os.utime(first, (2_000_000_000, 2_000_000_000))

    assert [first, second] == [race.path for race in list_races(tmp_path).unfinished]


def test_a_listed_race_tells_who_drives_and_how_many_lines_it_has(tmp_path: Path) -> None:
    a_save(tmp_path, steps=1)

    (race,) = list_races(tmp_path).unfinished

    assert race.header.setup.seats == DRIVERS
    assert race.lines == 1


def test_a_race_driven_to_the_flag_is_listed_as_finished(tmp_path: Path) -> None:
    match, file = begin(tmp_path)
    with file:
        go_on(match)

    shelf = list_races(tmp_path)

    assert [file.path] == [race.path for race in shelf.finished]
    assert shelf.unfinished == ()


def test_a_file_that_is_no_record_is_listed_with_its_fault(tmp_path: Path) -> None:
    (tmp_path / "holiday.race").write_bytes(b"\xff\xd8\xff")

    (file,) = list_races(tmp_path).unreadable

    assert file.sentence == "line 1: this is no text any more"


def test_a_race_that_went_away_does_not_hide_the_others(tmp_path: Path) -> None:
    there = a_save(tmp_path)
    (tmp_path / "gone.race").symlink_to(tmp_path / "nowhere")

    shelf = list_races(tmp_path)

    assert [there] == [race.path for race in shelf.unfinished]
    assert ["no such file or directory"] == [file.sentence for file in shelf.unreadable]


def test_a_name_taken_for_a_race_that_never_began_is_not_listed(tmp_path: Path) -> None:
    (tmp_path / "2026-11-20-ring-1.race").touch()

    assert list_races(tmp_path) == Shelf()


def test_two_races_that_begin_at_once_do_not_share_a_name(tmp_path: Path) -> None:
    (tmp_path / "2026-11-20-ring-1.race").touch()

    assert a_save(tmp_path).name == "2026-11-20-ring-2.race"


def test_a_deleted_race_is_listed_no_more_and_kept_as_it_was(tmp_path: Path) -> None:
    path = a_save(tmp_path)
    content = path.read_bytes()

    kept = put_away(path)

    assert Shelf() == list_races(tmp_path)
    assert tmp_path / DELETED == kept.parent
    assert content == kept.read_bytes()


def test_races_of_one_name_are_deleted_without_loss(tmp_path: Path) -> None:
    first = put_away(a_save(tmp_path, steps=3))
    second = put_away(a_save(tmp_path, steps=5))

    assert first != second
    assert len(first.read_bytes()) < len(second.read_bytes())


def test_a_race_that_is_being_played_cannot_be_deleted(tmp_path: Path) -> None:
    _, file = begin(tmp_path)
    with file, pytest.raises(SaveError, match="is being played in another window"):
        put_away(file.path)

    assert file.path.exists()


def test_a_race_that_is_gone_cannot_be_deleted(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=r"gone\.race cannot be opened"):
        put_away(tmp_path / "gone.race")


def a_race_on(track: str, folder: Path) -> Path:
    """Return the record of a race on a map that is kept beside it."""
    folder.mkdir(exist_ok=True)
    (folder / track).write_text("<map/>")
    header = a_header()
    header = replace(header, setup=replace(header.setup, track=track))
    with new_race(folder, header) as file:
        return file.path


def delete(path: Path) -> None:
    """Delete one of the races in a folder."""
    delete_race(next(race for race in races_in(path.parent) if race.path == path))


def names(folder: Path) -> set[str]:
    """Return what lies in a folder."""
    return {path.name for path in folder.iterdir() if path.is_file()}


def test_a_deleted_race_takes_its_map_with_it(tmp_path: Path) -> None:
    path = a_race_on("oval.tmx", tmp_path)
    delete(path)

    assert set() == names(tmp_path)
    assert {path.name, "oval.tmx"} == names(tmp_path / DELETED)


def test_a_map_stays_for_another_race_that_names_it(tmp_path: Path) -> None:
    first, second = (a_race_on("oval.tmx", tmp_path) for _ in range(2))
    delete(first)
    assert {second.name, "oval.tmx"} == names(tmp_path)

    delete(second)
    assert set() == names(tmp_path)


def test_a_map_stays_for_a_record_that_may_name_it(tmp_path: Path) -> None:
    (tmp_path / "damaged.race").write_text("nothing that could be read")
    delete(a_race_on("oval.tmx", tmp_path))

    assert {"damaged.race", "oval.tmx"} == names(tmp_path)


def test_nothing_else_is_deleted_with_a_race(tmp_path: Path) -> None:
    elsewhere, saves = tmp_path / "monaco.tmx", tmp_path / "saves"
    elsewhere.write_text("<map/>")
    others = [a_race_on("night.tmx", saves), a_race_on("oval (2).tmx", saves)]
    for track in ("monaco", str(elsewhere), "../monaco.tmx"):
        header = a_header()
        header = replace(header, setup=replace(header.setup, track=track))
        with new_race(saves, header) as file:
            pass
        delete(file.path)
    delete(a_race_on("oval.tmx", saves))

    assert elsewhere.is_file()
    assert {"night.tmx", "oval (2).tmx", *(path.name for path in others)} == names(saves)


def test_a_map_goes_to_where_another_of_its_name_was_put_before(tmp_path: Path) -> None:
    delete(a_race_on("oval.tmx", tmp_path))
    (tmp_path / DELETED / "oval.tmx").write_text("<another/>")
    delete(a_race_on("oval.tmx", tmp_path))

    assert "<another/>" == (tmp_path / DELETED / "oval.tmx").read_text()
    assert "<map/>" == (tmp_path / DELETED / "oval (2).tmx").read_text()


def test_saves_are_read_newest_first_and_no_more_of_them_than_asked_for(tmp_path: Path) -> None:
    for number in range(3):
        path = a_save(tmp_path, steps=1)
        os.utime(path, ns=(number, number))

    assert "2026-11-20-ring-3.race" == next(races_in(tmp_path)).path.name


@pytest.mark.parametrize("sign", [r"\ud800", r"\udfff", r"\udc00\ud800"])
def test_half_a_letter_in_a_header_is_told_with_its_line(tmp_path: Path, sign: str) -> None:
    path = a_save(tmp_path)
    path.write_text(path.read_text().replace('game "race"', f'game "{sign}"'))

    (lost,) = list_races(tmp_path).unreadable
    assert "line 2: the entry 'game' cannot be read" == lost.sentence


def test_a_record_of_more_than_four_megabytes_is_told_and_not_read(tmp_path: Path) -> None:
    path = a_save(tmp_path)
    with path.open("ab") as file:
        file.truncate(1 << 40)

    (lost,) = list_races(tmp_path).unreadable
    assert "it is far too large" == lost.sentence
    with pytest.raises(SaveError, match="cannot be read: it is far too large"):
        load(path, find)


def test_no_record_becomes_so_long_that_it_could_not_be_read_again(tmp_path: Path) -> None:
    with new_race(tmp_path, a_header()) as file:
        before = file.read()
        with pytest.raises(SaveError, match="cannot be written: it is far too large"):
            file.write("x" * (4 << 20))

        assert before == file.read()


def test_a_pipe_among_the_saves_is_told_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.race")

    (lost,) = list_races(tmp_path).unreadable
    assert "it is no plain file" == lost.sentence
    with pytest.raises(SaveError, match="it is no plain file"):
        resume(tmp_path / "pipe.race", find)


def test_listing_counts_the_lines_of_a_record_as_reading_it_does(tmp_path: Path) -> None:
    path = a_save(tmp_path, steps=10_000)
    for content in (path.read_bytes(), path.read_bytes()[:-3], path.read_bytes() + b"g1\ncut"):
        path.write_bytes(content)
        _, record = read_race(content)

        shelf = list_races(tmp_path)
        (saved,) = shelf.finished + shelf.unfinished
        assert (len(record.lines), record.is_over) == (saved.lines, saved.is_over)


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="no memory to be read here")
def test_a_file_that_the_system_makes_up_is_told(tmp_path: Path) -> None:
    path = tmp_path / "memory.race"
    path.symlink_to("/proc/self/mem")

    with pytest.raises(SaveError, match=r"memory\.race cannot be (opened|read)"):
        resume(path, find)
