"""The page of the circuits: what it lists, shows, and where it leads."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from formulad.ui.race.circuits import circuits_page
from formulad.ui.race.circuits.circuits_page import CircuitsScene
from formulad.ui.race.new_race import circuit_card, new_race_page
from formulad.ui.race.new_race.new_race_page import NewRaceScene
from formulad.ui.shell.dialog import Dialog
from formulad.ui.toolkit.intents import Confirm, Direction
from formulad.ui.toolkit.widgets.list_row import ListRow
from tests.circuits import SHIPPED, shipped

if TYPE_CHECKING:
    from formulad.store.paths import UserFolders
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot

GAME = [(shipped(name).title, "") for name in SHIPPED]
"""The rows of the circuits that come with the game."""
OVAL = Path(__file__).parents[3] / "saves" / "oval.tmx"


@pytest.fixture
def own(player: UserFolders) -> Path:
    """Return the folder of a player's circuits: one can be used, one cannot."""
    player.tracks.mkdir()
    text = OVAL.read_text()
    (player.tracks / "oval.tmx").write_text(text)
    (player.tracks / "unborn.tmx").write_text(text.replace('"corner"', '"cornr"'))
    return player.tracks


def look(enter: Enter) -> Pilot:
    """Return who looks at the circuits, once all is read and painted."""
    pilot = enter()
    pilot.click("circuits")
    pilot.settle()
    return pilot


def scene_of(pilot: Pilot) -> CircuitsScene:
    """Return the page."""
    scene = pilot.scene
    assert isinstance(scene, CircuitsScene)
    return scene


def rows(pilot: Pilot) -> list[tuple[str, str]]:
    """Return the list: titles and notes."""
    return [(w.label, w.note) for w in pilot.scene.widgets if isinstance(w, ListRow)]


def go_to(pilot: Pilot, label: str) -> None:
    """Click a circuit of the list."""
    found = (w for w in pilot.scene.widgets if isinstance(w, ListRow) and w.label == label)
    pilot.click(next(found).id)
    pilot.settle()


def test_the_circuits_of_the_game_and_the_players_own_are_listed(enter: Enter, own: Path) -> None:
    assert own.is_dir()
    listed = rows(look(enter))

    wanted = [*GAME, ("Oval", "own"), ("unborn", "own, faulty")]
    assert sorted(wanted) == sorted(listed)


def test_the_circuit_of_the_last_race_is_looked_at_first(enter: Enter) -> None:
    assert "monaco" == scene_of(look(enter)).chosen


def test_a_race_is_agreed_on_the_circuit_that_is_looked_at(enter: Enter, own: Path) -> None:
    assert own.is_dir()
    pilot = look(enter)
    go_to(pilot, "Oval")
    pilot.click("race-here")

    page = pilot.scene
    assert isinstance(page, NewRaceScene)
    assert "oval" == page.agreed.circuit_id
    pilot.press("escape")
    assert "circuits" == pilot.scene.name


def test_by_keys_and_pad_a_race_is_agreed_too(enter: Enter) -> None:
    pilot = look(enter)
    stack = pilot.app.stack

    while scene_of(pilot).chosen != "basse-ville":
        stack.handle(Direction(0, -1))
    stack.handle(Confirm())
    stack.handle(Confirm())

    page = pilot.scene
    assert isinstance(page, NewRaceScene)
    assert "basse-ville" == page.agreed.circuit_id
    assert "street" == page.agreed.rules.base


def test_of_a_faulty_circuit_the_faults_are_told_and_nobody_races_there(
    enter: Enter, own: Path
) -> None:
    assert own.is_dir()
    pilot = look(enter)
    go_to(pilot, "unborn")
    pilot.screenshot()

    faults = scene_of(pilot).looked_at.faults
    assert [11, 12] == [each.spot.id for each in faults]
    assert "unknown class 'cornr'" == str(faults[0].sentence)
    assert "race-here" not in [widget.id for widget in pilot.scene.widgets]


def test_the_page_answers_while_a_picture_is_painted(enter: Enter) -> None:
    pilot = enter()
    pilot.click("circuits")
    pilot.screenshot()
    assert pilot.scene.moving

    pilot.press("up")
    assert SHIPPED[SHIPPED.index("monaco") - 1] == scene_of(pilot).chosen
    pilot.screenshot()
    pilot.press("escape")
    assert "menu" == pilot.scene.name


