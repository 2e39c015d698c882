"""The workshop: circuits drawn in Tiled itself, with keys alone wherever there is one."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Protocol

import pytest

from formulad.cli import main
from formulad.tiled.catalogue import load
from formulad.tiled.findings import check
from formulad.tiled.generators.new_circuit import Wanted, new_circuit
from formulad.tiled.sheet.sheet import read_sheet
from tests.e2e.tiled_editor import Editor, furnish
from tests.scope import sample
from tests.tiled.generators.loops import SIDE, clicks
from tests.tiled.oval import oval, polyline, tiled_map

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

CHECK = "track check --json"
LANES = ("ctrl+a F7", "track draw lanes", "Lanes from a centreline")
GRID = ("ctrl+shift+g", "track draw grid", "Start grid")
CLICKS = [
    *((1000, 900), (1900, 700), (2900, 820), (3300, 1200), (3000, 1700), (2300, 1900)),
    *((1400, 1850), (800, 1500)),
]
CENTRELINE = tiled_map({"road": [polyline(5, "", [*CLICKS, (990, 890)])]}, {})
CENTRELINE = CENTRELINE.replace('width="80" height="48"', 'width="140" height="100"')
RELOADING = 1.5
"""Seconds in which Tiled takes up what others wrote."""


class OpenTiled(Protocol):
    """Opens Tiled with the text of a map."""

    def __call__(self, text: str) -> Editor:
        """Return the window."""


@pytest.fixture
def tiled(display: dict[str, str], tmp_path: Path) -> Iterator[OpenTiled]:
    opened: list[Editor] = []

    def start(text: str) -> Editor:
        home = tmp_path / "home"
        furnish(tmp_path / "game", home, text)
        own = {f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in ("CONFIG", "CACHE", "DATA")}
        opened.append(Editor(tmp_path / "game", display | own | {"HOME": str(home)}))
        return opened[-1]

    yield start
    for each in opened:
        each.close()


def kinds(editor: Editor) -> list[str]:
    return [each.kind for each in read_sheet(editor.map).items]


def misspell(editor: Editor, kind: str) -> None:
    """Take the last letter from a class in the file, and let Tiled take it up."""
    editor.save_until(lambda: kind in kinds(editor), f"{kind} is drawn")
    text = editor.map.read_text("utf-8")
    editor.map.write_text(text.replace(f'"{kind}"', f'"{kind[:-1]}"', 1), "utf-8")
    time.sleep(RELOADING)


def test_one_key_makes_a_circuit_of_a_centreline_and_one_step_takes_it_back(
    tiled: OpenTiled,
) -> None:
    editor = tiled(CENTRELINE)

    editor.ask(*LANES)
    editor.ask("F6", CHECK)

    editor.wait_until(lambda: check(editor.map).circuit is not None, "the circuit is sound")
    assert 3 == kinds(editor).count("lane")
    assert 10 == kinds(editor).count("start_slot")
    editor.press("ctrl+z")

    editor.save_until(lambda: kinds(editor) == [""], "all is as it was")


def test_a_fault_is_listed_and_a_double_click_on_it_selects_its_object(tiled: OpenTiled) -> None:
    editor = tiled(oval(polyline(21, "finish_line", [(1300, 250), (1300, 470)])))
    editor.ask("F6", CHECK)

    editor.list_issues()
    editor.click_issue()
    editor.press("Delete")

    editor.save_until(lambda: kinds(editor).count("finish_line") == 1, "the object is deleted")
    assert check(editor.map).circuit is not None


def test_the_grid_has_a_key(tiled: OpenTiled) -> None:
    editor = tiled(new_circuit(Wanted("Mine")).text)

    editor.ask(*GRID)
    editor.save_until(lambda: len(read_sheet(editor.map).of("start_slot")) == 10, "it is drawn")
    assert check(editor.map).circuit is not None


def test_another_key_shows_the_board_behind_the_lanes(tiled: OpenTiled) -> None:
    editor = tiled(oval())

    editor.ask("ctrl+F6", f"{CHECK} --preview")
    editor.save_until(lambda: "imagelayer" in editor.map.read_text("utf-8"), "the layer is there")
    assert check(editor.map).circuit is not None


def test_f5_opens_the_game_with_a_race_on_the_map(tiled: OpenTiled) -> None:
    editor = tiled(oval())

    editor.ask("F5", "play --detach --track")

    editor.wait_until(lambda: editor.has_game, "the game is there")
    editor.end_game()


def test_another_shows_the_map_in_the_game_meanwhile(tiled: OpenTiled) -> None:
    editor = tiled(oval(polyline(21, "finish_line", [(1300, 250), (1300, 470)])))

    editor.ask("ctrl+F5", "track watch --detach")

    editor.wait_until(lambda: editor.has_game, "the game is there")
    editor.end_game()


def test_a_circuit_with_faults_is_not_raced_on(tiled: OpenTiled) -> None:
    editor = tiled(oval(polyline(21, "finish_line", [(1300, 250), (1300, 470)])))

    editor.ask("F5", CHECK)
    editor.ask("F6", CHECK)

    assert 0 == editor.asked("play")


def draws_lanes(tiled: OpenTiled) -> Editor:
    editor = tiled(CENTRELINE)
    editor.ask(*LANES)
    return editor


def chooses_a_new_circuit(tiled: OpenTiled) -> Editor:
    editor = tiled(oval())
    editor.new_circuit()
    return editor


@pytest.mark.parametrize("begins", [draws_lanes, chooses_a_new_circuit])
def test_from_the_beginning_to_a_race_with_a_mistake_on_the_way(
    tiled: OpenTiled, begins: Callable[[OpenTiled], Editor]
) -> None:
    editor = begins(tiled)
    editor.ask("ctrl+F5", "track watch --detach")
    editor.wait_until(lambda: editor.has_game, "the map is watched")
    editor.focus()

    misspell(editor, "finish_line")
    editor.ask("F6", CHECK)
    assert check(editor.map).circuit is None
    editor.list_issues()
    editor.click_issue()
    editor.press("Delete")
    editor.ask(*GRID)
    editor.save_until(lambda: check(editor.map).circuit is not None, "the circuit is sound")
    editor.end_game()
    editor.ask("F5", "play --detach --track")
    editor.wait_until(lambda: editor.has_game, "it is raced on")
    editor.end_game()


@pytest.mark.parametrize("seed", sample(range(10)))
def test_along_any_clicks_tiled_draws_what_the_command_draws(
    tiled: OpenTiled, tmp_path: Path, seed: int
) -> None:
    line = clicks(random.Random(seed))
    text = tiled_map({"road": [polyline(5, "", [*line, line[0]])]}, {})
    text = text.replace('width="80" height="48"', f'width="{SIDE // 30}" height="{SIDE // 30}"')
    by_command = tmp_path / "mine.tmx"
    by_command.write_text(text, "utf-8")
    assert 0 == main(["track", "draw", "lanes", str(by_command), "--centreline", "5"])

    editor = tiled(text)
    editor.ask(*LANES)
    editor.save_until(lambda: check(editor.map).circuit is not None, "lanes are drawn")

    assert load(by_command).track.fingerprint == load(editor.map).track.fingerprint
