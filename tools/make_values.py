"""Solve what the first races on the circuits of the game need, so that nobody waits for it.

python tools/make_values.py            writes assets/values, and says what is there
python tools/make_values.py --check    says whether what is there is what would be written
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from formulad.ai.values.library import Library  # noqa: E402 - needs the path
from formulad.ai.values.shelf import Shelf  # noqa: E402 - needs the path
from formulad.ai.values.workshop import needed  # noqa: E402 - needs the path
from formulad.games.race.presets import read_preset  # noqa: E402 - needs the path
from formulad.race.phase import Entry, Setting  # noqa: E402 - needs the path
from formulad.tiled.catalogue import Catalogue  # noqa: E402 - needs the path

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options
    from formulad.race.road.track import Track

SHIPPED = ROOT / "assets" / "values"
RACES = (
    ("monaco", "beginner"),
    ("monaco", "rulebook"),
    ("basse-ville", "beginner"),
    ("isola-serpe", "beginner"),
    ("silberwald", "beginner"),
    ("val-d-orage", "beginner"),
)
"""The races that can begin at once, each by a circuit and its rules."""
CARS = 10
MOST_BYTES = 5_000_000


def setting(track: Track, options: Options) -> Setting:
    """Return a race of new cars."""
    wear = options.rule_set.wear
    return Setting(track, options, tuple(Entry(number + 1, wear) for number in range(CARS)))


def make(folder: Path) -> None:
    """Solve all laps and write them to a folder."""
    library = Library()
    library.shelves = (Shelf(folder),)
    circuits = Catalogue(ROOT / "tracks")
    for circuit, preset in RACES:
        options = read_preset(ROOT / "assets" / "presets" / f"{preset}.yaml")
        for key in needed(setting(circuits.load(circuit).track, options)):
            library.lap(key)


def contents(folder: Path) -> dict[str, bytes]:
    """Return the files of a folder by name."""
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*.values"))}


def main() -> int:
    """Write the files, or check them."""
    with tempfile.TemporaryDirectory() as place:
        make(Path(place))
        made = contents(Path(place))
    size = sum(map(len, made.values()))
    print(f"{len(made)} laps, {size / 1e6:.2f} MB")
    if size > MOST_BYTES:
        print(f"that is more than {MOST_BYTES / 1e6:.0f} MB")
        return 1
    if "--check" in sys.argv:
        return int(made.keys() != contents(SHIPPED).keys())
    SHIPPED.mkdir(exist_ok=True)
    for old in SHIPPED.glob("*.values"):
        old.unlink()
    for name, content in made.items():
        (SHIPPED / name).write_bytes(content)
    return 0


if __name__ == "__main__":
    sys.exit(main())
