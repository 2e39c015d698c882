"""Whatever goes wrong is said in sentences: none of them is put together from English words."""

from __future__ import annotations

import ast
from pathlib import Path
from string import Formatter
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

CODE = Path(__file__).resolve().parent.parent / "formulad"
PACKAGES = ("kernel", "race", "cards", "ai", "store", "tiled", "games", "cli")
ERRORS = {
    "ArgumentTypeError",
    "BadArguments",
    "DataMissing",
    "DesignError",
    "DocumentError",
    "IllegalMove",
    "NoScreen",
    "NotationError",
    "OptionError",
    "PresetError",
    "RulebookError",
    "SaveError",
    "TrackError",
    "UsageError",
}
"""What players may read; other errors are for those who mend the game."""
FAULTS = ("fault", "refusal")
"""Functions of these names return what players read."""
TELLING = {"fault", "refusal", "fault_at", "on_line", "unreadable", "_unusable"}
"""Functions of these names are told what players read."""


def modules() -> list[Path]:
    """Return the code that refuses something."""
    return [path for package in PACKAGES for path in sorted((CODE / package).rglob("*.py"))]


def module_of(path: Path) -> str:
    """Return where a module lies in the code."""
    return path.relative_to(CODE).with_suffix("").as_posix()


def name_of(node: ast.AST) -> str:
    """Return the name of what is called, as far as it has one."""
    if not isinstance(node, ast.Call):
        return ""
    func = node.func
    return func.id if isinstance(func, ast.Name) else getattr(func, "attr", "")


def is_note(call: ast.Call) -> bool:
    """Return whether a fault of a map is noted, or a doubt."""
    return ast.unparse(call.func).endswith(("faults.add", "faults.warn"))


def is_bare(node: ast.AST | None) -> bool:
    """Return whether an expression may be several English words that are no sentence."""
    match node:
        case ast.Constant(str(text)):
            return " " in text.strip()
        case ast.JoinedStr(parts):
            return any(isinstance(part, ast.Constant) and " " in str(part.value) for part in parts)
        case ast.IfExp(_, one, other):
            return is_bare(one) or is_bare(other)
        case ast.BoolOp(_, several):
            return any(map(is_bare, several))
        case ast.BinOp(one, _, other):
            return is_bare(one) or is_bare(other)
    return False


def spoken(tree: ast.AST) -> Iterator[ast.expr]:
    """Yield what is said to players when something is refused."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and (name_of(node) in ERRORS | TELLING or is_note(node)):
            yield from node.args
        if isinstance(node, ast.FunctionDef) and node.name.rpartition("_")[2] in FAULTS:
            returns = (each for each in ast.walk(node) if isinstance(each, ast.Return))
            yield from (each.value for each in returns if each.value)


@pytest.mark.parametrize("path", modules(), ids=module_of)
def test_nothing_is_refused_in_words_that_cannot_be_translated(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))

    assert [] == [ast.unparse(each) for each in spoken(tree) if is_bare(each)]


@pytest.mark.parametrize("path", modules(), ids=module_of)
def test_the_template_of_a_refusal_is_written_out_with_a_value_for_each_gap(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    for call in (call for call in calls if name_of(call) == "refuse"):
        template = call.args[1]
        assert isinstance(template, ast.Constant), ast.unparse(call)
        gaps = {name for _, name, _, _ in Formatter().parse(str(template.value)) if name}
        assert gaps == {keyword.arg for keyword in call.keywords}


@pytest.mark.parametrize(
    "code",
    [
        "raise SaveError('it cannot be read')",
        "raise IllegalMove(f'the {die} die has no such face')",
        "raise document.fault(path, f'there is no {name}')",
        "raise SaveError('it cannot be read' + why)",
        "faults.add(lane, f'has only {n} cells')",
        "def name_fault(name):\n    return f'{name} is too long' if name else None",
    ],
)
def test_words_that_cannot_be_translated_are_found(code: str) -> None:
    assert [True] == [each for each in map(is_bare, spoken(ast.parse(code))) if each]
