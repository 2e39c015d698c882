from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from tests.ui import pictures
from tests.ui.pictures import PictureError, assert_looks_like, differing_share

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def red() -> pygame.Surface:
    surface = pygame.Surface((40, 40))
    surface.fill((200, 30, 30))
    return surface


def test_a_picture_looks_like_itself(red: pygame.Surface) -> None:
    assert differing_share(red, red.copy(), 0) == 0.0


def test_a_change_within_the_tolerance_is_not_seen(red: pygame.Surface) -> None:
    near = red.copy()
    near.fill((205, 34, 26))

    assert differing_share(red, near, 5) == 0.0
    assert differing_share(red, near, 3) == 1.0


def test_a_changed_corner_is_measured(red: pygame.Surface) -> None:
    changed = red.copy()
    changed.fill((30, 200, 30), (0, 0, 20, 20))

    assert differing_share(red, changed, 24) == 0.25


def test_another_size_is_another_picture(red: pygame.Surface) -> None:
    assert differing_share(red, pygame.Surface((41, 40)), 24) == 1.0


def test_a_wrong_picture_is_noticed_and_both_are_shown(
    red: pygame.Surface, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "GOLDEN", tmp_path)
    monkeypatch.setattr(pictures, "FAILED", tmp_path / "failed")
    monkeypatch.delenv("FORMULAD_SAVE_GOLDEN", raising=False)
    pygame.image.save(red, tmp_path / "square.png")
    wrong = red.copy()
    wrong.fill((30, 200, 30), (0, 0, 20, 20))

    with pytest.raises(PictureError, match=r"square differs in 25\.0%"):
        assert_looks_like(wrong, "square")

    assert pygame.image.load(tmp_path / "failed" / "square.png").get_size() == (84, 40)


def test_a_picture_nobody_has_looked_at_is_asked_for(
    red: pygame.Surface, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "GOLDEN", tmp_path)
    monkeypatch.delenv("FORMULAD_SAVE_GOLDEN", raising=False)

    with pytest.raises(PictureError, match="FORMULAD_SAVE_GOLDEN=1"):
        assert_looks_like(red, "unseen")
