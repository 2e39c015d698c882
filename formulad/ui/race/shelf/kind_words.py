"""Words and icons for the kinds of what is given away."""

from __future__ import annotations

from formulad.kernel.sentence import say_of
from formulad.store.container import Kind

TITLES = {
    Kind.CIRCUIT: say_of("given away", "Circuit"),
    Kind.RACE: say_of("given away", "Game"),
    Kind.MOMENT: say_of("given away", "Moment"),
    Kind.RULES: say_of("given away", "Rules"),
    Kind.DRIVER: say_of("given away", "Street driver"),
    Kind.SEASON: say_of("given away", "Season"),
    Kind.PUZZLE: say_of("given away", "Puzzle"),
}
ICONS = {
    Kind.CIRCUIT: "track",
    Kind.RACE: "flag",
    Kind.MOMENT: "clock",
    Kind.RULES: "log",
    Kind.DRIVER: "human",
    Kind.SEASON: "chart",
    Kind.PUZZLE: "school",
}