def test_a_picture_is_painted_in_the_end(enter: Enter) -> None:
    pilot = enter()
    pilot.click("circuits")
    bare = pilot.screenshot().get_buffer().raw
    pilot.settle()

    assert pilot.scene.is_ambient
    assert bare != pilot.screenshot().get_buffer().raw


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (900, 1200)], ids=str)
def test_everything_has_room(enter: Enter, size: tuple[int, int]) -> None:
    pilot = look(enter)
    pilot.resize(*size)
    pilot.screenshot()
    rects = [widget.rect for widget in pilot.scene.widgets]

    assert all(pilot.app.canvas.area.contains(rect) for rect in rects)
    assert not any(a.colliderect(b) for i, a in enumerate(rects) for b in rects[i + 1 :])


@pytest.fixture
def own_monaco(player: UserFolders) -> Path:
    """Return a player's own map that is called like the circuit of the game."""
    player.tracks.mkdir()
    path = player.tracks / "monaco.tmx"
    path.write_text(OVAL.read_text())
    return path


def test_an_own_map_of_a_shipped_name_is_marked_and_both_stay(
    enter: Enter, own_monaco: Path
) -> None:
    assert own_monaco.is_file()

    listed = rows(look(enter))

    assert sorted([*GAME, ("Oval", "own")]) == sorted(listed)
    assert ("Oval", "own") == listed[listed.index(("Monaco", "")) + 1]


def test_a_race_is_agreed_on_ones_own_map_of_a_shipped_name(enter: Enter, own_monaco: Path) -> None:
    assert own_monaco.is_file()
    pilot = look(enter)
    go_to(pilot, "Oval")
    pilot.click("race-here")

    assert isinstance(pilot.scene, NewRaceScene)
    assert "own/monaco" == pilot.scene.agreed.circuit_id
    assert "Oval" == pilot.scene.agreed.circuit.track.title
    pilot.click("circuit-back")
    assert "monaco" == pilot.scene.agreed.circuit_id


