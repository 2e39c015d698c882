"""Small circuits at random, drawn as text, with cars on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st

from formulad.kernel.values import replace
from formulad.race.road.track import CellId
from tests.circuits import SHIPPED, shipped
from tests.drawn import track
from tests.race.oracle import Oracle

if TYPE_CHECKING:
    from formulad.race.road.track import Track


@st.composite
def circuits(draw: st.DrawFn) -> Track:
    """Draw a circuit of one to three lanes with one or two corners of any shape."""
    lanes = draw(st.integers(1, 3))
    straights = st.integers(2, 5).map(lambda cells: [["."] * cells] * lanes)
    sectors = [draw(straights)]
    for number in range(draw(st.integers(1, 2))):
        if number and draw(st.booleans()):
            sectors.append([["|"]] * lanes)
        elif number:
            sectors.append(draw(straights))
        sectors.append(draw(_corner(lanes)))
    sectors.append(draw(straights))
    rows = [[token for sector in sectors for token in sector[lane]] for lane in range(lanes)]
    if draw(st.booleans()):
        rows[0][len(sectors[0][0]) - 1] += ">" * (lanes > 1)
    return track("\n".join(f"{lane} {' '.join(row)}" for lane, row in enumerate(rows)))


@st.composite
def _corner(draw: st.DrawFn, lanes: int) -> list[list[str]]:
    stops = draw(st.integers(1, 3))
    return [
        [f"{stops}{draw(_arrow(lane, lanes))}" for _ in range(draw(st.integers(1, 4)))]
        for lane in range(lanes)
    ]


def _arrow(lane: int, lanes: int) -> st.SearchStrategy[str]:
    arrows = [""] + ["<"] * (lane > 0) + [">"] * (lane < lanes - 1)
    return st.sampled_from(arrows)


@st.composite
def situations(draw: st.DrawFn) -> tuple[Oracle, int, int]:
    """Draw a circuit with cars on it, a number of cells to go and of cells to brake."""
    circuit = draw(circuits())
    cells = st.sampled_from([CellId(i) for i in range(len(circuit.cells))])
    start = draw(cells)
    stops = draw(st.integers(0, circuit.stops[circuit.cells[start].sector]))
    near = st.sampled_from(sorted(_ahead(circuit, start, 4)))
    others = draw(st.frozensets(cells, max_size=6) | st.frozensets(near, max_size=9)) - {start}
    oracle = Oracle(circuit, start, stops, draw(st.booleans()), others)
    return oracle, draw(st.integers(1, 9)), draw(st.integers(0, 9))


def _ahead(circuit: Track, start: CellId, steps: int) -> set[CellId]:
    """Return the cells that so many steps lead to at most."""
    reached = {start}
    for _ in range(steps):
        reached |= {target for cell in reached for target in circuit.next[cell]}
    return reached


@st.composite
def traffic(draw: st.DrawFn) -> tuple[Oracle, int, int]:
    """Draw a car anywhere on a circuit of the game, in the midst of others and of debris."""
    circuit = shipped(draw(st.sampled_from(SHIPPED)))
    start = CellId(draw(st.integers(0, len(circuit.cells) - 1)))
    stops = draw(st.integers(0, circuit.stops[circuit.cells[start].sector]))
    near = st.sampled_from(sorted(_ahead(circuit, start, 7) - {start}))
    others, debris = draw(st.frozensets(near, max_size=9)), draw(st.frozensets(near, max_size=4))
    oracle = Oracle(circuit, start, stops, draw(st.booleans()), others, debris)
    return oracle, draw(st.integers(1, 6)), draw(st.integers(0, 6))


@st.composite
def littered(draw: st.DrawFn) -> tuple[Oracle, int, int]:
    """Draw a situation with debris on the cells ahead."""
    oracle, count, brakes = draw(situations())
    near = st.sampled_from(sorted(_ahead(oracle.track, oracle.start, 5)))
    debris = draw(st.frozensets(near, min_size=1, max_size=5))
    return replace(oracle, debris=debris), count, brakes


@st.composite
def crowded(draw: st.DrawFn) -> tuple[Oracle, int, int]:
    """Draw a situation with a queue close ahead that leaves few gaps."""
    oracle, count, brakes = draw(situations())
    near = _ahead(oracle.track, oracle.start, 4) - {oracle.start}
    gaps = draw(st.frozensets(st.sampled_from(sorted(near)), max_size=5)) if near else frozenset()
    return replace(oracle, occupied=frozenset(near - gaps)), count, brakes


@st.composite
def charming(draw: st.DrawFn) -> tuple[Oracle, int, int]:
    """Draw a situation with rivals ahead, on straights, that turn heads."""
    oracle, count, brakes = draw(situations() | littered())
    ahead = _ahead(oracle.track, oracle.start, 5) - {oracle.start}
    near = [cell for cell in sorted(ahead) if oracle.track.corner_sector[cell] < 0]
    rivals = draw(st.frozensets(st.sampled_from(near), min_size=1, max_size=2)) if near else set()
    there = frozenset(rivals)
    return replace(oracle, occupied=oracle.occupied | there, charmers=there), count, brakes
