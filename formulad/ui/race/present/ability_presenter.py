"""Ability presenter: what a street driver can do, in words, and what is used up (DRV)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.race.ability_words import gift_title
from formulad.race.agreed.drivers import Ability
from formulad.race.car import Once
from formulad.ui.race.model.boost_choices import GIFTS, is_on
from formulad.ui.race.terms.ability_icons import GIFT_ICONS
from formulad.ui.race.views.street_views import GiftView

if TYPE_CHECKING:
    from formulad.ui.race.model.shown_moment import Moment

_ONCE = {
    Ability.RADIO: Once.RADIO,
    Ability.LITTER: Once.LITTER,
    Ability.BIG_NITRO: Once.NITRO,
}


def gift_views(moment: Moment) -> tuple[GiftView, ...]:
    """Return what the driver on the dashboard can do in this race."""
    setting, seat = moment.game.setting, moment.seat
    gifts = [each for each in setting.entries[seat].abilities if seat in setting.gifted(each)]
    return tuple(_gift(moment, ability) for ability in gifts)


def _gift(moment: Moment, ability: Ability) -> GiftView:
    words = moment.cast.words.get(ability)
    title = gift_title(moment.cast.words, ability)
    once = _ONCE.get(ability)
    is_used = once is not None and once in moment.state.cars[moment.seat].used
    is_used = is_used and not _is_in_use(moment, ability)
    return GiftView(GIFT_ICONS[ability], title, words.line if words else "", ability.rule, is_used)


def _is_in_use(moment: Moment, ability: Ability) -> bool:
    """Return whether a driver uses his gift just now: then it is not yet used up."""
    state = moment.state
    is_turn = bool(state.round) and moment.seat == state.seat
    button = next((name for name, gift in GIFTS.items() if gift is ability), "")
    return is_turn and bool(button) and is_on(state, button)
