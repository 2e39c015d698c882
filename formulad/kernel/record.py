"""Record of a game: a header, then one line a step, dice included. Text, made to be read.

    formulad-record 1
    game "race"
    track "monaco"
    ...

    r17
    g1
    # 4b1e09c2

A line that begins with # holds the check-sum of the state after a round, and after the last step
of a game, where it ends with the word over; `undo` takes the last step back. A line such as
`edition 2` says by which rules an older game was played on from there. A last line without its
line end was cut while being written: it never happened.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from formulad.kernel.frozen import frozen
from formulad.kernel.game import (
    Chance,
    E_co,
    Game,
    IllegalMove,
    M,
    NotationError,
    Outcome,
    Over,
    S,
    Step,
)
from formulad.kernel.sentence import Sentence, say, sentence_of

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping

    from formulad.kernel.chance import Luck

T = TypeVar("T")

ChangedRule: TypeAlias = Callable[[S, M | Outcome], str | None]
"""Says which rule judges a step of an older game otherwise now, if one does."""

FORMAT = 1
_SIGN = "formulad-record"
UNDO = "undo"
_EDITION = "edition "
_MARK = "# "
_OVER = " over"
_LONGEST_TOLD = 60
"""Letters of a stranger's line that a sentence repeats."""
_LONGEST_HEADER = 65_536
"""Letters; ten drivers by every option take a tenth of it."""


class SaveError(ValueError):
    """A record that cannot be read; the message names the line."""


@frozen
class GameRecord:
    """What a record file holds."""

    header: Mapping[str, Any]
    lines: tuple[str, ...] = ()
    first_line: int = 1
    """Number of the first step's line in the file, for messages."""

    @property
    def is_over(self) -> bool:
        """Whether the game was played to its end."""
        return any(_ends_game(line) for line in self.lines[-1:])


@frozen
class Outline:
    """What a list says of a record: its header, and how far it goes."""

    header: Mapping[str, Any]
    lines: int
    is_over: bool


@frozen
class Played(Generic[M, S, E_co]):
    """One step of a game as it was played."""

    choice: M | Outcome
    step: Step[S, E_co]


@frozen
class Fault:
    """The first line of a record that does not hold, and why."""

    line: int
    sentence: str
    is_outdated: bool = False
    """The line is as it was written, but the rules have changed."""

    @property
    def told(self) -> Sentence:
        """The sentence with its line."""
        return on_line(self.line, self.sentence)

    def __str__(self) -> str:
        """Return the sentence with its line, in English."""
        return str(self.told)


def on_line(line: int, sentence: str) -> Sentence:
    """Return what is wrong with a line of a record."""
    return say("line {line}: {sentence}", line=line, sentence=sentence)


@frozen
class Replay(Generic[M, S, E_co]):
    """A record played again, up to its first fault if it has one."""

    played: tuple[Played[M, S, E_co], ...]
    good_lines: int
    """How many lines of the record hold."""
    fault: Fault | None = None


def check_sum(game: Game[S, M, E_co], state: S) -> str:
    """Return the check-sum of a state: eight hexadecimal digits."""
    return f"{zlib.crc32(game.summary(state).encode()):08x}"


def write_mark(game: Game[S, M, E_co], state: S) -> str:
    """Return the line that holds the check-sum of a state, and whether the game is over."""
    end = _OVER if isinstance(game.awaiting(state), Over) else ""
    return f"{_MARK}{check_sum(game, state)}{end}"


def write_edition(number: int) -> str:
    """Return the line that says by which edition of its rules a game is played from there on."""
    return f"{_EDITION}{number}"


def is_remark(line: str) -> bool:
    """Return whether a line tells of the game without being a step of it."""
    return line.startswith(("#", _EDITION))


def write_header(header: Mapping[str, Any]) -> str:
    """Return the first lines of a record, up to the empty line that ends them."""
    lines = [f"{_SIGN} {FORMAT}"]
    lines += [f"{key} {json.dumps(value, ensure_ascii=False)}" for key, value in header.items()]
    return "\n".join(lines) + "\n\n"


def read_record(text: str) -> GameRecord:
    """Return the record a text holds.

    Raises:
        SaveError: if the header cannot be read.
    """
    header, body = _split(text)
    lines = body.split("\n")[:-1]
    return GameRecord(header, tuple(lines), text.count("\n", 0, len(text) - len(body)) + 1)


def read_outline(text: str) -> Outline:
    """Return what a list says of the record a text holds; its steps are only counted.

    Raises:
        SaveError: if the header cannot be read.
    """
    header, body = _split(text)
    last = body[: body.rfind("\n") + 1].removesuffix("\n").rpartition("\n")[2]
    return Outline(header, body.count("\n"), _ends_game(last))


def _ends_game(line: str) -> bool:
    return line.startswith(_MARK) and line.endswith(_OVER)


