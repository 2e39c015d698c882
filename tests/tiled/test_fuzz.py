"""Whatever is done to a map: it is a circuit, or our own error says why not."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from formulad.race.road.track import TrackError
from formulad.tiled.catalogue import load
from formulad.tiled.circuit import Circuit
from formulad.tiled.sheet.schema import CLASSES
from tests.scope import amount
from tests.tiled.oval import area, item, mark, oval, polyline

OVAL = oval(
    polyline(700, "link", [(1740, 1140), (1670, 1080)], kind="right"),
    polyline(701, "solid_line", [(1900, 1110), (1400, 1110)]),
    area(702, "gunfire", (1400, 990, 200, 190)),
    polyline(703, "police_line", [(800, 990), (800, 1180)]),
    mark(704, "debris", (1740, 1140)),
    item(
        705,
        "tunnel_portal",
        '<properties><property name="exit" type="object" value="706"/></properties>'
        '<polyline points="1330,990 1330,1180"/>',
    ),
    polyline(706, "tunnel_portal", [(980, 990), (980, 1180)]),
)
TOKENS = [match.span() for match in re.finditer(r'(?<=")[^"]*(?=")', OVAL)]
"""Where the values of attributes are."""

values = st.one_of(
    st.sampled_from(
        ["", "0", "-1", "1", "2", "3", "99", "nan", "inf", "1e300", "1e-300", "true", "object"]
    ),
    st.sampled_from(["0,0 0,0", "0,0 9,9 0,0", "1,2,3", ",", "100,100 200,100 300,100"]),
    st.sampled_from(sorted(CLASSES)),
    st.integers().map(str),
    st.floats().map(str),
    st.text(st.characters(codec="utf-8", exclude_characters='"<&'), max_size=8),
)


def outcome(content: bytes) -> Circuit | TrackError:
    """Return what a file is read as."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "fuzz.tmx"
        path.write_bytes(content)
        try:
            return load(path)
        except TrackError as error:
            return error


@settings(max_examples=amount(37, 150), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(st.integers(0, len(TOKENS) - 1), values), min_size=1, max_size=4))
@example([(0, "9.9")])
def test_a_map_with_other_values_is_a_circuit_or_our_error(changes: list[tuple[int, str]]) -> None:
    text = OVAL
    for token, value in sorted(changes, reverse=True):
        start, end = TOKENS[token]
        text = text[:start] + value + text[end:]

    assert isinstance(outcome(text.encode("utf-8", "replace")), Circuit | TrackError)


@settings(max_examples=amount(25, 100), deadline=None)
@given(st.integers(0, len(OVAL) - 1), st.integers(0, 200), st.binary(max_size=6))
def test_a_damaged_map_is_a_circuit_or_our_error(start: int, length: int, junk: bytes) -> None:
    content = OVAL.encode()

    assert isinstance(
        outcome(content[:start] + junk + content[start + length :]), Circuit | TrackError
    )


@settings(max_examples=amount(25, 100), deadline=None)
@given(st.data())
def test_a_map_with_lines_lost_or_doubled_is_a_circuit_or_our_error(data: st.DataObject) -> None:
    lines = OVAL.splitlines()
    places = st.sets(st.integers(2, len(lines) - 2), max_size=6)
    lost, doubled = data.draw(places), data.draw(places)
    left = [
        line
        for number, line in enumerate(lines)
        for _ in range((number not in lost) + (number in doubled))
    ]

    assert isinstance(outcome("\n".join(left).encode()), Circuit | TrackError)
