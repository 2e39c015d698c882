"""Cell index: the shapes that touch a rectangle, so that a tile is painted without the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, TypeVar

import numpy as np

from formulad.kernel.values import replace
from formulad.ui.race.board.geometry.road_shapes import (
    Bloom,
    Bounds,
    Edges,
    Flat,
    Gloom,
    Pool,
    Shade,
    Shape,
    Veil,
    edges,
    grown,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

S = TypeVar("S", bound=Shape)


class Index:
    """The shapes of a board in painting order."""

    def __init__(self, shapes: Sequence[Shape] = ()) -> None:
        self._shapes: list[Shape] = []
        self._boxes = Boxes(())
        self._members: dict[int, Boxes] = {}
        """The shapes in a group, by the id of that."""
        self._mirrors: dict[int, Boxes] = {}
        """The shapes that mirror some light, by the id of their tuple."""
        self.add(shapes)

    def add(self, shapes: Sequence[Shape]) -> None:
        """Put more shapes over those that are there."""
        self._shapes.extend(shapes)
        self._boxes.add(shapes)
        self._members.update((id(shape), Boxes(_members(shape))) for shape in _groups(shapes))
        for shape in shapes:
            if isinstance(shape, Bloom) and id(shape.within) not in self._mirrors:
                self._mirrors[id(shape.within)] = Boxes(shape.within)

    def touching(self, area: Bounds) -> Iterator[Shape]:
        """Yield the shapes that touch a rectangle; of a group only its members that do."""
        for shape in self._boxes.touching(self._shapes, area):
            match shape:
                case Shade():
                    yield from self._trimmed(shape, area)
                case Veil():
                    yield from self._trimmed(shape, area)
                case Bloom():
                    yield from self._shining(shape, area)
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

    def _shining(self, bloom: Bloom, area: Bounds) -> Iterator[Bloom]:
        """Yield a light with only what shines into a rectangle, if it falls on anything there."""
        mirrors = tuple(self._mirrors[id(bloom.within)].touching(bloom.within, area))
        if bloom.within and not mirrors:
            return
        for light in self._trimmed(bloom, grown(area, bloom.reach)):
            yield replace(light, within=mirrors)

    def _trimmed(self, group: GroupT, area: Bounds) -> Iterator[GroupT]:
        """Yield a group with only the members that touch a rectangle, if any do."""
        members = tuple(self._members[id(group)].touching(group.shapes, area))
        if members:
            yield replace(group, shapes=members)


class Boxes:
    """The rectangles round some shapes."""

    def __init__(self, shapes: Sequence[Shape]) -> None:
        self._parts = [edges(shapes)]

    def add(self, shapes: Sequence[Shape]) -> None:
        """Put the rectangles of more shapes behind them."""
        self._parts.append(edges(shapes))

    @property
    def _all(self) -> Edges:
        """All rectangles, put together when they are first asked for."""
        if len(self._parts) > 1:
            self._parts = [np.concatenate(self._parts)]
        return self._parts[0]

    def touching(self, shapes: Sequence[S], area: Bounds) -> Iterator[S]:
        """Yield those of the shapes whose rectangle touches another."""
        left, top, right, bottom = area
        boxes = self._all
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
