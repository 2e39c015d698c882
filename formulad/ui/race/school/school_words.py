"""Words of the school: themes, how hard a puzzle is, what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from formulad.kernel.sentence import counted, joined, say, say_of
from formulad.school.lesson import Chapter
from formulad.school.puzzle import Ask, Theme
from formulad.school.themes import next_stops
from formulad.ui.race.model.corner_ahead import corner_ahead
from formulad.ui.race.terms.race_words import ORDINALS

if TYPE_CHECKING:
    from formulad.kernel.sentence import Sentence
    from formulad.race.bills import Bill
    from formulad.race.car import Part
    from formulad.school.puzzle import Puzzle
    from formulad.school.stage import Stage


class ThemeWords(NamedTuple):
    """How a theme or a chapter is called, and what it is about."""

    icon: str
    title: str
    note: str


THEMES: dict[Theme, ThemeWords] = {
    Theme.HOLD_BACK: ThemeWords("gearbox", say("Hold back"), say("A lower gear is quicker")),
    Theme.GO: ThemeWords("nitro", say("Go"), say("The highest gear, without fear")),
    Theme.TYRES_AS_MONEY: ThemeWords("tyre", say("Spend tyres"), say("Too far, and worth it")),
    Theme.BRAKES_AS_MONEY: ThemeWords("brake", say("Spend brakes"), say("Stop shorter at a price")),
    Theme.SKIP_GEARS: ThemeWords("gearbox", say("Skip gears"), say("Down by two or more at once")),
    Theme.NO_TYRES: ThemeWords("warn", say("Bare tyres"), say("One point left, or none")),
    Theme.MANY_STOPS: ThemeWords("track", say("Many stops"), say("Long corners")),
    Theme.INSIDE: ThemeWords("spin", say("In the corner"), say("A stop is still owed")),
    Theme.LAST_LAP: ThemeWords("flag", say("Last lap"), say("Leave nothing for the flag")),
    Theme.LANE: ThemeWords("road", say("The right cell"), say("Neither paid nor braked")),
}
TELLING = frozenset(
    {
        *(Theme.HOLD_BACK, Theme.GO, Theme.TYRES_AS_MONEY, Theme.BRAKES_AS_MONEY),
        *(Theme.SKIP_GEARS, Theme.LANE),
    }
)
"""Themes whose name says what to do: a puzzle is not called by them before its first answer."""
CHAPTERS: dict[Chapter, ThemeWords] = {
    Chapter.FIRST_LAPS: ThemeWords("flag", say("First laps"), say("Lever, dice, the first stop")),
    Chapter.CORNERS: ThemeWords("track", say("Corners"), say("Stops, and what they spare")),
    Chapter.PURSE: ThemeWords("tyre", say("The purse"), say("Points are there to be spent")),
    Chapter.TRAFFIC: ThemeWords("slip", say("Traffic"), say("Others on the road")),
    Chapter.SKY_AND_PITS: ThemeWords("rain", say("Sky and pits"), say("Rain, tyres, the crew")),
    Chapter.STREET: ThemeWords("nitro", say("On the street"), say("Nitro, police, windows")),
}
LEVELS = (
    say_of("how hard a puzzle is", "very easy"),
    say_of("how hard a puzzle is", "easy"),
    say_of("how hard a puzzle is", "medium"),
    say_of("how hard a puzzle is", "hard"),
    say_of("how hard a puzzle is", "very hard"),
)
"""By stars, from one on."""


def level(puzzle: Puzzle) -> str:
    """Return how hard a puzzle is, in words."""
    return LEVELS[puzzle.stars - 1]


def situation(stage: Stage, title: str) -> Sentence:
    """Return where a car stands, and what it has before it."""
    state = stage.state
    lap = say(
        "{circuit}, lap {lap} of {laps}, dry.",
        circuit=title,
        lap=state.car.lap,
        laps=stage.game.options.laps,
    )
    near = say("Nobody is near.") if len(state.cars) == 1 else say("Later turns: an empty road.")
    return joined(" ", (lap, near))


def corner(stage: Stage) -> Sentence:
    """Return how many stops the corner wants that the car is in, or that is ahead of it."""
    track, car = stage.game.track, stage.state.car
    wanted = track.stops[track.cells[car.cell].sector]
    if wanted and car.stops >= wanted:
        ahead = corner_ahead(track, car, stage.game.options.laps)
        if ahead is None or not ahead.needed:
            return say("Free to leave this corner.")
        return counted(
            ahead.needed,
            "Free to leave this corner. {corner} wants {n} stop.",
            "Free to leave this corner. {corner} wants {n} stops.",
            corner=ahead.name,
        )
    if wanted:
        return say("In the corner: {made} of {wanted} stops made.", made=car.stops, wanted=wanted)
    stops = next_stops(stage)
    return counted(stops, "The corner ahead wants {n} stop.", "The corner ahead wants {n} stops.")


def question(stage: Stage) -> Sentence:
    """Return what is asked."""
    state = stage.state
    if stage.ask is Ask.GEAR:
        return say("In {gear} gear so far. Which gear now?", gear=ORDINALS[state.car.gear])
    gear = ORDINALS[state.turn.gear]
    return say("{face} in {gear} gear. Where to?", face=state.turn.face, gear=gear)


def hint(stage: Stage) -> Sentence:
    """Return something to think of that tells no answer."""
    if stage.ask is Ask.PLACE:
        return say("Think of the next turn: from which cell will its die end where it should?")
    game, car = stage.game, stage.state.car
    view = corner_ahead(game.track, car, game.options.laps)
    if view is None or not view.lanes:
        away = view.away if view else 0
        return say("{cells} cells to the line: points are worth nothing there.", cells=away)
    return say(
        "{corner} ends {cells} cells on at the longest: what a die shows beyond that is paid.",
        corner=view.name,
        cells=max(cells for _, cells in view.lanes),
    )


def price(bill: Bill) -> tuple[tuple[Part, int], ...]:
    """Return what a bill takes of each part."""
    spent: dict[Part, int] = {}
    for item in bill.items:
        spent[item.part] = spent.get(item.part, 0) + item.points
    return tuple(spent.items())


MOST_TOLD = 10
"""More turns than these nobody loses who is not out, or is soon."""


def turns_lost(turns: float) -> str:
    """Return turns lost with two figures behind the point, `+0.80`, `−0.04`; very many as such."""
    if turns > MOST_TOLD:
        return f"> {MOST_TOLD}"
    text = f"{abs(turns):.2f}"
    if float(text) == 0:
        return "0.00"
    return f"+{text}" if turns > 0 else f"−{text}"
