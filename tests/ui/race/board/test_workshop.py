from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.race.board.workshop import Workshop

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.race.board.plates import Plates
    from formulad.ui.toolkit.text import Typesetter

LANE = 6.0


def pixels(plates: Plates) -> bytes:
    return pygame.image.tobytes(plates.finest.surface, "RGB")


def steps(workshop: Workshop) -> int:
    count = 1
    while not workshop.step():
        count += 1
    return count


def test_a_board_is_painted_in_small_steps(oval: Road, typesetter: Typesetter) -> None:
    workshop = Workshop(oval, typesetter, LANE)
    shares = [workshop.share]

    while not workshop.step():
        shares.append(workshop.share)

    assert sorted(set(shares)) == shares[1:]
    assert 1.0 == workshop.share
    assert len(shares) > 10


def test_an_unfinished_board_has_no_plates(oval: Road, typesetter: Typesetter) -> None:
    workshop = Workshop(oval, typesetter, LANE)
    workshop.step()

    with pytest.raises(RuntimeError, match="not painted yet"):
        workshop.plates  # noqa: B018 - asking is what is refused


def test_the_second_time_a_board_comes_from_the_disk(
    oval: Road, typesetter: Typesetter, tmp_path: Path
) -> None:
    first = Workshop(oval, typesetter, LANE, tmp_path)
    painted = steps(first)
    second = Workshop(oval, typesetter, LANE, tmp_path)

    assert steps(second) < painted / 4
    assert pixels(first.plates) == pixels(second.plates)


@pytest.mark.parametrize("harm", [b"", b"rubbish", None])
def test_a_damaged_picture_is_painted_anew(
    oval: Road, typesetter: Typesetter, tmp_path: Path, harm: bytes | None
) -> None:
    wanted = pixels(Workshop(oval, typesetter, LANE, tmp_path).finish())
    (kept,) = tmp_path.iterdir()
    kept.write_bytes(kept.read_bytes()[:-200] if harm is None else harm)

    assert wanted == pixels(Workshop(oval, typesetter, LANE, tmp_path).finish())


def test_a_folder_that_cannot_be_written_to_does_no_harm(
    oval: Road, typesetter: Typesetter, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")

    assert Workshop(oval, typesetter, LANE, file / "boards").finish()


def test_only_the_newest_picture_of_a_board_is_kept(
    oval: Road, typesetter: Typesetter, tmp_path: Path
) -> None:
    Workshop(oval, typesetter, LANE, tmp_path).finish()
    (kept,) = tmp_path.iterdir()
    older = kept.with_name(kept.name.rsplit("-", 1)[0] + "-0123456789abcdef.board")
    kept.rename(older)

    Workshop(oval, typesetter, LANE, tmp_path).finish()

    assert [kept] == list(tmp_path.iterdir())
