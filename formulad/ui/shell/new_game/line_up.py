"""Line-up of a usual game: who sits at the table in which order, and what they agreed on."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from formulad.kernel.agent import SeatedPlayer, name_fault
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import counted, say
from formulad.kernel.terms import UsualSetup

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.kernel.kind import AnyTermedKind
    from formulad.kernel.terms import OptionValue, Term, Terms

NAMES = ("Ana", "Bruno", "Chiyo", "Dev", "Elsa", "Fynn", "Gus", "Hana", "Ida", "Joe")
USUAL_GRADE, USUAL_PLAYERS = "normal", 4


@frozen
class LineUp:
    """What is agreed on so far."""

    setup: UsualSetup
    terms: Terms
    grades: tuple[str, ...]
    """How well computers can play, from the easiest."""

    @property
    def players(self) -> tuple[SeatedPlayer, ...]:
        """Who plays, by seat."""
        return self.setup.players

    @property
    def may_add(self) -> bool:
        """Whether there is a seat for one more."""
        return len(self.players) < self.terms.most

    @property
    def may_remove(self) -> bool:
        """Whether there are enough without one."""
        return len(self.players) > self.terms.fewest

    @property
    def usual_grade(self) -> str:
        """How well a computer plays that has just sat down."""
        return usual_grade(self.grades)

    @property
    def picks(self) -> tuple[int, ...]:
        """What each player has picked; nothing where there is nothing to pick."""
        term = self.terms.picked
        if term is None:
            return ()
        seats = len(self.players)
        picks = term.read(self.setup.options.get(term.id, ""))[:seats]
        free = (each for each in range(term.count) if each not in picks)
        return (*picks, *(next(free) for _ in range(seats - len(picks))))

    def picked_next(self, seat: int) -> LineUp:
        """Return it with the next pick for a player; who had that one gets theirs."""
        term, picks = self.terms.picked, list(self.picks)
        if term is None:
            return self
        mine = picks[seat]
        wished = (mine + 1) % term.count
        if wished in picks:
            picks[picks.index(wished)] = mine
        picks[seat] = wished
        return self.with_picks(tuple(picks))

    def with_picks(self, picks: tuple[int, ...]) -> LineUp:
        """Return it with what each player has picked; as usual it is not named."""
        term = self.terms.picked
        if term is None:
            return self
        options = {name: each for name, each in self.setup.options.items() if name != term.id}
        if picks != tuple(range(len(picks))):
            options[term.id] = term.write(picks, options)
        return replace(self, setup=replace(self.setup, options=options))

    def value(self, term: Term) -> OptionValue:
        """Return what is agreed on of an option."""
        return self.setup.options.get(term.id, term.usual)

    def with_value(self, term: Term, value: OptionValue) -> LineUp:
        """Return it with another value; one as usual is not named."""
        options = {name: each for name, each in self.setup.options.items() if name != term.id}
        if value != term.usual:
            options[term.id] = value
        changed = replace(self, setup=replace(self.setup, options=options))
        return changed.with_picks(self.picks)

    def named(self, seat: int, name: str) -> LineUp:
        """Return it with another name for a player."""
        return self._changed(seat, replace(self.players[seat], name=name))

    def played_by(self, seat: int, grade: str) -> LineUp:
        """Return it with a computer of a grade in a seat, or a person for none."""
        return self._changed(seat, replace(self.players[seat], grade=grade))

    def added(self) -> LineUp:
        """Return it with one computer more, under a name that is still free."""
        taken = {player.name for player in self.players}
        name = next((name for name in NAMES if name not in taken), NAMES[0])
        return self._seated((*self.players, SeatedPlayer(name, self.usual_grade)))

    def removed(self, seat: int) -> LineUp:
        """Return it without a player."""
        picks = self.picks
        fewer = self._seated((*self.players[:seat], *self.players[seat + 1 :]))
        return fewer.with_picks((*picks[:seat], *picks[seat + 1 :]))

    def with_people(self, people: int) -> LineUp:
        """Return it with so many people: the first seats are theirs, computers keep the others."""
        if len(self.players) < people and self.may_add:
            return self.added().with_people(people)
        return self._seated(
            player if player.is_human == (seat < people) else _other(player, self.usual_grade)
            for seat, player in enumerate(self.players)
        )

    def moved_up(self, seat: int) -> LineUp:
        """Return it with a player one seat further forward, who keeps their pick."""
        order = [*range(len(self.players))]
        order[seat - 1], order[seat] = order[seat], order[seat - 1]
        moved = self._seated(self.players[at] for at in order)
        return moved.with_picks(tuple(self.picks[at] for at in order if self.picks))

    def _changed(self, seat: int, player: SeatedPlayer) -> LineUp:
        return self._seated((*self.players[:seat], player, *self.players[seat + 1 :]))

    def _seated(self, players: Iterable[SeatedPlayer]) -> LineUp:
        seated = replace(self, setup=replace(self.setup, players=tuple(players)))
        return seated.with_picks(seated.picks)


def line_up_of(kind: AnyTermedKind, last: UsualSetup) -> LineUp:
    """Return where the agreement begins: what was agreed on last, as far as it still holds."""
    terms, grades = kind.terms, tuple(kind.grades)
    begun = LineUp(UsualSetup(()), terms, grades)
    players = [_known(player, grades) for player in last.players][: terms.most]
    if not players:
        players = [SeatedPlayer(NAMES[0])]
        players += [SeatedPlayer(name, begun.usual_grade) for name in NAMES[1:USUAL_PLAYERS]]
    known = {term.id for term in terms.options}
    known |= {terms.picked.id} if terms.picked else set()
    options = {name: value for name, value in last.options.items() if name in known}
    found = replace(begun, setup=UsualSetup(tuple(players[: terms.most]), options))
    while len(found.players) < terms.fewest:
        found = found.added()
    return found


def fault_of(line_up: LineUp) -> str:
    """Return why the people at the table cannot begin like that; empty if they can."""
    names = [player.name.strip() for player in line_up.players]
    for seat, name in enumerate(names, 1):
        if not name:
            return say("The player of seat {seat} has no name: type one.", seat=seat)
        if fault := name_fault(name):
            return fault
    twice = next((name for name in names if names.count(name) > 1), "")
    if twice:
        return say("Two players are called {name}: give one of them another name.", name=twice)
    return ""


def who_plays(line_up: LineUp) -> str:
    """Return how many people and computers there are."""
    people = sum(player.is_human for player in line_up.players)
    computers = len(line_up.players) - people
    return say(
        "{people}, {computers}",
        people=counted(people, "{n} person", "{n} people"),
        computers=counted(computers, "{n} computer", "{n} computers"),
    )


def usual_grade(grades: tuple[str, ...]) -> str:
    """Return how well computers usually play: normally, or in the middle of what there is."""
    if USUAL_GRADE in grades:
        return USUAL_GRADE
    return grades[len(grades) // 2] if grades else ""


def _other(player: SeatedPlayer, grade: str) -> SeatedPlayer:
    """Return a computer of a grade in the place of a person, or a person in that of a computer."""
    return replace(player, grade=grade if player.is_human else "")


def _known(player: SeatedPlayer, grades: tuple[str, ...]) -> SeatedPlayer:
    """Return a player; a computer that is no more becomes a usual one."""
    if not player.grade or player.grade in grades:
        return player
    return replace(player, grade=usual_grade(grades))
