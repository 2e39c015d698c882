"""New race page, on which a race is agreed: who drives what, where, how long."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from formulad.ai.grades import USUAL
from formulad.kernel.record import SaveError
from formulad.kernel.sentence import say, sentence_of
from formulad.race.road.track import TrackError
from formulad.store.profiles import Profiles
from formulad.ui.race.new_race.choice_meanings import meaning_of
from formulad.ui.race.new_race.circuit_card import (
    draw_circuit_card,
    halves,
    ways_to_others,
)
from formulad.ui.race.new_race.line_up import who_drives
from formulad.ui.race.new_race.line_up_card import (
    ADVICE,
    LEVELS,
    Card,
    Typing,
    draw_add_tile,
)
from formulad.ui.race.new_race.line_up_commands import AddCar, ChangeSeat, RemoveSeat, Trait
from formulad.ui.race.new_race.many_at_once import TAKEN, changed, many_at_once
from formulad.ui.race.new_race.new_race_layout import new_race_places
from formulad.ui.race.new_race.new_race_terms import (
    PACES,
    TermsPanel,
    grade_chosen,
    with_grid,
)
from formulad.ui.race.new_race.race_agreement import Agreement
from formulad.ui.race.new_race.start_tile import StartTile, start_lines
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import back_button, draw_page
from formulad.ui.shell.notice import notice
from formulad.ui.shell.profiles.profile_choice import ProfileChoiceScene, chosen_profile
from formulad.ui.shell.scene import Pop, Push, Reset, Scene
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import Cancel, Next, Undo, asks_for_help
from formulad.ui.toolkit.widgets.list_row import Spot
from formulad.ui.toolkit.widgets.widget import Action, Activated, Chosen, Edited, Stepped
from formulad.ui.toolkit.widgets.writing import Writing

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.race.agreed.design import Design
    from formulad.race.agreed.drivers import StreetDriver
    from formulad.store.profiles import Profile
    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.boards.board_painting import Painting
    from formulad.ui.race.rules.preset_shelf import RuleShelf
    from formulad.ui.race.services.race_services import OpenRace, Services
    from formulad.ui.shell.help_link import HelpPage
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Widget

_NEXT = Next()
ALL_TAKEN = say("Every car has its driver. Remove one, and its car can be changed to.")


class NewRaceScene(FormScene):
    """Two to ten drivers choose cars and names, then the lights go out."""

    name = "new-race"

    def __init__(
        self,
        services: Services,
        open_race: Callable[[OpenRace], Scene],
        help_page: HelpPage,
        picture: Callable[[Circuit, float], Painting],
        shelf: RuleShelf,
        track_id: str = "",
    ) -> None:
        """Offer the race that was agreed last.

        Args:
            services: circuits, settings, saves.
            open_race: makes the scene that plays a race.
            help_page: makes the page that tells how the game is played.
            picture: gives the small picture of a circuit for so many pixels a unit.
            shelf: the rules there are to choose from.
            track_id: where to race, if not where the last race was.
        """
        super().__init__()
        self._services = services
        self._open_race = open_race
        self._help_page = help_page
        self._picture = picture
        self._scale = 1.0
        self._shelf = shelf
        self._agreed = Agreement(services, shelf, track_id)
        self._typing: Typing | None = None
        self._profiles = Profiles(services.folders.profiles)
        self._choosing = 0
        """The seat for which somebody with a profile is chosen."""
        self._cards: tuple[Card, ...] = ()
        self._area = Rect(0, 0, 0, 0)
        self._places = new_race_places(0, 0, 0)

    def arrange(self, canvas: Canvas) -> None:
        """Lay the page out; at first the focus is on the start."""
        self._area, self._scale = canvas.area, canvas.scale
        self._lay_out(focus="" if self._form.focus else "start")

    @property
    def _painting(self) -> Painting:
        """The picture of the circuit."""
        return self._picture(self._agreed.circuit, self._scale)

    @property
    def moving(self) -> bool:
        """Whether the picture of the circuit is still painted."""
        return self._painting.view is None

    def update(self, dt: float) -> None:
        """Paint a little more of the circuit."""
        del dt
        self._painting.step()

    def handle(self, intent: Intent) -> Change | None:
        """Change the line-up, go back, or start."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if asks_for_help(intent):
            return Push(self._help_page())
        action = self._form.handle(intent)
        change = self._act(action) if action else None
        next_name = self._name_after(action)
        if not isinstance(action, Edited):
            self._type_name_of(self._name_in_focus if next_name is None else next_name)
        self._lay_out(focus="" if next_name is None else f"name-{next_name}")
        return change

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        draw_page(canvas, say("New race").upper(), self._note, taken=TAKEN)
        for card in self._cards:
            draw_card = partial(card.draw, canvas)
            self._form.draw_spot(f"car-{card.seat}", canvas, card.rect, draw_card)
        for number, place in self._vacancies:
            draw_tile = partial(draw_add_tile, canvas, place, number)
            self._form.draw_spot(f"add-{number}", canvas, place, draw_tile)
        self._terms.draw(canvas)
        circuit, view = self._agreed.circuit, self._painting.view
        is_own = self._agreed.is_on_own_circuit
        draw_circuit_card(canvas, circuit, view, self._places.circuit, is_own=is_own)
        self._form.draw(canvas, canvas.theme.pages)
        if self._typing:
            self._cards[self._typing.seat].draw_count(canvas)

    @property
    def _note(self) -> str:
        """What is looked at means, if it is the engineer or a grade; else who drives."""
        looked_at = (self._form.find(each) for each in (self._form.hovered, self._form.focus))
        meanings = (meaning_of(each, self._agreed) for each in looked_at if each)
        return next(filter(None, meanings), who_drives(self._agreed.line_up))

    @property
    def agreed(self) -> Agreement:
        """The race as it is agreed now."""
        return self._agreed

    # What the player does

    def _act(self, action: Action) -> Change | None:
        match action:
            case Stepped(id="laps", value=laps):
                self._agreed.rules = self._agreed.rules.with_value("laps", laps)
            case Edited(command=ChangeSeat(Trait.NAME, seat), writing=writing):
                self._agreed.line_up = self._agreed.line_up.named(seat, writing.text)
                self._typing = Typing(seat, writing)
            case Chosen(command=ChangeSeat(trait, seat), index=index):
                self._choose(trait, seat, index)
            case Chosen(id="grades", index=index):
                self._grade_all(grade_chosen(self._agreed.line_up, index))
            case Chosen(id="grid", index=index):
                self._agreed.rules = with_grid(self._agreed.rules, index)
            case Chosen(id="pace", index=index):
                self._agreed.pace = PACES[index]
            case Activated(command=AddCar(number)):
                self._agreed.line_up = self._agreed.line_up.added(number)
            case Activated(command=RemoveSeat(seat)):
                self._agreed.line_up = self._agreed.line_up.removed(seat)
            case Activated(command=ChangeSeat(trait, seat)):
                return self._change(trait, seat)
            case Activated(id=button):
                return self._use(button)
        return None

    def _choose(self, trait: Trait, seat: int, index: int) -> None:
        """Change something about a seat that is one of several."""
        line_up = self._agreed.line_up
        match trait:
            case Trait.DRIVER:
                grade = (line_up.grade or USUAL) if index else ""
                self._agreed.line_up = line_up.driven_by(seat, grade)
            case Trait.GRADE:
                self._agreed.line_up = line_up.driven_by(seat, LEVELS[index])
            case Trait.ADVICE:
                self._agreed.line_up = line_up.advised(seat, ADVICE[index])

    def _grade_all(self, grade: str) -> None:
        if grade:
            self._agreed.line_up = self._agreed.line_up.graded(grade)

    def _use(self, button: str) -> Change | None:
        match button:
            case "back":
                return Pop()
            case "start":
                return self._start()
            case "rules":
                return self._change_rules()
            case "fill" | "clear":
                self._agreed.line_up = changed(self._agreed.line_up, button)
            case "circuit-on":
                return self._pick_circuit(1)
            case "circuit-back":
                return self._pick_circuit(-1)
        return None

    def _change(self, trait: Trait, seat: int) -> Change | None:
        """Change something about a seat, on a page of its own if it takes one."""
        match trait:
            case Trait.CAR if not self._agreed.line_up.free_numbers:
                return Push(notice(say("No other car"), ALL_TAKEN))
            case Trait.CAR:
                self._agreed.line_up = self._agreed.line_up.with_next_car(seat)
            case Trait.DESIGN:
                return self._design(seat)
            case Trait.STREET_DRIVER:
                return self._choose_driver(seat)
            case Trait.PROFILE:
                self._choosing = seat
                return Push(ProfileChoiceScene(self._profiles))
            case Trait.NAME:
                self._form.handle(_NEXT)
        return None

    @property
    def _name_in_focus(self) -> int | None:
        """The seat whose name the keys go to; None if to none."""
        match self._form.focused_command:
            case ChangeSeat(Trait.NAME, seat):
                return seat
        return None

    def _name_after(self, action: Action | None) -> int | None:
        """Return whose name is to be typed next: who came, or who stands where one left."""
        last = len(self._agreed.line_up.seats) - 1
        match action:
            case Activated(command=AddCar()):
                return last
            case Activated(command=RemoveSeat(seat)):
                return min(seat, last)
        return None

    def _start(self) -> Change | None:
        if lost := self._look_again():
            return lost
        if fault := self._agreed.fault:
            return Push(notice(say("Not yet"), fault))
        try:
            race = self._agreed.begin()
        except (SaveError, TrackError) as error:
            return Push(notice(say("The race cannot start"), sentence_of(error)))
        return Reset(self._open_race(race))

    def _design(self, seat: int) -> Change:
        """Open the page on which a driver designs his car."""
        from formulad.ui.race.design.design_page import DesignScene

        return Push(
            DesignScene(
                self._agreed.line_up.seats[seat],
                (self._services.garage, self._services.shipped),
                partial(self._keep_design, seat),
                self._help_page,
                must_spend_all=self._agreed.options.must_spend_all,
            )
        )

    def _keep_design(self, seat: int, design: Design) -> None:
        self._agreed.line_up = self._agreed.line_up.designed(seat, design)
        self._lay_out()

    def _choose_driver(self, seat: int) -> Change:
        """Open the page on which a seat chooses its street driver."""
        from formulad.ui.race.drivers.drivers_page import DriverScene, Wanted

        role = self._agreed.roles[seat]
        shown = role.profile.driver if role and role.profile else None
        wanted = Wanted(self._agreed.line_up.seats, seat, self._agreed.options, shown)
        keep = partial(self._keep_driver, seat)
        return Push(DriverScene(wanted, self._services.paddock, keep, self._help_page))

    def _keep_driver(self, seat: int, driver: StreetDriver | None) -> None:
        self._agreed.line_up = self._agreed.line_up.cast(seat, driver)
        self._lay_out()

    def _pick_circuit(self, step: int) -> Change | None:
        """Race on the next circuit, or the one before; say so if it cannot be raced on."""
        picked = self._agreed.circuit_beside(step)
        try:
            self._agreed.go_to(picked)
        except TrackError as error:
            return Push(notice(say("No race on {circuit}", circuit=picked), sentence_of(error)))
        return None

    def _look_again(self) -> Change | None:
        """Take the circuit as its map is now; say so if nobody can race there any more."""
        try:
            self._agreed.look_again()
        except TrackError as error:
            return Push(notice(say("The race cannot start"), sentence_of(error)))
        return None

    def _change_rules(self) -> Change:
        from formulad.ui.race.rules.rules_page import RulesScene

        return Push(RulesScene(self._shelf, self._agreed.rules, self._agreed.agree))

    def resume(self, answer: str) -> None:
        """Come back from the rules, the help or a message; the map may have been drawn anew."""
        if profile := chosen_profile(self._profiles, answer):
            self._sit_down(profile)
        self._look_again()
        self._lay_out()

    def _sit_down(self, profile: Profile) -> None:
        """Let somebody with a profile sit down; a game for them alone speaks their language."""
        seat, self._typing = self._choosing, None
        self._agreed.line_up = self._agreed.line_up.seated(seat, profile.name, profile.number)
        if profile.language and self._agreed.line_up.people == 1:
            self._services.memory.remember(language=profile.language)

    def _type_name_of(self, seat: int | None) -> None:
        """Put the caret at the end of a name that the keys come to; forget it elsewhere."""
        if seat is None:
            self._typing = None
        elif self._typing is None or self._typing.seat != seat:
            self._typing = Typing(seat, Writing.of(self._agreed.line_up.seats[seat].name))

    # Layout

    def _lay_out(self, focus: str = "") -> None:
        self._agreed.foresee()
        seats = self._agreed.line_up.seats
        cards = max(len(seats), self._agreed.line_up.most)
        self._places = new_race_places(*self._area.size, cards)
        has_profiles = not self._profiles.is_empty
        self._cards = tuple(
            Card(
                seat,
                entrant,
                self._places.cards[seat],
                self._agreed.line_up.may_remove,
                self._agreed.car(entrant),
                role,
                self._agreed.advice_of(seat),
                has_profiles,
            )
            for seat, (entrant, role) in enumerate(zip(seats, self._agreed.roles, strict=True))
        )
        card = self._places.circuit
        widgets: list[Widget] = [back_button()]
        for each in self._cards:
            widgets += each.widgets(self._typing)
        widgets += (
            Spot(f"add-{number}", place, 18, command=AddCar(number))
            for number, place in self._vacancies
        )
        widgets += [
            *many_at_once(self._agreed.line_up, self._area),
            *self._terms.widgets(),
            *(ways_to_others(card) if len(self._agreed.circuits) > 1 else []),
            self._start_tile(),
        ]
        self._form.show(widgets, focus, grounds=halves(card))

    @property
    def _vacancies(self) -> tuple[tuple[int, Rect], ...]:
        """The cars that may still be driven, each with the place of its card."""
        places = self._places.cards[len(self._agreed.line_up.seats) :]
        return tuple(zip(self._agreed.line_up.free_numbers, places, strict=False))

    @property
    def _terms(self) -> TermsPanel:
        agreed = self._agreed
        return TermsPanel(
            self._places, agreed.rules, agreed.pace, self._shelf.words, agreed.line_up
        )

    def _start_tile(self) -> StartTile:
        agreed = self._agreed
        lines = start_lines(agreed.line_up, agreed.options, agreed.circuit.track, agreed.pace)
        return StartTile("start", self._places.start, lines)
