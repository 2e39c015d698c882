"""The results tell how each race ended, and why."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from formulad.ai.grades import driver_of
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance, Outcome, Over, Step
from formulad.kernel.match import Match
from formulad.kernel.record import Played
from formulad.race.agreed.options import GridRule, Options
from formulad.race.agreed.setup import Entrant, RaceSetup
from formulad.race.car import Status
from formulad.race.events import (
    CarEliminated,
    CarServed,
    CarSpun,
    Cause,
    CornerOvershot,
    RoundBegan,
    StopsMissed,
)
from formulad.race.moves import ShiftTo
from formulad.race.road.track import CellId
from formulad.race.rules import RaceGame
from formulad.ui.race.results.result_words import result_text, told
from formulad.ui.race.results.results_layout import result_places
from formulad.ui.race.results.results_page import ResultScene
from formulad.ui.race.results.standings import LOST_BY, Standing, Standings, standings
from formulad.ui.shell.scene import Scene
from formulad.ui.shell.table.result_page import TABLE
from formulad.ui.toolkit.canvas import Rect, scale_for
from tests.presets import RULEBOOK
from tests.scope import sample
from tools.screens.recorded import track_of

if TYPE_CHECKING:
    from formulad.race.events import Event
    from formulad.race.match import RaceMatch
    from formulad.race.moves import Move
    from formulad.race.state import State
    from tests.ui.conftest import Fly

AS_LISTED = Options(grid=GridRule.AS_LISTED)
FATES = {False: Status.FINISHED, True: Status.OUT}
SIZES = ((1280, 720), (1024, 768), (1920, 1080), (3840, 2160), (900, 1200), (900, 576))


def dare(game: RaceGame, state: State) -> Move:
    """Return the highest gear there is, and the first way that is found."""
    moves = game.moves(state)
    gears = [move for move in moves if isinstance(move, ShiftTo)]
    return max(gears, key=lambda move: move.gear, default=moves[0])


def race_of(
    daredevils: int, others: int, options: Options = AS_LISTED
) -> tuple[RaceGame, RaceMatch, RaceSetup]:
    """Return a race that is over, between those who dare all and those who think."""
    track = track_of("monaco")
    seats = tuple(Entrant(f"Driver {i}", i + 1) for i in range(daredevils + others))
    setup = RaceSetup(track.id, seats, options)
    game = RaceGame(track, len(seats), setup.options)
    match = Match(game, SeededLuck(7))
    while not isinstance(match.awaiting, Over):
        if isinstance(match.awaiting, Chance):
            match.roll()
        elif match.state.seat < daredevils:
            match.play(dare(game, match.state))
        else:
            match.play(driver_of("rookie").choose(game, match.state))
    return game, match, setup


@pytest.fixture(scope="module")
def mixed() -> tuple[RaceGame, RaceMatch, RaceSetup]:
    """A race in which some finish and some do not."""
    return race_of(2, 2)


def test_who_went_out_stands_behind_and_not_on_the_podium(
    mixed: tuple[RaceGame, RaceMatch, RaceSetup],
) -> None:
    shown = standings(*mixed)

    assert [False, False, True, True] == [row.is_out for row in shown.rows]
    assert shown.rows[:2] == shown.placed
    assert f"{shown.rows[0].entrant.name} wins" == shown.headline


def test_a_fate_names_the_corner(mixed: tuple[RaceGame, RaceMatch, RaceSetup]) -> None:
    game, match, _ = mixed
    corners = {sector.id: sector.corner.name for sector in game.track.sectors if sector.corner}
    left = {}
    for played in match.played:
        for event in played.step.events:
            if isinstance(event, CornerOvershot | StopsMissed):
                left[event.car] = corners[event.corner]

    fates = [row.fate for row in standings(*mixed).rows if row.is_out]

    out = [left[seat] for seat in game.classification(match.state)[2:]]
    assert all(corner in fate for corner, fate in zip(out, fates, strict=True))


def test_the_round_of_an_end_is_the_round_it_happened_in(
    mixed: tuple[RaceGame, RaceMatch, RaceSetup],
) -> None:
    _, match, _ = mixed
    rounds = {}
    before = match.initial
    for played in match.played:
        for event in played.step.events:
            if isinstance(event, CarEliminated):
                rounds[event.car] = before.round
        before = played.step.state

    ended = {row.entrant.number - 1: row.round for row in standings(*mixed).rows if row.is_out}

    assert rounds == ended


def test_points_lost_and_left_are_those_a_car_began_with(
    mixed: tuple[RaceGame, RaceMatch, RaceSetup],
) -> None:
    rows = standings(*mixed).rows

    assert [18] * 4 == [row.left + sum(number for _, number in row.lost) for row in rows]


def test_it_is_said_that_nobody_finished() -> None:
    shown = standings(*race_of(2, 0))

    assert () == shown.placed
    assert "Nobody finished" == shown.headline


def test_who_is_still_on_the_road_when_the_winner_ends_the_race_is_placed_but_not_home() -> None:
    options = replace(AS_LISTED, end_after_winner=True, team_race=True)
    shown = standings(*race_of(1, 3, options))
    last = shown.placed[-1]

    assert [True, False, False] == [row.is_home for row in shown.placed]
    assert shown.summary.endswith("1 of 4 cars finished")
    assert ("still on the road", f"{last.left} points left") == told(last, shown)
    assert 24 == sum(team.points for team in shown.teams)
    assert 1 == sum(team.places.count("out") for team in shown.teams)


def finisher(place: int, last_round: int, left: int = 7) -> Standing:
    """Return a driver who came through."""
    return Standing(place, Entrant("Ada", place), left, (), last_round)


@pytest.mark.parametrize(
    ("row", "words"),
    [
        pytest.param(finisher(1, 20), ("20 rounds", "7 points left"), id="winner"),
        pytest.param(finisher(2, 20, 1), ("same round", "1 point left"), id="close"),
        pytest.param(finisher(3, 21), ("+1 round", "7 points left"), id="a round later"),
        pytest.param(finisher(4, 23), ("+3 rounds", "7 points left"), id="far behind"),
        pytest.param(
            Standing(5, Entrant("Bob", 5), 0, (), 12, "overshot Piscine"),
            ("out in round 12", "overshot Piscine"),
            id="out",
        ),
    ],
)
def test_the_end_of_a_race_is_told_in_two_short_lines(
    row: Standing, words: tuple[str, str]
) -> None:
    assert words == told(row, Standings("Monaco", 23, (finisher(1, 20),)))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("drivers", sample([10, 2, 4]))
def test_nothing_lies_on_anything_else(fly: Fly, size: tuple[int, int], drivers: int) -> None:
    rows = tuple(finisher(place, 20) for place in range(1, drivers + 1))
    pilot = fly(ResultScene(Standings("Monaco", 20, rows), Scene, replay=Scene), size)
    pilot.screenshot()
    scale = scale_for(size)
    area = Rect(0, 0, size[0] / scale, size[1] / scale)
    places = result_places(area, drivers, 0, has_chart=False)
    buttons = [widget.rect for widget in pilot.scene.widgets if widget.id != TABLE]
    rects = [places.stage, places.table, *buttons]

    assert [] == [(a, b) for a, b in combinations(rects, 2) if a.colliderect(b)]
    assert [] == [rect for rect in rects if not area.contains(rect)]


def of_teams(*events: Event, out: tuple[int, ...] = ()) -> Standings:
    """Return the result of a race of two teams, the cars in the order of their seats."""
    seats = tuple(Entrant(name, i) for i, name in enumerate(("Ada", "Bob", "Cy", "Di"), 1))
    track = track_of("monaco")
    setup = RaceSetup(track.id, seats, replace(RULEBOOK, team_race=True))
    game = RaceGame(track, setup.entries, setup.options)
    cars = tuple(
        replace(car, cell=CellId(20 - seat), lap=3, status=FATES[seat in out])
        for seat, car in enumerate(game.initial().cars)
    )
    finished = tuple(seat for seat in range(4) if seat not in out)
    state = replace(game.initial(), cars=cars, round=20, finished=finished, retired=out)
    gone = [CarEliminated(seat, Cause.DEBRIS, CellId(0)) for seat in out]
    told_so_far = (RoundBegan(1, (0, 1, 2, 3)), *events, *gone)
    match: RaceMatch = Match(
        game, SeededLuck(1), played=[Played(Outcome(1), Step(state, told_so_far))]
    )
    return standings(game, match, setup)


def test_teams_are_told_with_their_points_and_places() -> None:
    shown = of_teams(out=(1,))

    assert "Team Corail wins" == shown.headline
    assert [("Corail", 14, ("2nd", "3rd")), ("Marine", 10, ("1st", "out"))] == [
        (team.name, team.points, team.places) for team in shown.teams
    ]


def test_pit_stops_and_spins_are_counted() -> None:
    served = CarServed(0, is_technical=False, tyres=None, repairs=())

    rows = of_teams(served, CarSpun(0), CarSpun(0)).rows

    assert (1, 2) == (rows[0].pit_stops, rows[0].spins)
    assert (0, 0) == (rows[1].pit_stops, rows[1].spins)


def test_every_cause_has_words_in_the_results() -> None:
    assert set(Cause) == set(LOST_BY)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_ten_drivers_leave_room_for_teams_and_for_what_stood_out(size: tuple[int, int]) -> None:
    scale = scale_for(size)
    area = Rect(0, 0, size[0] / scale, size[1] / scale)

    places = result_places(area, 10, facts=6, teams=5)

    rects = [places.stage, places.teams, places.table, places.facts, places.buttons]
    found = [rect for rect in rects if rect]
    assert 5 == len(found)
    assert [] == [(a, b) for a, b in combinations(found, 2) if a.colliderect(b)]
    assert [] == [rect for rect in found if not area.contains(rect)]


def test_a_result_is_a_text_of_a_line_for_each_driver_and_each_team() -> None:
    text = str(result_text(of_teams(out=(1,))))

    assert text.startswith("Team Corail wins\n")
    assert "1st Ada: 20 rounds" in text
    assert "out Bob: out in round" in text
    assert "Corail: 14 points" in text
