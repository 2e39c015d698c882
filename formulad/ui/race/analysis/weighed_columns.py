"""What the analysis tells of drivers, as columns of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.report.even_dice import even_dice
from formulad.ai.report.marks import class_of
from formulad.kernel.sentence import say_of
from formulad.ui.race.analysis.analysis_words import CLASSES, signed
from formulad.ui.race.analysis.table_columns import Column

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ai.report.account import DriverAccount, RaceAccount
    from formulad.ai.report.race_story import CarStory


def weighed_columns(account: RaceAccount) -> tuple[Column, ...]:
    """Return what drivers are compared by, in turns."""
    even = {each.seat: each for each in even_dice(account)}

    def with_even_dice(car: CarStory) -> str:
        found = even.get(car.seat)
        return f"{found.turns:.1f} ± {found.spread:.1f}" if found else "–"

    def first(car: CarStory) -> str:
        found = even.get(car.seat)
        return f"{100 * found.chance:.0f} %" if found else "–"

    def of(tell: Callable[[DriverAccount], str]) -> Callable[[CarStory], str]:
        return lambda car: tell(account.drivers[car.seat]) if account.drivers else "–"

    return (
        Column(say_of("column", "expected"), of(lambda each: f"{each.par:.1f}")),
        Column(say_of("column", "mistakes"), of(lambda each: f"{each.mistakes:.1f}")),
        Column(say_of("column", "dice"), of(lambda each: signed(each.luck))),
        Column(say_of("column", "usual"), of(lambda each: f"±{each.usual_luck:.1f}")),
        Column(say_of("column", "traffic"), of(lambda each: signed(-each.traffic))),
        Column(say_of("column", "a decision"), of(lambda each: f"{each.mean_mistake:.3f}")),
        Column(say_of("column", "drives"), of(lambda each: CLASSES[class_of(each.mean_mistake)])),
        Column(say_of("column", "even dice"), with_even_dice),
        Column(say_of("column", "first"), first),
    )
