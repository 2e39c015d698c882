"""What may import what: layers, doors to outside libraries, no circles, no effects."""

from __future__ import annotations

import ast
import subprocess
import sys
from functools import cache
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).parents[1] / "formulad"
LAYERS = (
    ("__main__",),
    ("cli",),
    ("ui",),
    ("shelf",),
    ("school",),
    ("scenario",),
    ("games",),
    ("ai", "store", "tiled"),
    ("race", "cards", "season"),
    ("kernel",),
)
"""From the top down; who stands in one row does not know the others in it."""
DOORS = {
    "pygame": ("formulad.ui.",),
    "yaml": ("formulad.tiled.", "formulad.store.", "formulad.cli."),
    "msgspec": tuple(
        f"formulad.{room}"
        for room in ("kernel.values", "store.", "games.", "scenario.", "school.", "shelf.")
    ),
    "numpy": ("formulad.ai.", "formulad.ui."),
    "platformdirs": ("formulad.store.paths",),
    "random": (),
    "distributed": ("formulad.cli.cluster",),
    "time": ("formulad.ui.shell.app", "formulad.cli."),
    "zstandard": ("formulad.ui.race.board.plate_store",),
}
"""Which modules may import an outside library; the clock is for the window and for statistics."""

GAMES = ("race", "cards", "tiled", "ai", "scenario", "school", "games", "ui.race", "ui.cards")
"""What belongs to one game, or knows them all."""
SHARED_ROOMS = ("toolkit", "shell", "art")
"""Rooms of the screen that serve every game."""
FREE_OF_GAMES = ("kernel", "season", "store", "ui.toolkit", "ui.shell", "ui.art")
"""What any game can use."""


def name_of(file: Path) -> str:
    """Return the dotted name of a module file."""
    parts = file.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def modules() -> dict[str, frozenset[str]]:
    """Return for each module what it imports, also lazily and for types only."""
    return {name: _imports(tree) for name, tree in programs().items()}


@cache
def programs() -> dict[str, ast.Module]:
    """Return what is written in each module."""
    return {
        name_of(file): ast.parse(file.read_text("utf-8")) for file in sorted(ROOT.rglob("*.py"))
    }


def _imports(program: ast.Module) -> frozenset[str]:
    found: set[str] = set()
    for node in ast.walk(program):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {_module(node.module, alias.name) for alias in node.names}
    return frozenset(found)


def _module(package: str, name: str) -> str:
    """Return the module from which a name is imported: the name itself if it is one."""
    file = ROOT.parent.joinpath(*package.split("."), name)
    is_module = file.with_suffix(".py").is_file() or (file / "__init__.py").is_file()
    return f"{package}.{name}" if is_module else package


PACKAGES = frozenset(name_of(file) for file in ROOT.rglob("__init__.py"))


def own(imports: frozenset[str]) -> list[str]:
    """Return those imports that are modules of the game."""
    return sorted(name for name in imports if name.split(".")[0] == "formulad")


def layer(module: str) -> tuple[int, str]:
    """Return the row of a module, counted from the top, and its package."""
    package = module.split(".")[1]
    rows = [row for row, names in enumerate(LAYERS) if package in names]
    assert rows, f"nothing says in LAYERS what `{package}` may import"
    return rows[0], package


def test_every_package_has_its_layer() -> None:
    known = {name for row in LAYERS for name in row}

    packages = {module.split(".")[1] for module in modules() if "." in module}

    assert set() == packages - known


def test_layers_only_look_down() -> None:
    wrong = []
    for module, imports in modules().items():
        for target in own(imports):
            if "." not in module or "." not in target:
                continue
            (row, package), (below, other) = layer(module), layer(target)
            if package != other and row >= below:
                wrong.append(f"{module} imports {target}")

    assert [] == wrong


@pytest.mark.parametrize("library", DOORS)
def test_outside_libraries_stay_behind_their_door(library: str) -> None:
    users = [
        module
        for module, imports in modules().items()
        if any(name.split(".")[0] == library for name in imports)
    ]

    assert [] == [user for user in users if not f"{user}.".startswith(DOORS[library])]


def test_no_modules_import_each_other_in_a_circle() -> None:
    ahead = {module: set(own(imports)) - {module} for module, imports in modules().items()}
    is_shrinking = True
    while is_shrinking:
        leaves = {module for module, targets in ahead.items() if not targets & ahead.keys()}
        ahead = {module: targets for module, targets in ahead.items() if module not in leaves}
        is_shrinking = bool(leaves)

    assert [] == sorted(ahead)


def folder_of(module: str) -> str:
    """Return the folder of a module; in `ui` a folder and the one above it are two."""
    name = module if module in PACKAGES else module.rpartition(".")[0]
    return name if name.startswith("formulad.ui") else ".".join(name.split(".")[:2])


