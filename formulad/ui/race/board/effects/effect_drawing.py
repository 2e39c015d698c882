"""Effect drawing: what happens on the board, under the cars and over them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.board.effects.badges import draw_disc
from formulad.ui.race.board.effects.charm_effect import draw_charm
from formulad.ui.race.board.effects.contact_effect import draw_contact
from formulad.ui.race.board.effects.debris_effect import draw_debris_fall
from formulad.ui.race.board.effects.flag_effect import draw_flag, draw_lead
from formulad.ui.race.board.effects.nitro_effect import draw_flames, draw_streak
from formulad.ui.race.board.effects.radar_effect import draw_prize, draw_radar
from formulad.ui.race.board.effects.radio_effect import draw_radio
from formulad.ui.race.board.effects.repair_effect import draw_gains, draw_sweep
from formulad.ui.race.board.effects.shot_effect import draw_aim, draw_shot
from formulad.ui.race.board.effects.skid_effect import draw_skid
from formulad.ui.race.board.effects.smoke_effect import (
    draw_marks,
    draw_spin,
    draw_tyre_smoke,
    draw_wreck,
)
from formulad.ui.race.board.effects.start_effect import draw_start_lights
from formulad.ui.race.board.effects.wake_effect import draw_wake
from formulad.ui.race.board.geometry.board_picture import EffectKind
from formulad.ui.toolkit.theme import CREAM

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import TypeAlias

    from formulad.race.road.track import CellId
    from formulad.ui.race.board.geometry.board_picture import Effect
    from formulad.ui.race.board.geometry.car_route import Way
    from formulad.ui.race.board.geometry.lens import Lens

    Drawn: TypeAlias = Callable[[Lens, Effect], None]
    DrawnOnWay: TypeAlias = Callable[[Lens, Effect, Way], None]

_ON_THE_ROAD: dict[EffectKind, DrawnOnWay] = {
    EffectKind.SKID: draw_skid,
    EffectKind.SMOKE: draw_marks,
    EffectKind.STREAK: draw_streak,
}
_OVER_CARS: dict[EffectKind, Drawn] = {
    EffectKind.CHARM: draw_charm,
    EffectKind.AIM: draw_aim,
    EffectKind.SHOT: draw_shot,
    EffectKind.RADIO: draw_radio,
    EffectKind.DEBRIS: draw_debris_fall,
    EffectKind.RADAR: draw_radar,
    EffectKind.PRIZE: draw_prize,
    EffectKind.CHECKPOINT: draw_sweep,
    EffectKind.REPAIR: draw_gains,
    EffectKind.LIGHTS: draw_start_lights,
    EffectKind.CONTACT: draw_contact,
    EffectKind.SPIN: draw_spin,
    EffectKind.WRECK: draw_wreck,
    EffectKind.FLAG: draw_flag,
    EffectKind.LEAD: draw_lead,
}
_NEAR = 9.0
"""What happens farther off the stage than so many lane widths is not drawn."""
_ASIDE = 1.1
"""How far over its car a still icon stands, in lane widths."""


def draw_below(
    lens: Lens, effects: Iterable[Effect], way: Callable[[tuple[CellId, ...]], Way]
) -> None:
    """Draw what lies on the road under the cars; `way` gives the line through cells."""
    for effect in effects:
        if effect.is_still or not _is_near(lens, effect):
            continue
        if effect.kind in _ON_THE_ROAD and len(effect.cells) > 1:
            _ON_THE_ROAD[effect.kind](lens, effect, way(effect.cells))
        elif effect.kind is EffectKind.NITRO:
            draw_flames(lens, effect)
        elif effect.kind is EffectKind.WAKE:
            draw_wake(lens, effect)


def draw_above(
    lens: Lens, effects: Iterable[Effect], way: Callable[[tuple[CellId, ...]], Way]
) -> None:
    """Draw what is seen over the cars; what is still is its icon alone."""
    for effect in effects:
        if not _is_near(lens, effect):
            continue
        if effect.is_still:
            _draw_still(lens, effect)
        elif effect.kind is EffectKind.SMOKE and len(effect.cells) > 1:
            draw_tyre_smoke(lens, effect, way(effect.cells))
        elif effect.kind in _OVER_CARS:
            _OVER_CARS[effect.kind](lens, effect)


def _draw_still(lens: Lens, effect: Effect) -> None:
    x, y = lens.point(lens.spot(effect.at).at)
    draw_disc(lens, (x, y - _ASIDE * max(lens.lane, 20)), effect.kind.icon, CREAM)


def _is_near(lens: Lens, effect: Effect) -> bool:
    return lens.sees(lens.point(lens.spot(effect.at).at), _NEAR * lens.lane)
