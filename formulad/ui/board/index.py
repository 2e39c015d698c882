"""A quick way to the shapes that touch a rectangle: a tile is painted without the rest."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias, TypeVar

import numpy as np

from formulad.ui.board.shapes import Bloom, Bounds, Flat, Gloom, Pool, Shade, Shape, Veil, grown

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

S = TypeVar("S", bound=Shape)


class Index:
    """The shapes of a board in painting order."""

    def __init__(self, shapes: tuple[Shape, ...]) -> None:
        self._shapes = shapes
        self._boxes = Boxes(shapes)
        self._members = {id(shape): Boxes(_members(shape)) for shape in _groups(shapes)}

    def touching(self, area: Bounds) -> Iterator[Shape]:
        """Yield the shapes that touch a rectangle; of a group only its members that do."""
        for shape in self._boxes.touching(self._shapes, area):
            match shape:
                case Shade():
                    yield from self._trimmed(shape, area)
                case Veil():
                    yield from self._trimmed(shape, area)
                case Bloom():
                    yield from self._trimmed(shape, grown(area, shape.reach))
                case Gloom():
                    yield from self._trimmed(shape, grown(area, shape.reach))
                case Pool():
                    yield replace(shape, inside=tuple(self._floating(shape, area)))
                case _:
                    yield shape

    def _floating(self, pool: Pool, area: Bounds) -> Iterator[Flat | Veil]:
        for item in self._members[id(pool)].touching(pool.inside, area):
            if isinstance(item, Veil):
                yield from self._trimmed(item, area)
            else:
                yield item

    def _trimmed(self, group: GroupT, area: Bounds) -> Iterator[GroupT]:
        """Yield a group with only the members that touch a rectangle, if any do."""
        members = tuple(self._members[id(group)].touching(group.shapes, area))
        if members:
            yield replace(group, shapes=members)


class Boxes:
    """The rectangles round some shapes."""

    def __init__(self, shapes: Sequence[Shape]) -> None:
        self._boxes = np.array([shape.bounds for shape in shapes], float).reshape(-1, 4)

    def touching(self, shapes: Sequence[S], area: Bounds) -> Iterator[S]:
        """Yield those of the shapes whose rectangle touches another."""
        left, top, right, bottom = area
        boxes = self._boxes
        hits = (boxes[:, 0] <= right) & (boxes[:, 2] >= left)
        hits &= (boxes[:, 1] <= bottom) & (boxes[:, 3] >= top)
        for i in np.flatnonzero(hits).tolist():
            yield shapes[i]


GroupT = TypeVar("GroupT", Shade, Veil, Bloom, Gloom)
Group: TypeAlias = Shade | Veil | Pool | Bloom | Gloom


def _groups(shapes: Sequence[Shape]) -> Iterator[Group]:
    for shape in shapes:
        if isinstance(shape, Shade | Veil | Pool | Bloom | Gloom):
            yield shape
        if isinstance(shape, Pool):
            yield from _groups(shape.inside)


def _members(group: Group) -> Sequence[Flat | Veil]:
    return group.inside if isinstance(group, Pool) else group.shapes