def test_a_circuit_of_ones_own_is_marked_on_its_card(
    enter: Enter, own_monaco: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert own_monaco.is_file()
    marked: list[bool] = []
    draw = circuit_card.draw_circuit_card

    def noted(*drawn: Any, is_own: bool) -> None:
        marked.append(is_own)
        draw(*drawn, is_own=is_own)

    monkeypatch.setattr(new_race_page, "draw_circuit_card", noted)
    pilot = look(enter)
    go_to(pilot, "Oval")
    pilot.click("race-here")
    pilot.screenshot()
    assert marked[-1]

    pilot.click("circuit-back")
    pilot.screenshot()
    assert not marked[-1]


def test_an_edited_map_is_seen_at_the_next_look(enter: Enter, own: Path) -> None:
    pilot = look(enter)
    go_to(pilot, "Oval")
    before = pygame.image.tobytes(pilot.screenshot(), "RGB")
    go_to(pilot, "Monaco")

    edited = (own / "oval.tmx").read_text().replace('value="Oval"', 'value="Avus"')
    (own / "oval.tmx").write_text(edited)
    go_to(pilot, "Oval")
    assert ("Avus", "own") in rows(pilot)
    assert before != pygame.image.tobytes(pilot.screenshot(), "RGB")

    (own / "oval.tmx").write_text(edited.replace("Avus", "Solitude"))
    pilot.click("race-here")
    assert isinstance(pilot.scene, NewRaceScene)
    assert "Solitude" == pilot.scene.agreed.circuit.track.title


def test_a_map_that_was_spoilt_meanwhile_is_told_before_the_race(enter: Enter, own: Path) -> None:
    pilot = look(enter)
    go_to(pilot, "Oval")
    pilot.click("race-here")
    (own / "oval.tmx").write_text("spoilt")

    pilot.click("start")

    assert isinstance(pilot.scene, Dialog)
    assert "not a Tiled map" in pilot.scene.text


def let_time_pass(pilot: Pilot) -> None:
    """Wait as long as it may take until a save is seen."""
    for _ in range(4):
        pilot.wait(0.5)
    pilot.settle()


def test_a_map_that_is_saved_meanwhile_is_read_again(enter: Enter, own: Path) -> None:
    pilot = look(enter)
    go_to(pilot, "Oval")
    path = own / "oval.tmx"
    path.write_text(path.read_text().replace('"Oval"', '"Great Ring"'))
    let_time_pass(pilot)

    assert ("Great Ring", "own") in rows(pilot)
    circuit = scene_of(pilot).circuit
    assert circuit is not None
    assert "Great Ring" == circuit.track.title


def test_a_map_that_is_mended_meanwhile_can_be_raced_on(enter: Enter, own: Path) -> None:
    pilot = look(enter)
    go_to(pilot, "unborn")
    (own / "unborn.tmx").write_text(OVAL.read_text())
    let_time_pass(pilot)

    assert "race-here" in [widget.id for widget in pilot.scene.widgets]


def test_maps_that_come_and_go_meanwhile_are_listed(enter: Enter, own: Path) -> None:
    pilot = look(enter)
    go_to(pilot, "Oval")
    (own / "another.tmx").write_text(OVAL.read_text().replace('"Oval"', '"Another"'))
    let_time_pass(pilot)
    assert ("Another", "own") in rows(pilot)
    assert "oval" == scene_of(pilot).chosen

    (own / "oval.tmx").unlink()
    let_time_pass(pilot)
    assert ("Oval", "own") not in rows(pilot)


@pytest.mark.thorough
def test_a_circuit_of_the_game_is_duplicated_into_the_players_folder(
    enter: Enter, player: UserFolders
) -> None:
    pilot = look(enter)
    for name in ("monaco.tmx", "monaco-2.tmx"):
        go_to(pilot, "Monaco")
        pilot.click("duplicate")
        assert (player.tracks / name).is_file()
        assert name == scene_of(pilot).path.name

    pilot.settle()
    assert 3 == len([row for row in rows(pilot) if row[0] == "Monaco"])


def test_a_map_that_is_dropped_onto_the_window_is_copied_and_looked_at(
    enter: Enter, player: UserFolders, tmp_path: Path
) -> None:
    dropped = tmp_path / "gift.tmx"
    dropped.write_text(OVAL.read_text())
    pilot = look(enter)
    pilot.send(pygame.Event(pygame.DROPFILE, file=str(dropped)))
    pilot.settle()

    assert OVAL.read_text() == (player.tracks / "gift.tmx").read_text()
    assert "gift" == scene_of(pilot).chosen


def test_what_cannot_be_copied_is_refused_in_a_sentence(enter: Enter, tmp_path: Path) -> None:
    pilot = look(enter)
    pilot.send(pygame.Event(pygame.DROPFILE, file=str(tmp_path / "none.tmx")))

    assert isinstance(pilot.scene, Dialog)


@pytest.mark.parametrize(
    ("widget", "program", "wanted"),
    [
        ("open-in-tiled", "open_in_tiled", "oval.tmx"),
        ("show-folder", "open_with_desktop", "tracks"),
    ],
)
def test_an_own_map_is_opened_where_it_is_drawn(
    enter: Enter,
    own: Path,
    monkeypatch: pytest.MonkeyPatch,
    widget: str,
    program: str,
    wanted: str,
) -> None:
    assert own.is_dir()
    opened: list[Path] = []
    answers = [True, False]

    def open_it(path: Path) -> bool:
        opened.append(path)
        return answers.pop(0)

    monkeypatch.setattr(circuits_page, program, open_it)
    pilot = look(enter)
    go_to(pilot, "Oval")
    pilot.click(widget)
    assert [wanted] == [path.name for path in opened]

    pilot.click(widget)
    assert isinstance(pilot.scene, Dialog)


@pytest.mark.thorough
def test_a_circuit_is_given_away_and_comes_back_to_others(
    enter: Enter, player: UserFolders, own: Path
) -> None:
    pilot = look(enter)
    go_to(pilot, "Oval")
    pilot.click("share")
    assert isinstance(pilot.scene, Dialog)
    packed = player.shared / "oval.formulad"
    assert str(packed) in pilot.scene.text
    pilot.settle()
    pilot.click("fine")

    (own / "oval.tmx").unlink()
    let_time_pass(pilot)
    pilot.send(pygame.Event(pygame.DROPFILE, file=str(packed)))
    pilot.settle()
    assert "oval" == scene_of(pilot).chosen
    assert OVAL.read_text() == (own / "oval.tmx").read_text()


def test_a_strange_file_that_is_dropped_is_refused_in_a_sentence(
    enter: Enter, player: UserFolders, tmp_path: Path
) -> None:
    dropped = tmp_path / "gift.FORMULAD"
    dropped.write_bytes(b"PK")
    pilot = look(enter)
    pilot.send(pygame.Event(pygame.DROPFILE, file=str(dropped)))

    assert isinstance(pilot.scene, Dialog)
    assert "gift.FORMULAD: this is no file of FormulaD, or it is damaged" == pilot.scene.text
    assert not player.tracks.exists()


def test_a_faulty_map_is_not_given_away(enter: Enter, own: Path) -> None:
    assert own.is_dir()
    pilot = look(enter)
    go_to(pilot, "unborn")

    assert "share" not in [widget.id for widget in pilot.scene.widgets]
