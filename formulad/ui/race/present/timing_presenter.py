"""Timing presenter: timed laps as they are driven, and the grid they lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say, say_of
from formulad.ui.race.terms.race_words import cells, rolls
from formulad.ui.race.views.modal_views import TimingRow, TimingView

if TYPE_CHECKING:
    from formulad.race.events import TrialEnded
    from formulad.race.state import TrialResult
    from formulad.ui.race.model.shown_moment import Moment

_MINUTE = 60


def timing_view(moment: Moment) -> TimingView | None:
    """Return what the timekeepers show; nothing in a race, or without timed laps."""
    state = moment.state
    if state.trials is not None:
        return _session(moment)
    is_lined_up = bool(state.order) and not state.round
    is_before_start = state.round == 1 and not state.at and not state.turn.is_geared
    if moment.trials and (is_lined_up or is_before_start):
        rows = [_result(moment, seat) for seat in state.order]
        by_clock = moment.game.options.qualifying_clock
        note = say("Rolls + cells too far, time") if by_clock else say("Rolls + cells too far")
        return TimingView(say("GRID BY TIMED LAPS"), "", note, _placed(rows))
    return None


def _session(moment: Moment) -> TimingView:
    trials = moment.state.trials
    now = trials.now if trials else None
    by_clock = now is not None and moment.game.options.qualifying_clock
    is_thinking = by_clock and moment.entrant.is_human
    ranked = sorted(moment.trials, key=lambda lap: (lap.is_out, lap.score, lap.seconds))
    note = _count(now) if now else _next(moment)
    rows = _placed([_result(moment, lap.car) for lap in ranked])
    return TimingView(say("TIMED LAPS"), time(moment.seconds) if is_thinking else "", note, rows)


def _next(moment: Moment) -> str:
    driven, all_ = len(moment.trials), len(moment.seats)
    name = moment.entrant.name
    return say("{name} is next, lap {lap} of {laps}", name=name, lap=driven + 1, laps=all_)


def _placed(rows: list[TimingRow]) -> tuple[TimingRow, ...]:
    return tuple(
        TimingRow(str(place), row.number, row.name, row.detail, row.score)
        for place, row in enumerate(rows, 1)
    )


def _result(moment: Moment, seat: int) -> TimingRow:
    entrant = moment.seats[seat]
    lap = next((lap for lap in moment.trials if lap.car == seat), None)
    detail, score = (_detail(moment, lap), _score(lap)) if lap else ("", "")
    return TimingRow("", entrant.number, entrant.name, detail, score)


def _score(lap: TrialEnded) -> str:
    return say_of("verdict", "OUT") if lap.is_out else str(lap.score)


def _detail(moment: Moment, lap: TrialEnded) -> str:
    """Return what a count is made of: `24 + 2, 0:41`."""
    count = f"{lap.rolls} + {lap.beyond}" if lap.beyond else f"{lap.rolls}"
    return f"{count}, {time(lap.seconds)}" if moment.game.options.qualifying_clock else count


def _count(now: TrialResult) -> str:
    """Return what a timed lap has come to so far."""
    return say("{rolls}, {cells} too far", rolls=rolls(now.rolls), cells=cells(now.beyond))


def time(seconds: int) -> str:
    """Return seconds as a clock shows them: `1:05`."""
    return f"{seconds // _MINUTE}:{seconds % _MINUTE:02}"
