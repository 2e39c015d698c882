"""Words of the shelf: stamps, causes, and how much was played."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from formulad.games.box import CORSA, FUN, MOTOR_RACING, RACE
from formulad.kernel.sentence import counted, joined, say, say_of
from formulad.race.events import Cause
from formulad.shelf.statistics import stamps
from formulad.shelf.statistics.weighed import FEWEST
from formulad.ui.race.terms.race_words import CAUSES

if TYPE_CHECKING:
    from formulad.kernel.sentence import Sentence
    from formulad.shelf.statistics.tally import GameTally, PersonTally
    from formulad.shelf.statistics.weighed import Skill


class StampWords(NamedTuple):
    """What is said of a stamp."""

    icon: str
    title: Sentence
    how: Sentence
    """What reaches it."""


STAMP_WORDS = {
    stamps.DRY: StampWords(
        "tyre",
        say_of("stamp", "Dry"),
        say("Win with no point left for tyres, brakes and gearbox."),
    ),
    stamps.TEN_HOME: StampWords(
        "flag", say_of("stamp", "Ten home"), say("All ten cars of a race come home.")
    ),
    stamps.BACKWARDS: StampWords(
        "spin", say_of("stamp", "Backwards"), say("Win after you stood the wrong way round.")
    ),
    stamps.FROM_THE_BACK: StampWords(
        "up",
        say_of("stamp", "From the back"),
        say("Win from the last place of a grid of four or more."),
    ),
    stamps.FROM_POLE: StampWords(
        "fast", say_of("stamp", "From the front"), say("Win from pole, of four cars at least.")
    ),
    stamps.SPOTLESS: StampWords(
        "check", say_of("stamp", "Spotless"), say("Win without losing a single point.")
    ),
    stamps.LAST_POINT: StampWords(
        "engine",
        say_of("stamp", "Last breath"),
        say("Come home with one point left for the engine."),
    ),
    stamps.CLOSE: StampWords(
        "eye", say_of("stamp", "Photo finish"), say("Win, with another car home in that round.")
    ),
    stamps.ALONE: StampWords(
        "human", say_of("stamp", "Alone"), say("Be the only one of four or more who comes home.")
    ),
    stamps.WIDE: StampWords(
        "arrow-right", say_of("stamp", "Out of sight"), say("Win by three rounds or more.")
    ),
    stamps.RAIN: StampWords(
        "rain", say_of("stamp", "Rain dance"), say("Win a race in which it rained.")
    ),
    stamps.ALL_GEARS: StampWords(
        "gearbox", say_of("stamp", "All six"), say("Use all six gears, and come home.")
    ),
    stamps.SERVED: StampWords(
        "pit", say_of("stamp", "Well served"), say("Win although you stopped in the pits.")
    ),
    stamps.CHAIN: StampWords(
        "slip", say_of("stamp", "In the wake"), say("Three slipstreams in one turn.")
    ),
    stamps.CITY: StampWords("city", say_of("stamp", "Street wise"), say("Win a street race.")),
    stamps.TOUCHED: StampWords(
        "contact", say_of("stamp", "Elbows"), say("Win with three contacts or more.")
    ),
    stamps.CHAMPION: StampWords(
        "trophy", say_of("stamp", "Giant"), say("Win against a computer of grade Champion.")
    ),
    stamps.CARD_TABLE: StampWords(
        "cards", say_of("stamp", "Full table"), say("Win a card game of five or more.")
    ),
    stamps.TOURIST: StampWords(
        "track", say_of("stamp", "Grand tour"), say("Win on five circuits.")
    ),
    stamps.WHOLE_BOX: StampWords(
        "star", say_of("stamp", "Whole box"), say("Win each of the four games.")
    ),
}
"""Each stamp by its id."""

GAME_TITLES = {
    RACE: say("Formula D"),
    MOTOR_RACING: say("Formula Motor Racing"),
    CORSA: say("Formula Corsa"),
    FUN: say("Formule Fun"),
}


def cause_word(cause: str) -> str:
    """Return what took points, in a word or two."""
    return CAUSES[Cause(cause)] if cause in set(Cause) else cause


def played_words(tally: PersonTally) -> Sentence:
    """Return how much somebody has played and won."""
    played = counted(tally.played, "{n} game", "{n} games")
    return joined(" · ", (played, counted(tally.wins, "{n} win", "{n} wins")))


def places_words(game: GameTally) -> Sentence:
    """Return how often each place was reached, the best first."""
    return joined(
        " · ",
        [
            say("{times}× place {place}", times=times, place=place)
            for place, times in enumerate(game.places, 1)
            if times
        ],
    )


def lost_words(tally: PersonTally) -> Sentence:
    """Return in a sentence what the chart of lost points shows."""
    if not tally.lost:
        return say("No point was lost yet.")
    return say("Most points went to {cause}.", cause=cause_word(tally.lost[0][0]))


def gear_words(tally: PersonTally) -> Sentence:
    """Return in a sentence what the chart of gears shows."""
    if not any(tally.gears):
        return say("No gear was engaged yet.")
    most = max(range(len(tally.gears)), key=lambda gear: tally.gears[gear])
    return say("Gear {gear} more often than any other.", gear=most + 1)


def skill_words(skill: Skill) -> tuple[Sentence, ...]:
    """Return how well somebody has played, and how lucky they were, each in a sentence."""
    if not skill.races:
        return (say("Mistakes and luck are not weighed yet."),)
    if skill.cost is None:
        few = say("{n} decisions are weighed; it takes {all}.", n=skill.decisions, all=FEWEST)
        return (few,)
    cost = say(
        "A decision cost {mean} turns, ± {margin} ({n} decisions).",
        mean=f"{skill.cost.mean:.2f}",
        margin=f"{skill.cost.margin:.2f}",
        n=skill.decisions,
    )
    if skill.luck is None:
        return (cost,)
    luck = say(
        "Dice gave {mean} turns a race, ± {margin} ({n} races).",
        mean=f"{skill.luck.mean:+.1f}".replace("-", "−"),
        margin=f"{skill.luck.margin:.1f}",
        n=skill.races,
    )
    return cost, luck


def games_words(tally: PersonTally) -> Sentence:
    """Return in a sentence what the table of games shows."""
    if not tally.played:
        return say("No game is over yet.")
    told = counted(
        tally.apart, "{n} more counts for nothing here.", "{n} more count for nothing here."
    )
    own = say(
        "{games}, {wins}.",
        games=counted(tally.played, "{n} game", "{n} games"),
        wins=counted(tally.wins, "{n} win", "{n} wins"),
    )
    return joined(" ", (own, told)) if tally.apart else own
