"""Board staging: cars on their way, dice that are thrown or lie, where the camera looks.

The race that is played and the one that is seen again are shown by the same means.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.ui.race.board.geometry.board_picture import BoardPicture
from formulad.ui.race.model.event_beats import DriveBeat
from formulad.ui.race.panels.dice_tray import TrayView
from formulad.ui.race.play.turn_focus import Interest, cells_of_cue, cells_of_interest
from formulad.ui.race.present.roll_presenter import roll_view
from formulad.ui.race.scene.car_motion import moved_cars
from formulad.ui.race.scene.race_picture import board_picture, places_to_click
from formulad.ui.toolkit.motion import Amount

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.race.agreed.setup import Entrant
    from formulad.ui.race.board.board_view import BoardView
    from formulad.ui.race.board.geometry.board_picture import Where
    from formulad.ui.race.model.event_beats import DieBeat
    from formulad.ui.race.model.offers import Asked
    from formulad.ui.race.model.shown_moment import Moment
    from formulad.ui.race.play.event_playback import Playback
    from formulad.ui.race.views.roll_view import RollView


def on_the_way(playback: Playback, board: BoardView | None) -> dict[int, Where]:
    """Return where cars are that have driven, or drive now, in what is being shown."""
    places: dict[int, Where] = dict(playback.arrived)
    if isinstance(playback.beat, DriveBeat) and board:
        beat = playback.beat
        places[beat.car] = board.along(beat.cells, beat.way_after(playback.fraction))
    return places


class Staging:
    """Tells what the board shows, anew only when something of it has changed."""

    def __init__(self) -> None:
        self._seen: tuple[object, ...] = ()
        self._picture = BoardPicture()

    def picture(
        self, moment: Moment, playback: Playback, board: BoardView | None, *, shows_reach: bool
    ) -> BoardPicture:
        """Return what the board shows of a moment, and of what plays in it."""
        driving = on_the_way(playback, board)
        seen = (moment, driving, shows_reach)
        if seen != self._seen:
            picture = board_picture(moment, shows_reach=shows_reach, driving=driving)
            self._seen, self._picture = seen, picture
        return _with_happenings(self._picture, moment, playback, board, driving)


def _with_happenings(
    picture: BoardPicture,
    moment: Moment,
    playback: Playback,
    board: BoardView | None,
    driving: dict[int, Where],
) -> BoardPicture:
    """Return a picture of the board with what happens on it just now."""
    is_full = playback.showing.amount is Amount.FULL
    happening = playback.showing.shown if is_full else ()
    return replace(
        picture,
        cars=moved_cars(picture.cars, happening, moment.seats),
        debris=picture.debris | playback.fallen,
        effects=(*picture.effects, *playback.showing.effects(moment.state, driving, board)),
    )


def tray_of(die: DieBeat, seats: Sequence[Entrant]) -> TrayView:
    """Return a die as it lies on the tray."""
    thrower = seats[die.car]
    text = die.entry.line.text
    return TrayView(thrower.number, thrower.name, die.die, die.value, text, die.sky)


def roll_of(moment: Moment, playback: Playback) -> RollView | None:
    """Return the die that is thrown, lies to be read, or goes to its panel, if one does."""
    die = playback.falling
    if die is None:
        return None
    is_still = playback.showing.amount is not Amount.FULL
    return roll_view(moment, die, playback.fraction, is_still=is_still)


def cells_to_watch(moment: Moment, playback: Playback, asked: Asked | None) -> Interest:
    """Return which cells are to be seen now, and on what occasion; none if nothing has changed."""
    game, state, beat = moment.game, moment.state, playback.beat
    if not moment.is_driving:
        return Interest("grid", game.track.grid)
    if isinstance(beat, DriveBeat):
        return Interest(beat, beat.cells)
    if cells := cells_of_cue(beat, state, playback.arrived):
        return Interest(beat, cells)
    if playback.arrived:
        return Interest(None, ())
    occasion = (state.round, state.seat, asked, state.turn.cells)
    cells = cells_of_interest(game, state, asked, moment.gear)
    return Interest(occasion, cells, places_to_click(moment))
