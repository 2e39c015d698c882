"""Turns a race in play into what its screen shows. It holds no rule: it asks the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Chance, Decision
from formulad.race.bills import Verdict
from formulad.race.car import Status
from formulad.race.dice import GEAR_DICE, Gear
from formulad.race.forecast import GearForecast, gear_forecast
from formulad.race.gearbox import FORWARD, gear_refusal
from formulad.race.order import race_progress
from formulad.ui.scenes.race.corners import corner_ahead
from formulad.ui.scenes.race.destinations import destinations
from formulad.ui.scenes.race.views import (
    ActionView,
    DashboardView,
    EngineerView,
    FaceView,
    GearAdvice,
    GearRisk,
    GearSlot,
    LogEntry,
    PathAdvice,
    PoolView,
    PromptView,
    RaceView,
    SlotState,
    TowerRow,
    TowerView,
    WaitAdvice,
)
from formulad.ui.teams import team_of
from formulad.ui.theme import BLACK_DIE
from formulad.ui.words import ORDINALS, cells, place

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.kernel.game import Awaiting
    from formulad.race.rules import RaceGame
    from formulad.race.setup import Entrant
    from formulad.race.state import State
    from formulad.ui.scenes.race.selection import Selection
    from formulad.ui.scenes.race.views import Destination


class Presenter:
    """Shows one race: the same for every state, whoever decides."""

    def __init__(self, game: RaceGame, entries: Sequence[Entrant]) -> None:
        self.game = game
        self.entries = tuple(entries)
        self._forecasts: dict[tuple[State, Gear], GearForecast] = {}

    def view(
        self,
        state: State,
        selection: Selection,
        log: Sequence[LogEntry],
        *,
        may_undo: bool,
    ) -> RaceView:
        """Return the whole screen around the board."""
        due = self.game.awaiting(state)
        return RaceView(
            tower=self.tower(state),
            dashboard=self.dashboard(state, due, selection),
            prompt=self.prompt(state, due),
            engineer=EngineerView(self._advice(state, due, selection), tuple(log)),
            action=self.action(state, due, selection, may_undo=may_undo),
            legend=is_choosing_gear(state, due) or isinstance(due, Decision),
        )

    def shown_seat(self, state: State, due: Awaiting | None = None) -> int:
        """Return the seat whose dashboard is shown: the one that decides, rolls or drives."""
        due = due or self.game.awaiting(state)
        if isinstance(due, Decision):
            return int(due.seat)
        if isinstance(due, Chance) and not state.round:
            return int(due.seat)
        if state.order and not state.is_over:
            return state.seat
        return self.game.classification(state)[0] if state.order else 0

    def forecast(self, state: State, gear: Gear) -> GearForecast:
        """Return what a gear may lead to for the car whose turn it is."""
        key = (state, gear)
        if key not in self._forecasts:
            if len(self._forecasts) > 64:
                self._forecasts.clear()
            before = state.car
            occupied = state.occupied(but=state.seat)
            self._forecasts[key] = gear_forecast(self.game.setting, before, gear, occupied)
        return self._forecasts[key]

    def shown_gear(self, state: State, due: Awaiting, selection: Selection) -> Gear:
        """Return the gear whose reach the board shows: the one engaged, or pointed at."""
        if isinstance(due, Chance) and due.purpose == "move":
            return state.car.gear
        if isinstance(due, Decision) and due.choice == "gear":
            return selection.gear
        return Gear.NEUTRAL

    def is_choosing_path(self, due: Awaiting) -> bool:
        """Return whether a place to stop is to be chosen."""
        return isinstance(due, Decision) and due.choice == "path"

    def tower(self, state: State) -> TowerView:
        """Return the running order, the finished in front, the retired at the end."""
        order = self._standing(state)
        rows = tuple(self._row(state, seat, index) for index, seat in enumerate(order, 1))
        lap = max((car.lap for car in state.cars), default=0)
        laps = self.game.options.laps
        foot = f"Round {state.round} · order fixed for this round" if state.round else "Grid draw"
        return TowerView(self.game.track.title, f"{min(max(lap, 1), laps)}/{laps}", foot, rows)

    def _standing(self, state: State) -> list[int]:
        if not state.order:
            return list(range(len(self.entries)))
        racing = [seat for seat in state.order if state.cars[seat].is_on_track]
        gone = [seat for seat in self.game.classification(state) if seat not in racing]
        done = [seat for seat in gone if seat in state.finished]
        return [*done, *racing, *(seat for seat in gone if seat not in done)]

    def _row(self, state: State, seat: int, position: int) -> TowerRow:
        car, entry, track = state.cars[seat], self.entries[seat], self.game.track
        sector = track.corner_sector[car.cell] if car.is_on_track and state.round else -1
        return TowerRow(
            place=position,
            number=entry.number,
            code=entry.code,
            wear=sum(car.wear.points),
            wear_full=sum(self.game.options.rules.wear.points),
            stops=(car.stops, track.stops[sector]) if sector >= 0 else None,
            gear=int(car.gear),
            gap=self._gap(state, seat),
            is_now=bool(state.round) and not state.is_over and seat == state.seat,
            is_gone=not car.is_on_track,
        )

    def _gap(self, state: State, seat: int) -> str:
        car = state.cars[seat]
        if car.status is Status.OUT:
            return "OUT"
        if car.status is Status.FINISHED:
            return place(state.finished.index(seat) + 1).upper()
        if not state.round:
            return ""
        racing = [s for s in range(len(state.cars)) if state.cars[s].is_on_track]
        front = max(race_progress(self.game.track, state.cars[s]) for s in racing)
        behind = round(front - race_progress(self.game.track, car))
        return "LEAD" if not behind and seat == self._leader(state, racing) else f"+{behind}"

    def _leader(self, state: State, racing: list[int]) -> int:
        track = self.game.track
        return max(racing, key=lambda s: (race_progress(track, state.cars[s]), -s))

    def dashboard(self, state: State, due: Awaiting, selection: Selection) -> DashboardView:
        """Return the dashboard of the driver whose turn it is."""
        seat = self.shown_seat(state, due)
        entry, car = self.entries[seat], state.cars[seat]
        standing = self._standing(state).index(seat) + 1
        is_gear = isinstance(due, Decision) and due.choice == "gear"
        return DashboardView(
            number=entry.number,
            name=entry.name,
            code=entry.code,
            line=f"P{standing} · {team_of(entry.number).name}",
            pools=self._pools(state, due, seat, selection),
            note="hatched: what this choice may cost",
            gear_note="keys 1–6" if is_gear else "set for this turn",
            slots=tuple(self._slot(state, seat, gear, is_open=is_gear) for gear in FORWARD),
            chosen_gear=int(selection.gear) if is_gear else 0,
            corner=corner_ahead(self.game.track, car) if state.round else None,
        )

    def _pools(
        self, state: State, due: Awaiting, seat: int, selection: Selection
    ) -> tuple[PoolView, ...]:
        wear, full = state.cars[seat].wear, self.game.options.rules.wear
        risk = self._risk(state, due, selection) if state.round and seat == state.seat else 0
        return (PoolView("body", "Wear points", wear.points[0], full.points[0], risk),)

    def _risk(self, state: State, due: Awaiting, selection: Selection) -> int:
        """Return the most that the choice shown now can cost."""
        left = state.car.wear.points[0]
        gear = self.shown_gear(state, due, selection)
        if gear:
            forecast = self.forecast(state, gear)
            paid = forecast.shift.points if isinstance(due, Decision) else 0
            return min(left, paid + max(face.bill.points for face in forecast.faces))
        chosen = self.chosen(state, due, selection)
        if chosen is None:
            return 0
        return min(left, self.game.paths(state)[chosen.index].bill.points)

    def chosen(self, state: State, due: Awaiting, selection: Selection) -> Destination | None:
        """Return the destination pointed at, if a path is to be chosen."""
        if not self.is_choosing_path(due):
            return None
        places = destinations(self.game, state)
        index = selection.destination
        return places[index] if index is not None and index < len(places) else None

    def _slot(self, state: State, seat: int, gear: Gear, *, is_open: bool) -> GearSlot:
        car = state.cars[seat]
        die = GEAR_DICE[gear]
        refusal = gear_refusal(car, gear)
        slot_state = SlotState.OPEN if is_open and refusal is None else SlotState.LOCKED
        if gear is car.gear:
            slot_state = SlotState.ENGAGED
        price = self.forecast(state, gear).shift.points if is_open and refusal is None else 0
        return GearSlot(
            gear=int(gear),
            faces=f"{die.lowest}–{die.highest}",
            state=slot_state,
            price=f"−{price}" if price else "",
            reason=str(refusal) if refusal and is_open else "",
            is_open=is_open and refusal is None,
        )

    def prompt(self, state: State, due: Awaiting) -> PromptView:
        """Return what is asked, and of whom."""
        seat = self.shown_seat(state, due)
        entry = self.entries[seat]
        title, text = self._question(state, due, entry)
        return PromptView(entry.number, title, text)

    def _question(self, state: State, due: Awaiting, entry: Entrant) -> tuple[str, str]:
        name = entry.name.upper()
        match due:
            case Decision(choice="gear"):
                return f"{name}: CHOOSE A GEAR", "Point at a gear to see where it can take you"
            case Decision():
                number = len(self.game.paths(state))
                text = "1 place to stop" if number == 1 else f"{number} places to stop"
                return f"{name}: CHOOSE WHERE TO STOP", text
            case Chance(purpose="move"):
                faces = GEAR_DICE[state.car.gear]
                text = f"{ORDINALS[state.car.gear]} gear rolls {faces.lowest} to {faces.highest}"
                return f"{name}: ROLL", text
            case Chance(purpose="start"):
                return f"{name}: START", "The black die: stall, start or leap away"
            case Chance(purpose="grid"):
                return f"{name}: ROLL FOR THE GRID", "Highest takes pole"
            case Chance(seat=seat, purpose=purpose):
                roller = self.entries[seat].name
                limit = self.game.options.rules
                loses = limit.collision_to if purpose == "collision" else limit.engine_to
                label = "contact" if purpose == "collision" else "the engine"
                return f"{roller.upper()}: BLACK DIE", f"For {label}: 1 to {loses} costs a point"
            case _:
                winner = self.entries[self.game.classification(state)[0]].name
                return f"{winner.upper()} WINS", "The race is over"

    def action(
        self, state: State, due: Awaiting, selection: Selection, *, may_undo: bool
    ) -> ActionView:
        """Return the big button."""
        match due:
            case Decision(choice="gear"):
                gear = selection.gear
                is_open = bool(gear) and gear_refusal(state.car, gear) is None
                label = ("SHIFT TO", ORDINALS[gear]) if gear else ("CHOOSE", "A GEAR")
                return ActionView("shift", label, int(gear) or None, "", is_open, may_undo)
            case Decision():
                chosen = self.chosen(state, due, selection)
                label = ("DRIVE", "THERE") if chosen else ("CHOOSE", "A CELL")
                letter = chosen.letter if chosen else ""
                return ActionView("drive", label, None, letter, chosen is not None, may_undo)
            case Chance(purpose="move"):
                return ActionView("roll", ("ROLL",), int(state.car.gear), may_undo=may_undo)
            case Chance(purpose="start"):
                return ActionView("roll", ("START",), BLACK_DIE, may_undo=may_undo)
            case Chance():
                return ActionView("roll", ("ROLL",), BLACK_DIE, may_undo=may_undo)
            case _:
                return ActionView("results", ("RESULTS",))

    def _advice(
        self, state: State, due: Awaiting, selection: Selection
    ) -> GearAdvice | PathAdvice | WaitAdvice:
        gear = self.shown_gear(state, due, selection)
        if gear or (isinstance(due, Decision) and due.choice == "gear"):
            return self._gear_advice(state, gear or state.car.gear or Gear.FIRST, due)
        if isinstance(due, Decision):
            return self._path_advice(state, selection)
        prompt = self.prompt(state, due)
        return WaitAdvice(None, 0, prompt.title.capitalize(), prompt.text)

    def _gear_advice(self, state: State, gear: Gear, due: Awaiting) -> GearAdvice:
        forecast = self.forecast(state, gear)
        is_gear = isinstance(due, Decision)
        table = tuple(self._gear_risk(state, other) for other in FORWARD) if is_gear else ()
        faces = tuple(
            FaceView(f.face, f.verdict, f"−{f.bill.points}" if f.bill.points else "")
            for f in forecast.faces
        )
        return GearAdvice(int(gear), faces, _shares(forecast), table)

    def _gear_risk(self, state: State, gear: Gear) -> GearRisk:
        refusal = gear_refusal(state.car, gear)
        if refusal:
            return GearRisk(int(gear), (), str(refusal))
        return GearRisk(int(gear), _shares(self.forecast(state, gear)))

    def _path_advice(self, state: State, selection: Selection) -> PathAdvice:
        places = destinations(self.game, state)
        index = selection.destination
        heading = "Great start" if not state.turn.face else f"{ORDINALS[state.car.gear]} gear"
        return PathAdvice(
            gear=int(state.car.gear),
            value=state.turn.cells,
            heading=heading,
            note=f"{cells(state.turn.cells)} to go",
            destinations=places,
            chosen=index if index is not None and index < len(places) else None,
        )


def is_choosing_gear(state: State, due: Awaiting) -> bool:
    """Return whether the board shows the reach of a gear."""
    del state
    return isinstance(due, Chance) and due.purpose == "move"


def _shares(forecast: GearForecast) -> tuple[tuple[Verdict, int], ...]:
    """Return the chances of each verdict in whole percent; they sum to 100."""
    shares = [(v, int(forecast.chance_of(v) * 100)) for v in Verdict]
    missing = 100 - sum(share for _, share in shares)
    largest = max(range(len(shares)), key=lambda i: shares[i][1])
    return tuple(
        (verdict, share + missing * (i == largest)) for i, (verdict, share) in enumerate(shares)
    )
