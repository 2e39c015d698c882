"""Board staging: cars on their way, the die on the tray, where the camera looks.

The race that is played and the one that is seen again are shown by the same means.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from formulad.ui.race.model.event_beats import DriveBeat
from formulad.ui.race.panels.dice_tray import TrayView
from formulad.ui.race.play.turn_focus import cells_of_cue, cells_of_interest
from formulad.ui.race.scene.race_picture import board_picture

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from formulad.race.setup import Entrant
    from formulad.race.track import CellId
    from formulad.ui.race.board.board_view import BoardView
    from formulad.ui.race.board.geometry.board_picture import BoardPicture, Where
    from formulad.ui.race.model.event_beats import DieBeat
    from formulad.ui.race.model.offers import Asked
    from formulad.ui.race.model.shown_moment import Moment
    from formulad.ui.race.play.event_playback import Playback


def on_the_way(playback: Playback, board: BoardView | None) -> dict[int, Where]:
    """Return where cars are that have driven, or drive now, in what is being shown."""
    places: dict[int, Where] = dict(playback.arrived)
    if isinstance(playback.beat, DriveBeat) and board:
        beat = playback.beat
        places[beat.car] = board.along(beat.cells, playback.fraction)
    return places


def staged(
    moment: Moment, playback: Playback, board: BoardView | None, *, shows_reach: bool
) -> BoardPicture:
    """Return what the board shows of a moment, and of what plays in it."""
    driving = on_the_way(playback, board)
    picture = board_picture(moment, shows_reach=shows_reach, driving=driving)
    return replace(
        picture,
        debris=picture.debris | playback.fallen,
        effects=(*picture.effects, *playback.showing.effects(moment.state, driving, board)),
    )


def tray_of(die: DieBeat, playback: Playback, seats: Sequence[Entrant]) -> TrayView:
    """Return a die as it falls, or as it lies on the tray."""
    thrower = seats[die.car]
    share = playback.fraction if playback.beat is die else 1.0
    text = die.entry.line.text
    return TrayView(thrower.number, thrower.name, die.die, die.value, text, share, die.sky)


def cells_to_watch(
    moment: Moment, playback: Playback, asked: Asked | None
) -> tuple[Hashable, Sequence[CellId]]:
    """Return which cells are to be seen now, and on what occasion; none if nothing has changed."""
    game, state, beat = moment.game, moment.state, playback.beat
    if not moment.is_driving:
        return "grid", game.track.grid
    if isinstance(beat, DriveBeat):
        return beat, beat.cells
    if cells := cells_of_cue(beat, state, playback.arrived):
        return beat, cells
    if playback.arrived:
        return None, ()
    occasion = (state.round, state.seat, asked, state.turn.cells)
    return occasion, cells_of_interest(game, state, asked)
