"""What is kept of a film of the game."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pygame
import pytest

from tools.film import main
from tools.films.takes import TAKES, Director
from tools.screens.visitor import Visitor

if TYPE_CHECKING:
    from pathlib import Path

SIZE = (900, 576)


@pytest.mark.thorough
def test_a_film_is_as_many_pictures_as_its_seconds_hold_each_a_little_later(tmp_path: Path) -> None:
    main([str(tmp_path), "--only", "spin", "--seconds", "3", "--fps", "2", "--size", "900x576"])

    files = sorted(tmp_path.glob("spin-*.png"))
    pictures = [pygame.image.load(each) for each in files]
    assert [f"spin-{number:04}.png" for number in range(1, 7)] == [each.name for each in files]
    assert {SIZE} == {each.get_size() for each in pictures}
    assert len({pygame.image.tobytes(each, "RGB") for each in pictures}) > 2


@pytest.mark.thorough
def test_a_person_in_a_film_decides_and_the_race_goes_on(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path, SIZE)
    director = Director(visitor, TAKES["day"])
    before = director.steps

    for _ in range(80):
        director.go_on(0.1)

    after = director.steps
    visitor.leave()
    assert after > before + 2


@pytest.mark.thorough
@pytest.mark.skipif(shutil.which("ffmpeg") is None, reason="videos take ffmpeg")
def test_a_film_can_be_a_video(tmp_path: Path) -> None:
    video = tmp_path / "film.mp4"

    main([str(video), "--only", "spin", "--seconds", "1", "--fps", "5", "--size", "900x576"])

    assert video.read_bytes()[4:8] == b"ftyp"
