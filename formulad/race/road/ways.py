"""Ways to one cell, told apart while the road is searched by what they have met so far."""

from __future__ import annotations

from typing import TypeAlias

from formulad.race.road.passing import Passed
from formulad.race.road.routes import Miss
from formulad.race.road.track import CellId

Misses: TypeAlias = tuple[Miss, ...]
Cells: TypeAlias = frozenset[CellId]
Path: TypeAlias = tuple[CellId, ...]
"""The cells of a way, in order; the one it starts from is not among them."""
Node: TypeAlias = int
"""A cell with the leg on which it was reached: of ways to one node the first is enough."""
Leg: TypeAlias = tuple[int, Misses, Cells, Passed]
"""What ways have in common that may come to one cell and yet go on differently: the portion of a
straight they drive over, the corners they missed, the debris they drove over, and whether they
passed a rival that turns heads."""
Layer: TypeAlias = dict[Node, Path]
"""All that is reached after so many steps, with the way to each."""
MOST_CLASSES = 4
"""Ways to one cell that are kept in mind, when there are many that drive over different debris."""
NO_CELLS: Cells = frozenset()
CELL_BITS = 16
CELL = (1 << CELL_BITS) - 1
"""The bits of a node that are its cell; those above them number the leg."""


class Legs:
    """The legs of one search, numbered as they are met."""

    def __init__(self) -> None:
        self._numbers: dict[Leg, Node] = {}
        self.all: list[Leg] = []
        """By number, without the bits of cells."""
        self.are_littered = False
        """Whether debris was driven over on any of them."""

    def number(self, leg: Leg) -> Node:
        """Return the bits that a leg gives to its nodes; a new one is noted."""
        number = self._numbers.get(leg)
        if number is None:
            number = self._numbers[leg] = len(self.all) << CELL_BITS
            self.all.append(leg)
            _, _, crossed, _ = leg
            self.are_littered = self.are_littered or bool(crossed)
        return number

    def of(self, node: Node) -> Leg:
        """Return the leg of a node."""
        return self.all[node >> CELL_BITS]

    def thinned(self, layer: Layer) -> Layer:
        """Return a layer without ways over needlessly much debris, where their number explodes.

        With n cells of debris about, up to 2 to the power of n sets of them can be driven over.
        """
        if len({node & CELL for node in layer}) * MOST_CLASSES >= len(layer):
            return layer  # there are no fewer kinds of ways than cells
        alike: dict[tuple[Node, int, Misses, Passed], list[Node]] = {}
        for node in layer:
            portion, missed, _, passed = self.of(node)
            alike.setdefault((node & CELL, portion, missed, passed), []).append(node)
        if len(alike) * MOST_CLASSES >= len(layer):
            return layer
        kept = {
            node
            for nodes in alike.values()
            for node in sorted(nodes, key=self._littered)[:MOST_CLASSES]
        }
        return {node: path for node, path in layer.items() if node in kept}

    def ranks(self) -> list[int]:
        """Return the rank of each leg by its debris: the least first."""
        if not self.are_littered:
            return [0] * len(self.all)
        littered = {crossed for _, _, crossed, _ in self.all}
        ranks = {crossed: rank for rank, crossed in enumerate(sorted(littered, key=_amount))}
        return [ranks[crossed] for _, _, crossed, _ in self.all]

    def _littered(self, node: Node) -> tuple[int, list[CellId]]:
        _, _, crossed, _ = self.of(node)
        return _amount(crossed)


def _amount(debris: Cells) -> tuple[int, list[CellId]]:
    """Return what is smaller the less debris it is."""
    return len(debris), sorted(debris)
