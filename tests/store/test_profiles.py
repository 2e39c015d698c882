from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING

import pytest

from formulad.store.profiles import (
    LONGEST_NAME,
    Profile,
    ProfileError,
    Profiles,
    SavedProfile,
)
from formulad.store.unusable_file import UnusableFile

if TYPE_CHECKING:
    from pathlib import Path

ANA = Profile("Ana", 3, "fr")


@pytest.fixture
def profiles(tmp_path: Path) -> Profiles:
    return Profiles(tmp_path / "profiles")


@pytest.mark.rule("SHE-1")
def test_a_profile_is_a_file_that_people_can_read(profiles: Profiles) -> None:
    path = profiles.keep(ANA)

    assert "Ana.yaml" == path.name
    assert "version: 1\nname: Ana\nnumber: 3\nlanguage: fr\n" == path.read_text()
    assert (SavedProfile(path, ANA),) == profiles.profiles()


@pytest.mark.rule("SHE-1")
def test_a_profile_that_is_moved_away_is_gone_and_one_that_comes_is_there(
    profiles: Profiles, tmp_path: Path
) -> None:
    path = profiles.keep(ANA)
    elsewhere = path.rename(tmp_path / "Ana.yaml")

    assert () == profiles.profiles()
    elsewhere.rename(profiles.folder / "my sister.yaml")
    assert ["Ana"] == [each.name for each in profiles.profiles()]


@pytest.mark.rule("SHE-1")
def test_a_name_has_as_many_letters_as_fit_and_none_more(profiles: Profiles) -> None:
    profiles.keep(Profile("N" * LONGEST_NAME))

    with pytest.raises(ProfileError, match="1 to 24 letters"):
        profiles.keep(Profile("N" * (LONGEST_NAME + 1)))


@pytest.mark.rule("SHE-1")
@pytest.mark.parametrize("name", ["", "  ", "../Ana", "a\u202eb", "con", "a:b"])
def test_a_name_that_no_file_can_have_is_refused(profiles: Profiles, name: str) -> None:
    with pytest.raises(ProfileError, match="letters, figures"):
        profiles.keep(Profile(name))

    assert not profiles.folder.exists()


@pytest.mark.rule("SHE-1")
def test_two_people_of_one_name_are_one_profile(profiles: Profiles) -> None:
    profiles.keep(ANA)

    with pytest.raises(ProfileError, match="There is a profile 'Ana' already"):
        profiles.keep(Profile("ANA"))


@pytest.mark.rule("SHE-1")
def test_a_profile_may_change_its_name_in_its_own_file(profiles: Profiles) -> None:
    profiles.keep(ANA)
    (before,) = profiles.profiles()

    profiles.keep(Profile("Anna", 3), before)

    assert ["Anna"] == [each.name for each in profiles.profiles()]


@pytest.mark.rule("SHE-1")
def test_a_name_that_somebody_gave_up_is_free_and_their_file_stays(profiles: Profiles) -> None:
    profiles.keep(ANA)
    (before,) = profiles.profiles()
    profiles.keep(Profile("Bea", 3), before)

    path = profiles.keep(ANA)

    assert "Ana-2.yaml" == path.name
    assert ["Ana", "Bea"] == [each.name for each in profiles.profiles()]


@pytest.mark.rule("SHE-1")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("version: 1\nnmae: Ana\n", "Ana.yaml:2: there is no entry 'nmae'; did you mean 'name'?"),
        ("version: 1\nname: Ana\nnumber: 11\n", "Ana.yaml:3"),
        ("version: 2\nname: Ana\n", "newer FormulaD"),
        ("version: 1\nname: ''\n", "Ana.yaml:2"),
        ("version: 1\nname: [Ana]\n", "Ana.yaml:2"),
    ],
)
def test_a_bad_file_is_told_in_a_sentence_and_left_alone(
    profiles: Profiles, text: str, told: str
) -> None:
    profiles.folder.mkdir()
    path = profiles.folder / "Ana.yaml"
    path.write_text(text)

    (found,) = profiles.files()

    assert isinstance(found, UnusableFile)
    assert told in found.fault
    with pytest.raises(ProfileError, match="already"):
        profiles.keep(ANA)
    assert text == path.read_text()


@pytest.mark.rule("SHE-1")
def test_a_guest_is_nobody(profiles: Profiles) -> None:
    profiles.keep(ANA)

    assert None is profiles.named("Bruno")
    found = profiles.named(" ana ")
    assert found
    assert ANA == found.profile


@pytest.mark.rule("SHE-1")
def test_a_power_cut_while_a_profile_is_written_leaves_it_as_it_was(
    profiles: Profiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    profiles.keep(ANA)
    (before,) = profiles.profiles()

    child = os.fork()
    if not child:
        monkeypatch.setattr("os.fsync", lambda _: os.kill(os.getpid(), signal.SIGKILL))
        profiles.keep(Profile("Ana", 9), before)
        os._exit(0)
    _, status = os.waitpid(child, 0)

    assert os.WIFSIGNALED(status)
    assert (before,) == profiles.profiles()
    profiles.keep(Profile("Ana", 9), before)
    assert 9 == profiles.profiles()[0].profile.number