def _split(text: str) -> tuple[dict[str, Any], str]:
    """Return the entries of a header, and the text of all steps behind it."""
    head, end, body = text.partition("\n\n")
    _check_format(head if end else text.rpartition("\n")[0])
    if not end:
        raise SaveError(say("the header of this record does not end: the file was cut"))
    if len(head) > _LONGEST_HEADER:
        line = head.count("\n", 0, _LONGEST_HEADER) + 1
        raise SaveError(on_line(line, say("this is longer than anybody would write")))
    entries = head.split("\n")[1:]
    return dict(_read_entry(number, line) for number, line in enumerate(entries, 2)), body


def _check_format(head: str) -> None:
    sign, _, number = head.partition("\n")[0].partition(" ")
    if sign != _SIGN or not re.fullmatch(r"[1-9][0-9]{0,8}", number):
        raise SaveError(on_line(1, say("this is not a FormulaD record")))
    if int(number) > FORMAT:
        newer = say(
            "this record has format {number}, written by a newer FormulaD;"
            " this one reads formats up to {newest}",
            number=number,
            newest=FORMAT,
        )
        raise SaveError(on_line(1, newer))


def _read_entry(number: int, line: str) -> tuple[str, Any]:
    key, _, value = line.partition(" ")
    try:
        found = json.loads(value)
        json.dumps(found, ensure_ascii=False).encode()  # refuses halves of letters
    except (ValueError, RecursionError):
        fault = say("the entry '{entry}' cannot be read", entry=key[:_LONGEST_TOLD])
        raise SaveError(on_line(number, fault)) from None
    return key, found


def replay(
    game: Game[S, M, E_co],
    record: GameRecord,
    luck: Luck | None = None,
    *,
    takes_back: bool = False,
    changed_rule: ChangedRule[S, M] | None = None,
) -> Replay[M, S, E_co]:
    """Play a record again, as far as it holds.

    Args:
        game: what was played.
        record: what was written down.
        luck: if given, it is moved on as it was used, also by dice that were taken back.
        takes_back: whether dice could be taken back.
        changed_rule: says of a step which rule has changed since, if the game was begun by an
            earlier edition of its rules.
    """
    work = replaying(game, record, luck, takes_back=takes_back, changed_rule=changed_rule)
    return finished(work)


def replaying(
    game: Game[S, M, E_co],
    record: GameRecord,
    luck: Luck | None = None,
    *,
    takes_back: bool = False,
    changed_rule: ChangedRule[S, M] | None = None,
) -> Generator[None, None, Replay[M, S, E_co]]:
    """Play a record again as `replay` does, stopping after every line: others may go on meanwhile.

    Args:
        game: what was played.
        record: what was written down.
        luck: if given, it is moved on as it was used, also by dice that were taken back.
        takes_back: whether dice could be taken back.
        changed_rule: says of a step which rule has changed since, if the game was begun by an
            earlier edition of its rules.
    """
    played: list[Played[M, S, E_co]] = []
    state = game.initial()
    for index, line in enumerate(record.lines):
        sentence, is_outdated = None, False
        if line.startswith("#"):
            sentence = _compare(game, state, line)
        elif line == UNDO:
            sentence = _take_back(played, takes_back=takes_back)
        elif changed_rule and line.startswith(_EDITION):
            changed_rule = None
        elif changed_rule and (sentence := _outdated(game, state, line, changed_rule)):
            is_outdated = True
        else:
            sentence = _repeat(game, state, line, played, luck)
        if sentence:
            fault = Fault(record.first_line + index, sentence, is_outdated)
            return Replay(tuple(played), index, fault)
        state = played[-1].step.state if played else game.initial()
        yield
    return Replay(tuple(played), len(record.lines))


def finished(work: Generator[object, None, T]) -> T:
    """Return what some work comes to, done without a stop."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: T = end.value
            return result


def _outdated(
    game: Game[S, M, E_co], state: S, line: str, changed_rule: ChangedRule[S, M]
) -> str | None:
    try:
        return changed_rule(state, game.read(line))
    except NotationError:
        return None


def _compare(game: Game[S, M, E_co], state: S, line: str) -> str | None:
    if line == write_mark(game, state):
        return None
    written = line.removeprefix(_MARK)[:_LONGEST_TOLD]
    return say("the check-sum {written} does not fit the game played so far", written=written)


def _take_back(played: list[Played[M, S, E_co]], *, takes_back: bool) -> str | None:
    if not played or (isinstance(played[-1].choice, Outcome) and not takes_back):
        return say("there is no decision to take back here")
    played.pop()
    return None


def _repeat(
    game: Game[S, M, E_co],
    state: S,
    line: str,
    played: list[Played[M, S, E_co]],
    luck: Luck | None,
) -> str | None:
    try:
        choice = game.read(line)
        due = game.awaiting(state)
        step = game.apply(state, choice)
    except (NotationError, IllegalMove) as error:
        return sentence_of(error)
    if luck and isinstance(due, Chance):
        luck.skip(due)
    played.append(Played(choice, step))
    return None
