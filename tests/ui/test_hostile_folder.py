"""Whatever lies in the folder of a player, the game starts, shows every page, and tells of it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from formulad.ui.race import race_face
from tests.scope import sample
from tests.ui.hostile import HUGE, fill
from tests.ui.pilot import Pilot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from formulad.store.paths import UserFolders

PAGES = ("new-race", "races", "circuits", "rules", "settings", "credits", "shelf", "seasons")
_MOST_NOTICES = 5
_FILES = 12
"""Of those that were given away so many are opened."""


@pytest.fixture(scope="module")
def cluttered(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with everything in it."""
    root = tmp_path_factory.mktemp("player")
    fill(root)
    return root


def started(root: Path) -> tuple[Pilot, list[str]]:
    """Return the game at its menu, and the ids of what stood before it."""
    pilot = Pilot(race_face.menu, root)
    pilot.settle()
    notices: list[str] = []
    while pilot.scene.name == "dialog" and len(notices) < _MOST_NOTICES:
        notices.append(str(getattr(pilot.scene, "_text", "")))
        pilot.press("enter")
        pilot.settle()
    return pilot, notices


@pytest.fixture
def pilot(cluttered: Path) -> Iterator[Pilot]:
    pilot, _ = started(cluttered)
    yield pilot
    pilot.close()


def test_the_game_starts_and_tells_of_the_last_record_that_cannot_be_read(cluttered: Path) -> None:
    pilot, notices = started(cluttered)

    assert "menu" == pilot.scene.name
    assert [True] == ["The file is left as it is." in notice for notice in notices]
    pilot.close()


@pytest.mark.parametrize("page", sample(PAGES, 3))
def test_every_page_opens(pilot: Pilot, page: str) -> None:
    pilot.click(page)
    pilot.settle()

    assert "menu" != pilot.scene.name
    pilot.screenshot()


@pytest.mark.parametrize("tab", sample([0, 1, 2]))
def test_every_record_is_listed_with_what_is_wrong(pilot: Pilot, tab: int) -> None:
    pilot.click("races")
    scene = pilot.scene
    scene._open(tab)  # type: ignore[attr-defined]  # noqa: SLF001 - the tabs are one widget
    scene.arrange(pilot.app.canvas)
    for row in range(len(scene.files)):  # type: ignore[attr-defined]
        scene._choose(row)  # type: ignore[attr-defined]  # noqa: SLF001 - as pointing at it does
        scene.arrange(pilot.app.canvas)
        pilot.wait(1.0)
        pilot.screenshot()


@pytest.mark.thorough
def test_every_circuit_is_listed_with_what_is_wrong(pilot: Pilot) -> None:
    pilot.click("circuits")
    for _ in pilot.scene.widgets:
        pilot.press("down")
        pilot.settle()
        pilot.screenshot()


def test_own_rules_are_listed_with_what_is_wrong(pilot: Pilot) -> None:
    pilot.click("rules")
    pilot.click("own")
    assert "own-presets" == pilot.scene.name
    for _ in pilot.scene.widgets:
        pilot.screenshot()
        pilot.press("down")


def _write(content: bytes) -> Callable[[Path], object]:
    return lambda path: path.write_bytes(content)


def _huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(HUGE)


SETTINGS: dict[str, Callable[[Path], object]] = {
    "folder": lambda path: path.mkdir(),
    "pipe": os.mkfifo,
    "huge": _huge,
    "device": lambda path: path.symlink_to("/dev/zero"),
    "loop": lambda path: path.symlink_to(path.name),
    "number": _write(b"width: 0x" + b"f" * 4000),
    "not a number": _write(b"text_size: .nan"),
    "half a letter": _write(b'language: "\\ud800"'),
    "nested": _write(b"[" * 90_000),
}
"""What stands where settings should."""


@pytest.mark.parametrize("kind", SETTINGS)
def test_settings_that_cannot_be_used_are_told(player: UserFolders, kind: str) -> None:
    SETTINGS[kind](player.settings)

    pilot = Pilot(race_face.menu, player.root)
    pilot.settle()
    assert pilot.app._memory.fault or pilot.scene.name == "dialog"  # noqa: SLF001 - said at the menu
    pilot.close()


def test_a_circuit_whose_name_no_disk_takes_is_forgotten(player: UserFolders) -> None:
    player.settings.write_text(f"language: en\ntrack: {'a' * 300}\n")

    pilot, _ = started(player.root)
    pilot.click("circuits")
    pilot.settle()
    pilot.screenshot()
    pilot.close()


@pytest.mark.parametrize(
    "folder", sample(["saves", "tracks", "designs", "drivers", "presets", "boards"], 2)
)
def test_a_file_may_stand_where_a_folder_should(player: UserFolders, folder: str) -> None:
    player.settings.write_text("language: en\n")
    file = player.root / folder
    file.unlink(missing_ok=True)  # boards that are painted
    file.touch()

    pilot, _ = started(player.root)
    assert "menu" == pilot.scene.name
    pilot.close()


@pytest.mark.thorough
@pytest.mark.parametrize("page", ["records", "exchange"])
def test_every_page_of_the_shelf_opens(pilot: Pilot, page: str) -> None:
    pilot.click("shelf")
    pilot.click(page)
    pilot.screenshot()


def test_every_file_that_was_given_away_is_refused_in_a_sentence(pilot: Pilot) -> None:
    pilot.click("shelf")
    pilot.click("exchange")
    while pilot.scene.focus != "row-0":
        pilot.press("tab")

    for _ in range(_FILES):
        pilot.press("enter")
        pilot.settle()
        assert "dialog" == pilot.scene.name
        pilot.press("enter")
        pilot.settle()
        assert "exchange" == pilot.scene.name
        pilot.press("down")
