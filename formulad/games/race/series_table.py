"""Table of what many races come to, for people at a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.estimates import told
from formulad.games.race.street_counts import WORDS

if TYPE_CHECKING:
    from formulad.games.race.series_figures import DriverFigures, Figures

HEAD = "driver      starts   wins         place     turns/lap  retired by"


def series_table(asked: str, found: Figures) -> str:
    """Return the figures for people, below what was asked for."""
    lines = [asked, _came_to(found), "", HEAD]
    lines += [_driver(grade, driver) for grade, driver in found.drivers.items()]
    if found.street_drivers:
        lines += ["", *(_driver(name, driver) for name, driver in found.street_drivers.items())]
        lines += ["", *_street(found)]
    return "\n".join(lines)


def _came_to(found: Figures) -> str:
    effort, turns = found.effort, found.turns
    share, margin = found.finished_share.mean, found.finished_share.margin
    return (
        f"{turns} turns in {effort.seconds:.1f} s ({effort.a_second(turns):.0f} a second, "
        f"{effort.a_processor_second(turns):.0f} of a processor), "
        f"{share:.1%}{'' if margin is None else f' ±{margin:.1%}'} of the cars finished"
    )


def _street(found: Figures) -> list[str]:
    """Return what was met on the streets: by driver, and the nitro of a lap."""
    head = "".join(f"{word:>9}" for word in WORDS)
    rows = [
        f"{name:<10}" + "".join(f"{driver.street.get(word, 0):>9}" for word in WORDS)
        for name, driver in found.street_drivers.items()
    ]
    return [f"{'':<10}{head}", *rows, f"nitro per car and lap: {told(found.nitro_per_lap)}"]


def _driver(grade: str, found: DriverFigures) -> str:
    cells = [
        f"{grade:<10}{found.starts:>8}{found.wins:>7}",
        f"{told(found.place):>14}{told(found.turns_per_lap):>14}",
        "  " + (", ".join(f"{cause} {n}" for cause, n in found.retirements.items()) or "-"),
    ]
    return "".join(cells)
