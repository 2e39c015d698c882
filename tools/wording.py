"""Finds the sentences in the code of the game."""

from __future__ import annotations

import ast
from string import Formatter
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

WORDING = {"say": (0,), "say_of": (1,), "counted": (1, 2), "refuse": (1,)}
"""The arguments that are wording, by what a sentence is made with."""
_HOMES = frozenset({"formulad.kernel.sentence", "formulad.kernel.game"})
"""Where they come from: others may have the same names."""


class UntranslatableError(Exception):
    """A sentence that translators cannot be given; the text tells where and why."""


class Said(NamedTuple):
    """A sentence in the code, with its gaps."""

    wording: tuple[str, ...]
    """What is said; of one thing and of several if it is counted."""
    context: str


def sentences(path: Path, told: str) -> Iterator[Said]:
    """Yield the sentences of a file in the order in which they stand there.

    Args:
        path: the file.
        told: what it is called in messages.

    Raises:
        UntranslatableError: if a sentence is put together, or one of its gaps is left open.
    """
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    known = _imported(nodes)
    calls = [node for node in nodes if isinstance(node, ast.Call) and _maker(node) in known]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        try:
            yield _said(call)
        except UntranslatableError as error:
            raise UntranslatableError(f"{told}:{call.lineno}: {error}") from None


def gaps(wording: str) -> frozenset[str]:
    """Return the gaps of a sentence.

    Raises:
        ValueError: if a brace stands alone.
    """
    return frozenset(name for _, name, _, _ in Formatter().parse(wording) if name is not None)


def _imported(nodes: list[ast.AST]) -> frozenset[str]:
    """Return what a file makes sentences with; others may have the same name."""
    imports = (node for node in nodes if isinstance(node, ast.ImportFrom) and node.module in _HOMES)
    return frozenset(name.name for node in imports for name in node.names) & WORDING.keys()


def _maker(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _said(call: ast.Call) -> Said:
    maker = _maker(call)
    wording = tuple(_literal(call, place) for place in WORDING[maker])
    filled = {keyword.arg for keyword in call.keywords} | ({"n"} if maker == "counted" else set())
    if None not in filled and (call.keywords or maker == "counted"):
        for name in sorted(frozenset().union(*map(gaps, wording)) - filled):
            raise UntranslatableError(f"nothing stands in the gap {{{name}}}")
    return Said(wording, _literal(call, 0) if maker == "say_of" else "")


def _literal(call: ast.Call, place: int) -> str:
    found = call.args[place] if place < len(call.args) else None
    if not isinstance(found, ast.Constant) or not isinstance(found.value, str):
        raise UntranslatableError("the words of a sentence must stand where it is made")
    if not found.value:
        raise UntranslatableError("a sentence says something")
    return found.value
