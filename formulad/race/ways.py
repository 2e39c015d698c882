"""Ways to one cell, told apart while the road is searched by what they have met so far."""

from __future__ import annotations

from typing import TypeAlias

from formulad.race.passing import Passed
from formulad.race.routes import Miss
from formulad.race.track import CellId

Misses: TypeAlias = tuple[Miss, ...]
Cells: TypeAlias = frozenset[CellId]
Node: TypeAlias = tuple[CellId, int, Misses, Cells, Passed]
"""A cell, the portion of a straight through which it was reached, the corners missed, the debris
driven over, and whether a rival that turns heads was passed."""
Layer: TypeAlias = dict[Node, tuple[CellId, ...]]
"""All that is reached after so many steps, with the way to each."""
End: TypeAlias = tuple[Node, tuple[CellId, ...], int, int, CellId]
"""A node and the way to it, with the cells of its slide and its bonus, and who shortens it."""
MOST_CLASSES = 4
"""Ways to one cell that are kept in mind, when there are many that drive over different debris."""
NO_CELLS: Cells = frozenset()


def thinned(layer: Layer) -> Layer:
    """Return a layer without ways over needlessly much debris, where their number explodes.

    With n cells of debris about, up to 2 to the power of n sets of them can be driven over.
    """
    if len(layer) <= MOST_CLASSES:
        return layer
    ways: dict[tuple[CellId, int, Misses, Passed], list[Node]] = {}
    for node in layer:
        ways.setdefault((*node[:3], node[4]), []).append(node)
    if len(ways) * MOST_CLASSES >= len(layer):
        return layer
    kept = {
        node
        for nodes in ways.values()
        for node in sorted(nodes, key=lambda node: (len(node[3]), sorted(node[3])))[:MOST_CLASSES]
    }
    return {node: path for node, path in layer.items() if node in kept}
