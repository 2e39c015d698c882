"""Maps damaged with a knowledge of what maps hold: objects, vertices, properties, layers, bytes."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.race.road.track import TrackError
from formulad.tiled.catalogue import load
from formulad.tiled.sheet.schema import CLASSES, ENUMS, MAP_PROPERTIES
from tests.circuits import TRACKS
from tests.fuzz.target import Target
from tests.tiled.oval import area, item, mark, oval, polyline

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from random import Random

MOST = 16_500_000
"""Bytes of a damaged map: a little more than a map may have."""
OBJECT = re.compile(r"<object (?:(?!<object ).)*?(?:</object>|/>\n)", re.DOTALL)
"""An object that ends before the next begins: to look further would take for ever."""
POINTS = re.compile(r'(?<=points=")[^"]*')
VALUE = re.compile(r'(?<==")[^"]*')
LAYER = re.compile(r"<objectgroup (?:(?!<objectgroup ).)*?</objectgroup>", re.DOTALL)
NUMBERS = (
    *("0", "-0", "-1", "1", "2", "7", "99", "0.5", "1e6", "1e7", "1e308", "1e-308", "1e309"),
    *("nan", "inf", "-inf", "9" * 4_000, "0." + "3" * 4_000, "1e999999999", "0x1F", "1_0", "١"),
)
WORDS = (
    *CLASSES,
    *(each.name for kind in CLASSES.values() for each in kind.properties),
    *(each.name for each in MAP_PROPERTIES),
    *(str(choice) for choices in ENUMS for choice in choices),
    *("true", "false", "object", "file", "class", "list", "", "//", "é" * 300, "&#0;", "\x85"),
    *(
        "../../etc/passwd",
        "\\\\host\\share\\x.tmx",
        "{0.__class__}",
        "%s%n",
        "\x1b[2J",
        "x" * 6_000,
    ),
)
EXTRAS = (
    '<!DOCTYPE map [<!ENTITY a "{n}"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>',
    '<tileset firstgid="1" source="\\\\host\\share\\x.tsx"/>',
    '<tileset firstgid="1"><image source="http://host/x.png"/></tileset>',
    '<layer><data encoding="base64" compression="zlib">eJztwTEBAAAAwqD1T20ND6AA</data></layer>',
    '<layer name="t"><data encoding="csv">1,1,1,1</data></layer>',
    '<imagelayer name="i"><image source="/dev/zero"/></imagelayer>',
    '<object id="800" template="//host/x.tx"/>',
    "<group>",
    "</group>",
    '<group name="g" offsetx="1e308"><objectgroup/></group>',
    "<!-- -->",
    "<![CDATA[ <object/> ]]>",
    "<?php ?>",
    "&#x10FFFF;",
)


def samples() -> tuple[bytes, ...]:
    """Return the circuits of the game, a small oval, and one with all that streets have."""
    small = oval(
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
    shipped = tuple(path.read_bytes() for path in sorted(TRACKS.glob("*.tmx")))
    return (small.encode(), oval().encode(), *shipped)


def read(path: Path) -> bool:
    """Read a map; return whether one could race on it."""
    try:
        load(path)
    except TrackError as error:
        if not str(error):
            raise ValueError("a refusal without a word") from error
        return False
    return True


def damage(random: Random, good: bytes) -> bytes:
    """Return a map to which a few bad things were done."""
    text = good.decode()
    for _ in range(random.choice((1, 1, 2, 3, 5))):
        text = random.choice(DAMAGES)(random, text)[:MOST]
    data = text.encode("utf-8", "replace")
    if random.random() < 0.2:
        data = _other_bytes(random, data)
    return data[:MOST]


def _other_bytes(random: Random, data: bytes) -> bytes:
    """Return a map in another encoding, cut off, or with some bytes changed."""
    match random.randrange(4):
        case 0:
            return data[: random.randrange(len(data) + 1)]
        case 1:
            encoding = random.choice(("utf-16", "utf-32", "cp037"))
            return data.decode("utf-8", "replace").encode(encoding, "replace")
        case 2:
            start = random.randrange(len(data) + 1)
            return data[:start] + random.randbytes(random.randrange(1, 9)) + data[start + 4 :]
        case _:
            changed = bytearray(data)
            for _ in range(random.randrange(1, 30)):
                changed[random.randrange(len(changed))] = random.randrange(256)
            return bytes(changed)


def _times(random: Random, size: int) -> int:
    """Return how often something is repeated: mostly a little, sometimes as often as it fits."""
    most = max(1, MOST // max(1, size))
    (times,) = random.choices((2, 20, 150, 2_000, 12_000, 95_000, most), (6, 6, 6, 4, 2, 1, 1))
    return min(most, times)


def _replaced(
    random: Random, text: str, pattern: re.Pattern[str], new: Callable[[str], str]
) -> str:
    """Return a text with one place that fits a pattern changed."""
    places = [match.span() for match in pattern.finditer(text)]
    if not places:
        return text
    start, end = random.choice(places)
    return text[:start] + new(text[start:end]) + text[end:]


def _other_number(random: Random, text: str) -> str:
    """Change a number, or any value, to one that no author writes."""
    return _replaced(random, text, VALUE, lambda _: random.choice(NUMBERS))


def _other_word(random: Random, text: str) -> str:
    """Change a value to another word of the format, or to a nasty one."""
    return _replaced(random, text, VALUE, lambda _: random.choice(WORDS))


def _swapped(random: Random, text: str) -> str:
    """Exchange the values of two attributes."""
    places = [match.span() for match in VALUE.finditer(text)]
    if len(places) < 2:
        return text
    (a, b), (c, d) = sorted(random.sample(places, 2))
    return text[:a] + text[c:d] + text[b:c] + text[a:b] + text[d:]


def _repeated_object(random: Random, text: str) -> str:
    """Draw an object again and again, each with an id of its own."""
    first = random.randrange(1_000, 9_000)

    def copies(drawn: str) -> str:
        number = min(_times(random, len(drawn)), 20_000)
        named = re.compile(r'(?<=<object id=")[^"]*')
        return "\n".join([drawn, *(named.sub(str(first + i), drawn, 1) for i in range(number))])

    return _replaced(random, text, OBJECT, copies)


def _lost_object(random: Random, text: str) -> str:
    """Take an object, or its end, away."""
    return _replaced(
        random, text, OBJECT, lambda drawn: random.choice(("", drawn[: len(drawn) // 2]))
    )


def _other_class(random: Random, text: str) -> str:
    """Give all objects of a class another class."""
    old, new = random.choice(list(CLASSES)), random.choice(list(CLASSES))
    return text.replace(f'type="{old}"', f'type="{new}"')


def _more_vertices(random: Random, text: str) -> str:
    """Draw a line or an area with many more vertices."""

    def denser(points: str) -> str:
        kind = random.randrange(4)
        times = _times(random, max(8, len(points) if kind == 0 else 12))
        match kind:
            case 0:
                return " ".join([points] * times)
            case 1:
                return points + " 1,1" * times
            case 2:
                zigzag = (f" {100 + i % 2_200},{(i * 7919) % 1_440}" for i in range(times))
                return points + "".join(zigzag)
            case _:
                return random.choice((",", " ", "1 ", "1,", "9", "-,")) * times

    return _replaced(random, text, POINTS, denser)


def _moved_vertex(random: Random, text: str) -> str:
    """Move, drop or spoil a vertex."""

    def other(points: str) -> str:
        pairs = points.split()
        if pairs:
            wrong = (random.choice(NUMBERS), random.choice(NUMBERS), "0,0", "1,2,3", pairs[0], "")
            pairs[random.randrange(len(pairs))] = random.choice(wrong)
        return " ".join(pairs)

    return _replaced(random, text, POINTS, other)


def _dense(random: Random, text: str) -> str:
    """Draw a lane, or any line, with vertices between its vertices: a circuit of many cells."""
    parts = random.choice((2, 5, 30, 100))

    def finer(points: str) -> str:
        if parts * len(points) > MOST // 8:
            return points
        try:
            pairs = [tuple(map(float, pair.split(","))) for pair in points.split()]
            between = [
                f"{ax + (bx - ax) * i / parts:g},{ay + (by - ay) * i / parts:g}"
                for (ax, ay), (bx, by) in pairwise(pairs)
                for i in range(parts)
            ]
        except ValueError:
            return points
        return " ".join(between)

    if random.random() < 0.5 or parts * len(text) > MOST // 2:
        return _replaced(random, text, POINTS, finer)
    return POINTS.sub(lambda match: finer(match[0]), text)[:MOST]


def _more_properties(random: Random, text: str) -> str:
    """Give the map or an object many more properties, or long ones."""
    times = min(_times(random, 40), 400_000)
    if random.random() < 0.5:
        extra = "".join(f'<property name="p{i}" value="{i}"/>' for i in range(times))
    else:
        name, value = random.choice(WORDS), random.choice(NUMBERS + WORDS) * min(times, 2_000)
        extra = f'<property name="{name}" value="{value}"/>'
    return _replaced(random, text, re.compile("<properties>"), lambda begun: begun + extra)


def _nested(random: Random, text: str) -> str:
    """Put a layer into many groups, or repeat it."""
    times = _times(random, 16)
    if random.random() < 0.5:
        deep = min(times, 1_000_000)
        return _replaced(
            random, text, LAYER, lambda layer: "<group>" * deep + layer + "</group>" * deep
        )
    return _replaced(
        random, text, LAYER, lambda layer: layer * max(1, min(times, MOST // len(layer)))
    )


def _extra(random: Random, text: str) -> str:
    """Put something in that no circuit needs, once or very often."""
    extra = random.choice(EXTRAS)
    place = text.find(">", random.randrange(len(text) + 1)) + 1
    return text[:place] + extra * _times(random, len(extra)) + text[place:]


def _long_attribute(random: Random, text: str) -> str:
    """Give an element very many or very long attributes."""
    times = _times(random, 12)
    if random.random() < 0.5:
        extra = "".join(f' a{i}=""' for i in range(times))
    else:
        extra = f' name="{random.choice(("x", "é", "&amp;", "&#65;")) * times}"'
    return _replaced(
        random, text, re.compile("<(?:object|map|objectgroup)(?= )"), lambda tag: tag + extra
    )


def _opened_lanes(random: Random, text: str) -> str:
    """Draw lanes as open pieces, and lead them to each other or to nothing."""
    pieces = min(_times(random, 200), 3_000)
    cut = re.compile(r'<object id="\d+" type="lane".*?</object>', re.DOTALL)

    def open_pieces(lane: str) -> str:
        points = POINTS.search(lane)
        pairs = points[0].split() if points else []
        step = max(2, len(pairs) // pieces)
        return "".join(
            f'<object id="{20_000 + i}" type="lane" x="0" y="0"><properties>'
            f'<property name="lane" type="int" value="{random.randint(1, 4)}"/>'
            '<property name="loop" type="bool" value="false"/>'
            f'<property name="next" type="object" value="{20_000 + (i + step) % len(pairs)}"/>'
            f'</properties><polyline points="{" ".join(pairs[i : i + step])}"/></object>'
            for i in range(0, len(pairs), step)
        )

    return _replaced(random, text, cut, open_pieces)


DAMAGES = (
    *(_other_number, _other_word, _swapped, _lost_object, _other_class, _moved_vertex),
    *(_repeated_object, _more_vertices, _dense, _more_properties, _nested, _extra),
    *(_long_attribute, _opened_lanes),
)
"""What is done to maps."""

MAPS = Target("maps", ".tmx", samples, damage, (read,))
