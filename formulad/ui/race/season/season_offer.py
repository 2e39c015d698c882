"""Season offer: the games, circuits, computers and rules that a season can be agreed on with."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from itertools import cycle, islice
from typing import TYPE_CHECKING, Any

from formulad.ai.grades import GRADES
from formulad.games.box import GAMES, MOTOR_RACING, RACE
from formulad.games.race.presets import SHIPPED, USUAL
from formulad.games.season_entries import LONGEST_NAME
from formulad.games.seasons import season_game_named
from formulad.kernel.sentence import counted, joined, say, sentence_of
from formulad.kernel.terms import Choice, ChoiceTerm, NumberTerm
from formulad.kernel.values import replace
from formulad.race.agreed.option_values import read_options
from formulad.race.agreed.setup import FIRST_CARS
from formulad.race.road.track import TrackError
from formulad.season.carry_terms import carry_terms
from formulad.season.division_terms import division_terms
from formulad.season.grid_terms import absence_term, grid_terms
from formulad.season.scoring import Scoring, Tie
from formulad.season.season import AgreedRules, Carry, Entry, GridOrder, Round, Season
from formulad.season.season_faults import MOST_DRIVERS, season_fault
from formulad.season.season_term import SeasonTerm
from formulad.store.paths import Home
from formulad.ui.race.new_race.line_up import NAMES, line_up_after
from formulad.ui.race.rules.rules_draft import Draft, differences
from formulad.ui.race.terms import grade_words as race_grades
from formulad.ui.shell.new_game import grade_words
from formulad.ui.shell.test_probe import fresh_seed

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from formulad.games.season_game import SeasonGame
    from formulad.kernel.sentence import Sentence
    from formulad.kernel.terms import OptionValue, Term
    from formulad.race.agreed.option_catalogue import Value
    from formulad.race.agreed.options import Options
    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.rules.preset_shelf import RuleShelf
    from formulad.ui.race.services.race_services import Services
    from formulad.ui.shell.scene_context import SceneContext

_TOUR = ("monaco", "silberwald", "basse-ville", "isola-serpe", "val-d-orage")
"""Where a first season goes, as far as these circuits are there."""
_GAMES_OF_CARDS = 3
_OWN_OPTIONS: Mapping[str, Mapping[str, OptionValue]] = {MOTOR_RACING: {"races": 1}}
"""What a game is agreed on with if several of them count together: not a season each."""
_OWN_SCORING = {MOTOR_RACING: Scoring("six", tie=Tie.LAST_RACE)}
"""The points of its own book (SEA-15); other games have those of the board game."""
MOST_LAPS = 9


@dataclass
class SeasonOffer:
    """What there is to choose from, looked up when it is first asked for."""

    context: SceneContext
    services: Services
    shelf: Callable[[], RuleShelf]
    _games: dict[str, SeasonGame] = field(default_factory=dict)
    _circuits: dict[str, Circuit] = field(default_factory=dict)

    def game(self, season: Season) -> SeasonGame:
        """Return the game of a season.

        Raises:
            SaveError: if it cannot be made from the files there are.
        """
        if season.game not in self._games:
            home = Home(self.context.data, self.context.folders)
            self._games[season.game] = season_game_named(home, season.game)
        return self._games[season.game]

    def fault(self, season: Season) -> str:
        """Return why a season cannot begin like that, as a sentence; empty if it can."""
        if found := season_fault(season):
            return found.sentence
        try:
            return self.game(season).fault(season)
        except ValueError as error:
            return sentence_of(error)

    # Where

    @property
    def circuits(self) -> dict[str, Circuit]:
        """The circuits that can be raced on, those of the game and the player's own."""
        if not self._circuits:
            for name in self.services.circuit_ids:
                try:
                    self._circuits[name] = self.services.circuit(name)
                except TrackError:
                    continue  # the page of the circuits tells what is wrong with its map
        return self._circuits

    def circuit_of(self, track: str) -> Circuit | None:
        """Return one circuit, which alone is read; None if it is not there or faulty."""
        try:
            return self.services.circuit(track)
        except TrackError:
            return None

    def title_of(self, track: str) -> str:
        """Return what a circuit is called; its id if it is gone."""
        circuit = self.circuits.get(track)
        return circuit.track.title if circuit else track

    def laps(self, season: Season) -> int:
        """Return how long races are where nothing else is agreed on."""
        value = season.rules.options.get("laps")
        return int(value) if value else self._start(season).laps

    # Who

    def cars(self, season: Season) -> tuple[int, ...]:
        """Return the cars there are, in the order in which they are offered."""
        return FIRST_CARS if season.game == RACE else tuple(range(1, MOST_DRIVERS + 1))

    def grades(self, season: Season) -> tuple[str, ...]:
        """Return how well computers can play, from the easiest."""
        return tuple(GRADES) if season.game == RACE else tuple(self._usual(season).grades)

    def grade_title(self, season: Season, grade: str) -> str:
        """Return what a grade is called."""
        is_race = season.game == RACE
        return race_grades.title_of(grade) if is_race else grade_words.title_of(grade)

    def most(self, season: Season) -> int:
        """Return how many can drive in a division."""
        if season.game == RACE:
            return MOST_DRIVERS
        return min(MOST_DRIVERS, int(self._usual(season).terms.most))

    def _usual(self, season: Season) -> Any:
        """Return the kind of a game of cards."""
        return self.game(season).kind

    # By which rules

    def terms(self, season: Season) -> tuple[SeasonTerm, ...]:
        """Return what can be agreed on apart from points, drivers and calendar."""
        game, divisions = self._game_term, division_terms(season, NAMES)
        if season.game != RACE:
            return (game, *self._card_terms(season), absence_term(), *divisions)
        carried = carry_terms(season) if self._carries(season) else ()
        return (
            game,
            self._preset_term(season),
            self._laps_term,
            *carried,
            *grid_terms(),
            *divisions,
        )

    def _carries(self, season: Season) -> bool:
        try:
            return self.game(season).carries(season)
        except ValueError:
            return False

    @property
    def _game_term(self) -> SeasonTerm:
        boxed = {name: GAMES[name] for name in GAMES if name in self.context.box.lids}
        choices = tuple(
            Choice(name, self.context.box.lids[name].title, say("What its races are played with."))
            for name in boxed
        )
        term = ChoiceTerm("game", say("Game"), choices)
        return SeasonTerm(
            term, lambda season: season.game, lambda season, game: self.of_game(season, str(game))
        )

    def _preset_term(self, season: Season) -> SeasonTerm:
        words, presets = self.shelf().words, self.shelf().presets
        changes = len([name for name in season.rules.options if name != "laps"])
        meaning = say("By these rules all races are driven.")
        if changes:
            meaning = counted(
                changes,
                "By these rules, with {n} change, all races are driven.",
                "By these rules, with {n} changes, all races are driven.",
            )
        named = (*SHIPPED, *presets.own_names)
        choices = tuple(
            Choice(name, joined("", (words.preset(name),)), meaning) for name in _usual_first(named)
        )
        return SeasonTerm(
            ChoiceTerm("preset", say("Rules"), choices),
            lambda season: season.rules.preset or USUAL,
            lambda season, name: self._by_preset(season, str(name)),
        )

    @property
    def _laps_term(self) -> SeasonTerm:
        term = NumberTerm(
            "laps",
            say("Laps"),
            say("How long each race is, unless the calendar says otherwise."),
            2,
            1,
            MOST_LAPS,
        )
        return SeasonTerm(term, self.laps, lambda season, laps: _with_option(season, "laps", laps))

    def _by_preset(self, season: Season, preset: str) -> Season:
        return self._whole_if_it_must(replace(season, rules=AgreedRules(preset)))

    def _whole_if_it_must(self, season: Season) -> Season:
        """Return a season whose cars are new where damage cannot be carried."""
        return season if self._carries(season) else replace(season, carry=None)

    def draft(self, season: Season) -> Draft:
        """Return the rules of a season, to be changed one by one."""
        start = self._start(season)
        options = read_options(season.rules.options, start)
        return Draft(options, season.rules.preset or USUAL, start)

    def by_draft(self, season: Season, draft: Draft) -> Season:
        """Return a season by rules that were changed one by one."""
        preset = draft.base if draft.base in self.shelf().presets.names else USUAL
        start = self.shelf().presets.options(preset)
        changed = {name: _plain(draft.value(name)) for name in differences(draft.options, start)}
        return self._whole_if_it_must(replace(season, rules=AgreedRules(preset, changed)))

    def _start(self, season: Season) -> Options:
        return self.shelf().presets.options(season.rules.preset or USUAL)

    def rules_told(self, season: Season) -> Sentence:
        """Return by which rules a season is played, in a few words."""
        if season.game != RACE:
            lid = self.context.box.lids.get(season.game)
            return lid.title if lid else joined("", (season.game,))
        preset = self.shelf().words.preset(season.rules.preset or USUAL)
        laps = counted(self.laps(season), "{n} lap", "{n} laps")
        damage = say("damage stays") if season.carry else ""
        return joined(", ", filter(None, (preset, laps, damage)))

    def _card_terms(self, season: Season) -> tuple[SeasonTerm, ...]:
        return tuple(map(_card_term, self._usual(season).terms.options))

    # A first season

    def first_season(self, number: int) -> Season:
        """Return a season for who drove last, over five races."""
        seats = line_up_after(self.services.last_race, MOST_DRIVERS).seats
        return Season(
            f"{fresh_seed():016x}"[:8],
            say("Season {number}", number=number),
            RACE,
            tuple(Entry(seat.name[:LONGEST_NAME], seat.number, seat.grade) for seat in seats),
            self._tour,
            rules=AgreedRules(USUAL),
            carry=Carry(),
        )

    @property
    def _tour(self) -> tuple[Round, ...]:
        there = [name for name in _TOUR if name in self.circuits] or list(self.circuits)
        return tuple(Round(track) for track in islice(cycle(there), len(_TOUR)))

    def of_game(self, season: Season, game: str) -> Season:
        """Return a season of another game, with the same drivers as far as they find room."""
        if game == season.game:
            return season
        changed = replace(
            season,
            game=game,
            rules=AgreedRules(options=_OWN_OPTIONS.get(game, {})),
            scoring=_OWN_SCORING.get(game, Scoring()),
            carry=None,
            grid=GridOrder.DRAWN,
            swap=0,
        )
        grades, cars = self.grades(changed), self.cars(changed)
        usual = grades[len(grades) // 2]
        people_first = sorted(season.drivers(), key=lambda entry: not entry.is_person)
        entries = tuple(
            Entry(entry.name, car, "" if entry.is_person else usual)
            for entry, car in zip(people_first[: self.most(changed)], cars, strict=False)
        )
        is_race = game == RACE
        calendar = self._tour if is_race else (Round(),) * _GAMES_OF_CARDS
        changed = replace(changed, entries=entries, calendar=calendar)
        return replace(changed, rules=AgreedRules(USUAL), carry=Carry()) if is_race else changed


def _with_option(season: Season, name: str, value: OptionValue) -> Season:
    rules = season.rules
    return replace(season, rules=replace(rules, options={**rules.options, name: value}))


def _card_term(term: Term) -> SeasonTerm:
    return SeasonTerm(
        term,
        lambda season: season.rules.options.get(term.id, term.usual),
        lambda season, value: _with_option(season, term.id, value),
    )


def _plain(value: Value) -> OptionValue:
    """Return the value of an option as it is written."""
    return str(value.value) if isinstance(value, Enum) else value


def _usual_first(names: tuple[str, ...]) -> tuple[str, ...]:
    return (USUAL, *(name for name in names if name != USUAL))


def who_enters(season: Season) -> Sentence:
    """Return how many drive a season, and over how many races."""
    people = sum(entry.is_person for entry in season.entries)
    computers, races = len(season.entries) - people, len(season.calendar)
    told = [
        counted(people, "{n} person", "{n} people") if people else "",
        counted(computers, "{n} computer", "{n} computers") if computers else "",
        counted(races, "{n} race", "{n} races"),
    ]
    return joined(" · ", filter(None, told))
