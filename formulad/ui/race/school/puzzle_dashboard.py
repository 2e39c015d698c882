"""Puzzle dashboard: driver, wear points, lever and corner as in a race; the lever answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.kernel.values import replace
from formulad.school.puzzle import Ask
from formulad.ui.race.panels.corner_panel import draw_corner
from formulad.ui.race.panels.driver_panel import draw_driver
from formulad.ui.race.panels.gear_lever import draw_gate, gear_buttons
from formulad.ui.race.panels.wear_pools import draw_pools
from formulad.ui.race.present.dashboard_presenter import dashboard_view
from formulad.ui.race.school.answer_gear import AnswerGear
from formulad.ui.race.school.school_words import turns_lost
from formulad.ui.race.views.panel_views import SlotState

if TYPE_CHECKING:
    from formulad.ui.race.model.shown_moment import Moment
    from formulad.ui.race.school.attempt import Attempt
    from formulad.ui.race.school.puzzle_layout import DashboardPlaces
    from formulad.ui.race.views.panel_views import DashboardView, GearSlot
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette


@frozen(slots=False)
class PuzzleDashboard:
    """The car of the pupil, as a race shows it."""

    attempt: Attempt
    view: DashboardView
    places: DashboardPlaces

    @classmethod
    def of(cls, attempt: Attempt, moment: Moment, places: DashboardPlaces) -> PuzzleDashboard:
        """Return the dashboard at the moment of a question, with what was told of answers."""
        view, car = dashboard_view(moment), moment.state.car
        lap = say("Lap {lap} of {laps}", lap=car.lap, laps=moment.game.options.laps)
        if attempt.puzzle.ask is Ask.GEAR:
            view = replace(view, slots=tuple(_told(slot, attempt) for slot in view.slots))
            if attempt.is_over:
                note = say("turns lost by the flag")
                view = replace(view, chosen_gear=int(attempt.puzzle.answer), gear_note=note)
            elif str(view.chosen_gear) in attempt.wrong:
                view = replace(view, chosen_gear=0)
        return cls(attempt, replace(view, line=lap), places)

    def gears(self) -> tuple[AnswerGear, ...]:
        """Return the lever; of a puzzle that asks for a gear it is what answers."""
        puzzle, is_over = self.attempt.puzzle, self.attempt.is_over
        asks = puzzle.ask is Ask.GEAR
        return tuple(
            AnswerGear(
                button,
                is_wrong=asks and str(button.slot.gear) in self.attempt.wrong,
                is_best=asks and is_over and str(button.slot.gear) == puzzle.answer,
            )
            for button in gear_buttons(self.places.lever, self.view)
        )

    def draw(self, canvas: Canvas, palette: Palette) -> None:
        """Draw all but the gears."""
        places, view = self.places, self.view
        canvas.panel(places.ground, palette, radius=18)
        if places.driver:
            draw_driver(canvas, places.driver, view)
        draw_pools(canvas, palette, places.pools, view.pools, view.note)
        draw_gate(canvas, palette, places.lever, view.gear_note)
        if places.corner:
            draw_corner(canvas, palette, places.corner, view.corner)


def _told(slot: GearSlot, attempt: Attempt) -> GearSlot:
    """Return a gear with the turns it loses, once that is told: of a wrong one at once."""
    answer = str(slot.gear)
    if answer not in attempt.choices or not attempt.is_told(answer):
        return slot
    state = SlotState.ENGAGED if slot.state is SlotState.ENGAGED else SlotState.OPEN
    lost = turns_lost(attempt.puzzle.lost(answer))
    price = "" if answer == attempt.puzzle.answer else lost
    return replace(
        slot, state=state, is_open=False, price=price, price_in_total=price, is_best=False
    )