def test_no_folders_import_each_other_in_a_circle() -> None:
    ahead: dict[str, set[str]] = {}
    for module, imports in modules().items():
        folder = folder_of(module)
        others = {folder_of(each) for each in own(imports)} - {folder, "formulad"}
        ahead.setdefault(folder, set()).update(others)
    ahead.pop("formulad")  # the version, and the way into the command line
    while leaves := {folder for folder, targets in ahead.items() if not targets & ahead.keys()}:
        ahead = {folder: targets for folder, targets in ahead.items() if folder not in leaves}

    assert [] == sorted(ahead)


def test_no_rooms_of_a_folder_import_each_other_in_a_circle() -> None:
    ahead: dict[str, set[str]] = {}
    for module, imports in modules().items():
        if room := _room_of(module):
            ahead.setdefault(room, set()).update({_room_of(each) for each in own(imports)} - {room})
    while leaves := {room for room, targets in ahead.items() if not targets & ahead.keys()}:
        ahead = {room: targets for room, targets in ahead.items() if room not in leaves}

    assert [] == sorted(ahead)


def _room_of(module: str) -> str:
    """Return the folder within a folder where a module lies; empty where it lies in none."""
    parts = (module if module in PACKAGES else module.rpartition(".")[0]).split(".")
    return ".".join(parts[:3]) if len(parts) > 2 else ""


def test_an_error_has_one_name_and_a_name_one_error() -> None:
    found: dict[str, list[str]] = {}
    for name, program in programs().items():
        for node in ast.walk(program):
            bases = (base.id for base in getattr(node, "bases", ()) if isinstance(base, ast.Name))
            if isinstance(node, ast.ClassDef) and any(_is_error(base) for base in bases):
                found.setdefault(node.name, []).append(name)

    assert {} == {name: files for name, files in found.items() if len(files) > 1}


def _is_error(name: str) -> bool:
    return name.endswith(("Error", "Exception")) or name == "IllegalMove"


def test_few_files_lie_loose_in_the_screen() -> None:
    loose = [name for name in modules() if folder_of(name) == "formulad.ui"]

    assert len(loose) <= 1 + 3


@pytest.mark.parametrize("room", FREE_OF_GAMES)
def test_what_any_game_uses_knows_no_game(room: str) -> None:
    wrong = [
        f"{module} imports {target}"
        for module, imports in modules().items()
        if f"{module}.".startswith(f"formulad.{room}.")
        for target in own(imports)
        if f"{target}.".startswith(tuple(f"formulad.{game}." for game in GAMES))
    ]

    assert [] == wrong


def test_no_game_of_the_box_knows_another() -> None:
    wrong = []
    for module, imports in modules().items():
        for room in ("games", "ui", "cards"):
            mine = _game_of(module, room)
            for target in own(imports):
                other = _game_of(target, room)
                if mine and other and mine != other:
                    wrong.append(f"{module} imports {target}")

    assert [] == wrong


def _game_of(module: str, room: str) -> str:
    """Return which game of a room a module belongs to; empty if it serves them all."""
    parts = module.split(".")
    is_game = parts[1:2] == [room] and len(parts) > 2 and ".".join(parts[:3]) in PACKAGES
    return parts[2] if is_game and parts[2] not in SHARED_ROOMS else ""


@pytest.mark.parametrize(
    "package",
    ["kernel", "race", "cards", "season", "ai", "cli", "store", "tiled", "games", "scenario"],
)
def test_only_the_window_needs_pygame(package: str) -> None:
    assert not needs_pygame(package)


def test_the_window_needs_pygame() -> None:
    assert needs_pygame("ui.shell.window")


def needs_pygame(package: str) -> bool:
    """Return whether pygame is there once a module, or all those of a package, were imported."""
    names = [name for name in modules() if f"{name}.".startswith(f"formulad.{package}.")]
    code = f"import sys, {', '.join(names)}; print('pygame' in sys.modules)"
    told = subprocess.check_output([sys.executable, "-c", code], text=True)
    return "True" == told.splitlines()[-1]


def test_values_are_declared_in_one_way_which_is_quick_to_import() -> None:
    otherwise = {
        name: ast.unparse(decorator)
        for name, tree in programs().items()
        for kind in ast.walk(tree)
        if isinstance(kind, ast.ClassDef)
        for decorator in kind.decorator_list
        if "frozen=True" in map(ast.unparse, getattr(decorator, "keywords", ()))
    }

    assert {} == otherwise, "they are Frozen: formulad/kernel/values.py"


def test_pygame_is_the_community_edition() -> None:
    assert getattr(pygame, "IS_CE", False)
