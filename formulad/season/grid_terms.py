"""Terms of the grid: how cars come to it, and what becomes of those that do not."""

from __future__ import annotations

from formulad.kernel.sentence import say, say_of
from formulad.kernel.terms import Choice, ChoiceTerm
from formulad.kernel.values import replace
from formulad.season.season import Absence, GridOrder
from formulad.season.season_term import SeasonTerm


def grid_terms() -> tuple[SeasonTerm, ...]:
    """Return how the cars come to the grid, and what becomes of those that do not (SEA-9)."""
    return _GRID, _OUT_LAST, absence_term()


def absence_term() -> SeasonTerm:
    """Return what becomes of the car of somebody who cannot come (SEA-12)."""
    return _ABSENT


_GRID = SeasonTerm(
    ChoiceTerm(
        "grid",
        say("Grid"),
        (
            Choice(
                GridOrder.DRAWN.value,
                say_of("grid of a season", "Drawn"),
                say("The places are drawn before every race."),
            ),
            Choice(
                GridOrder.TIMED.value,
                say_of("grid of a season", "Timed laps"),
                say("Everybody drives a lap alone first: the best starts in front."),
            ),
            Choice(
                GridOrder.REVERSE.value,
                say_of("grid of a season", "Turned round"),
                say("The last of the standings starts first, the leader last."),
            ),
            Choice(
                GridOrder.LAST_RACE.value,
                say_of("grid of a season", "Last race"),
                say("Cars start as they came home in the race before."),
            ),
        ),
    ),
    lambda season: season.grid.value,
    lambda season, grid: replace(season, grid=GridOrder(str(grid))),
)
_OUT_LAST = SeasonTerm(
    ChoiceTerm(
        "out-last",
        say("Who went out"),
        (
            Choice(
                value=False,
                title=say_of("who went out starts", "Like others"),
                meaning=say("It makes no difference to the next grid."),
            ),
            Choice(
                value=True,
                title=say_of("who went out starts", "Behind all"),
                meaning=say("Starts behind all others, where the grid follows from results."),
            ),
        ),
    ),
    lambda season: season.out_last,
    lambda season, is_last: replace(season, out_last=bool(is_last)),
)
_ABSENT = SeasonTerm(
    ChoiceTerm(
        "absent",
        say("Who cannot come"),
        (
            Choice(
                Absence.COMPUTER.value,
                say_of("who cannot come", "Computer"),
                say("A computer drives, and the points count."),
            ),
            Choice(
                Absence.NO_POINTS.value,
                say_of("who cannot come", "No points"),
                say("A computer drives, but scores nothing."),
            ),
            Choice(
                Absence.EMPTY.value,
                say_of("who cannot come", "Stays away"),
                say("The car does not start."),
            ),
        ),
    ),
    lambda season: season.absent.value,
    lambda season, absent: replace(season, absent=Absence(str(absent))),
)
