"""Agreement of a race to come: who drives what, where, by which rules, how fast things move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.cars import car_of
from formulad.race.agreed.agreement import setup_fault
from formulad.race.agreed.design import STANDARD, has_own_cars
from formulad.race.agreed.setup import RaceSetup
from formulad.race.road.track import TrackError
from formulad.ui.race.drivers.driver_role import roles
from formulad.ui.race.new_race.line_up import last_line_up, line_up_after
from formulad.ui.race.rules.usual_rules import are_usual, usual_rules

if TYPE_CHECKING:
    from formulad.race.agreed.design import Design
    from formulad.race.agreed.options import Options
    from formulad.race.agreed.setup import Entrant
    from formulad.store.preferences import Advice
    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.drivers.driver_role import Role
    from formulad.ui.race.rules.preset_shelf import RuleShelf
    from formulad.ui.race.rules.rules_draft import Draft
    from formulad.ui.race.services.race_services import OpenRace, Services


class Agreement:
    """What is agreed so far; at first it is what was agreed on the last race."""

    def __init__(self, services: Services, shelf: RuleShelf, track_id: str = "") -> None:
        """Offer the race that was agreed last.

        Args:
            services: circuits, settings, saves.
            shelf: the rules there are to choose from.
            track_id: where to race, if not where the last race was.

        Raises:
            TrackError: if nobody can race there.
        """
        self._services = services
        self._shelf = shelf
        self._shipped = [found.design for found in services.shipped.designs()]
        self._profiles = services.paddock.profiles()
        self.circuit_id = track_id or services.last_race.track
        self.circuits = tuple(dict.fromkeys((*services.circuit_ids, self.circuit_id)))
        """Where one may race; a map may also lie elsewhere."""
        self._own_circuits = services.own_circuits
        self.circuit = services.circuit(self.circuit_id)
        """The circuit as its map was when it was looked at last."""
        self._at = self.circuits.index(self.circuit_id)
        line_up = line_up_after(services.last_race, self.circuit.players_max)
        self.line_up = line_up.known([profile.driver for profile in self._profiles])
        self.pace = services.preferences.pace
        self.rules = shelf.draft(services.last_race)
        self._follows_circuit = are_usual(self.rules, self._last_circuit.track)
        """Whether nobody chose the rules on purpose: then each circuit brings its own."""
        self._bring_rules()

    @property
    def options(self) -> Options:
        """The rules without their preset."""
        return self.rules.options

    @property
    def laps(self) -> int:
        """How long the race is."""
        return int(self.rules.value("laps"))

    @property
    def is_on_own_circuit(self) -> bool:
        """Whether the player drew the circuit."""
        return self.circuit_id in self._own_circuits

    @property
    def roles(self) -> tuple[Role | None, ...]:
        """Whom each seat plays; nobody where there are no streets."""
        words = self._services.paddock.words
        return roles(self.line_up.seats, self._profiles, words, self.options)

    def car(self, entrant: Entrant) -> Design | None:
        """Return the car a driver brings, where drivers design their own."""
        if not has_own_cars(self.options):
            return None
        return car_of(entrant, self._shipped) or STANDARD

    def advice_of(self, seat: int) -> Advice:
        """Return when the engineer speaks to a driver: as they chose, or as it is set."""
        return self.line_up.advice_of(seat) or self._services.preferences.advice

    def agree(self, rules: Draft) -> None:
        """Take rules that were chosen on purpose, and remember them."""
        self.rules = rules
        self._follows_circuit = are_usual(rules, self.circuit.track)
        self._services.remember_race(preset=rules.base, rules=rules.options)

    def circuit_beside(self, step: int) -> str:
        """Return the id of the next circuit, or of the one before, from which one goes on."""
        self._at = (self._at + step) % len(self.circuits)
        return self.circuits[self._at]

    def go_to(self, circuit_id: str) -> None:
        """Race on another circuit.

        Raises:
            TrackError: if nobody can race there; then it stays as it was.
        """
        self.circuit = self._services.circuit(circuit_id)
        self.circuit_id = circuit_id
        line_up, room = self.line_up, self.circuit.players_max
        self.line_up = last_line_up(line_up.seats, room, line_up.advice_by_name)
        self._bring_rules()

    def look_again(self) -> None:
        """Take the circuit as its map is now.

        Raises:
            TrackError: if nobody can race there any more.
        """
        self.circuit = self._services.circuit(self.circuit_id)

    @property
    def fault(self) -> str | None:
        """Why the race cannot begin like this."""
        return setup_fault(self.circuit.track, self._setup, self.circuit.players_max)

    def foresee(self) -> None:
        """Let the computers be made ready for the race as it is agreed now."""
        if self.fault is None:
            self._services.foresee(self.circuit.track, self._setup)

    def begin(self) -> OpenRace:
        """Begin the race, and remember for the next one what was agreed.

        Raises:
            TrackError: if the circuit cannot be used.
            SaveError: if no record can be written, or a computer driver is not to be had.
        """
        race = self._services.begin(self._setup)
        self._services.remember_race(
            track=self.circuit_id,
            preset=self.rules.base,
            rules=self.options,
            line_up=self.line_up.seats,
            advice={**self._services.last_race.advice, **self.line_up.advice_by_name},
        )
        self._services.memory.remember(pace=self.pace)
        return race

    @property
    def _setup(self) -> RaceSetup:
        return RaceSetup(self.circuit_id, self.line_up.seats, self.options)

    @property
    def _last_circuit(self) -> Circuit:
        """Where the last race was, if one can still race there."""
        try:
            return self._services.circuit(self._services.last_race.track)
        except TrackError:
            return self.circuit

    def _bring_rules(self) -> None:
        """Take the usual rules of the circuit, unless others were chosen on purpose."""
        if self._follows_circuit:
            self.rules = usual_rules(self._shelf, self.rules, self.circuit.track)
