"""Moments: going on from a step of any game, and giving it away (SHE-5, SHE-7)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from formulad.games.box import GAMES, RACE
from formulad.kernel.files import MOST_OF_RECORD, read_bytes
from formulad.kernel.frozen import frozen
from formulad.kernel.record import SaveError
from formulad.kernel.sentence import say, sentence_of
from formulad.shelf.sharing.shared_game import game_to_share
from formulad.store.branching import branch
from formulad.store.paths import Home
from formulad.store.saves import read_save
from formulad.store.yaml_document import unreadable
from formulad.ui.race.shelf.giving import give_file, give_text
from formulad.ui.shell.clipboard import Clipboard
from formulad.ui.shell.moment.go_on_page import GoOnScene
from formulad.ui.shell.moment.moment_page import MomentScene
from formulad.ui.shell.moment.moment_ways import GoingOn, MomentWays, SeatGrades
from formulad.ui.shell.notice import notice
from formulad.ui.shell.test_probe import fresh_seed

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from formulad.kernel.kind import AnyKind
    from formulad.store.container import Container
    from formulad.ui.race.services.race_services import Services
    from formulad.ui.shell.dialog import Dialog
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext


def moment_page(
    context: SceneContext, services: Services, game: str, path: Path, step: int
) -> Scene:
    """Return the page of what can be done from a step of a record.

    Args:
        context: what scenes share.
        services: circuits, and the time of day.
        game: the id of the game.
        path: the record.
        step: how many of its steps have happened.
    """
    moment = _Moment(context, services, game, path, step)
    note = say("Step {step} of {name}", step=step, name=path.stem)
    return MomentScene(MomentWays(note, path, moment.agree, moment.copied, moment.saved))


@frozen
class _Moment:
    context: SceneContext
    services: Services
    game: str
    path: Path
    step: int

    @property
    def home(self) -> Home:
        return Home(self.context.data, self.context.folders)

    def agree(self) -> Scene:
        """Return the page on which it is agreed on who plays on."""
        try:
            kind = GAMES[self.game].kind(self.home)
            header: Any = kind.read_header(read_save(self._content()).header)
        except SaveError as error:
            return notice(say("The game cannot begin"), sentence_of(error))
        note = say("From step {step}; the record you saw stays as it is", step=self.step)
        players, grades = kind.players(header.setup), _grades(self.game, kind)
        return GoOnScene(GoingOn(players, grades, note, partial(self._begin, kind)))

    def _content(self) -> bytes:
        try:
            return read_bytes(self.path, MOST_OF_RECORD)
        except OSError as error:
            raise SaveError(unreadable(self.path.name, error)) from error

    def _begin(self, kind: AnyKind, grades: Sequence[str], is_same: bool) -> Scene:
        seed = None if is_same else fresh_seed()
        path = branch(kind, self.path, self.step, grades, self.services.now(), seed)
        return self.context.box.faces[self.game]().resumed(self.context, path)

    def copied(self, is_moment: bool) -> Dialog:
        """Put the moment, or the whole game, into the clipboard."""
        step = self.step if is_moment else None
        return give_text(partial(self._packed, step), Clipboard())

    def saved(self) -> Dialog:
        """Save the game as a file of its own."""
        return give_file(self._packed, self.context.folders.shared, self.path.stem)

    def _packed(self, step: int | None = None) -> Container:
        return game_to_share(self.home, self.path, self.services.circuit, step)


def _grades(game: str, kind: AnyKind) -> SeatGrades:
    """Return how well computers of a game can play."""
    if game == RACE:
        from formulad.ai.grades import GRADES, USUAL
        from formulad.ui.race.terms.grade_words import title_of

        ids = tuple(GRADES)
        return SeatGrades(ids, tuple(map(title_of, ids)), USUAL)
    from formulad.ui.shell.new_game.grade_words import title_of as title_of_card_player
    from formulad.ui.shell.new_game.line_up import usual_grade

    own: Any = kind
    ids = tuple(own.grades)
    return SeatGrades(ids, tuple(map(title_of_card_player, ids)), usual_grade(ids))
