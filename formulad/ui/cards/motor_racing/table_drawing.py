"""Table drawing: one picture of the scene, from the road up to the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from formulad.cards.motor_racing.events import (
    CardDealt,
    CardDrawn,
    CardPlayed,
    CardTurnedUp,
    CarsMoved,
    CarsRetired,
    DieFell,
    LastTurnsBegan,
    RaceBegan,
    RaceEnded,
)
from formulad.cards.motor_racing.moves import PlayCard
from formulad.cards.motor_racing.questions import Question
from formulad.kernel.sentence import say
from formulad.ui.cards.kit.card_flight import PLAY_SECONDS, Flight
from formulad.ui.cards.kit.card_place import CardPlace
from formulad.ui.cards.kit.hand import HandCard, hand_places
from formulad.ui.cards.kit.liveries import SIX_TEAMS, draw_swatch
from formulad.ui.cards.kit.table_signs import draw_header, draw_prompt
from formulad.ui.cards.motor_racing.card_faces import face_of
from formulad.ui.cards.motor_racing.decision_panel import decision_place, draw_decision
from formulad.ui.cards.motor_racing.last_card_panel import (
    discard_place,
    draw_last_card,
    pile_place,
)
from formulad.ui.cards.motor_racing.line_drawing import (
    draw_change,
    draw_die_face,
    draw_grid,
    draw_lane_tag,
    draw_line,
    draw_places,
)
from formulad.ui.cards.motor_racing.line_picture import LinePicture
from formulad.ui.cards.motor_racing.line_playback import ROLL_SECONDS
from formulad.ui.cards.motor_racing.preview_drawing import (
    CarSpot,
    draw_after,
    draw_ends,
    draw_gain,
    draw_hit_chance,
)
from formulad.ui.cards.motor_racing.road_geometry import Lane
from formulad.ui.cards.motor_racing.season_panel import draw_season, season_rows
from formulad.ui.shell.sound.captions import HEIGHT, draw_captions
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.lettering import PAGE_TITLE
from formulad.ui.toolkit.motion import Amount
from formulad.ui.toolkit.theme import CREAM

if TYPE_CHECKING:
    from formulad.cards.packs import CardId
    from formulad.ui.cards.kit.card_face import CardFace
    from formulad.ui.cards.motor_racing.coast_road import CoastRoad
    from formulad.ui.cards.motor_racing.seen_table import SeenTable
    from formulad.ui.toolkit.canvas import Canvas

_ARC = 120.0


class TableDrawing:
    """Draws the table as it is seen at one moment."""

    def __init__(self, scene: SeenTable, canvas: Canvas) -> None:
        self._scene = scene
        self._canvas = canvas
        self._layout = scene.layout
        self._road = scene.layout.road
        self._setting = scene.game.setting
        self._playback = scene.playback

    @property
    def _is_reduced(self) -> bool:
        return self._scene.amount is not Amount.FULL

    def draw(self, ground: CoastRoad) -> None:
        """Draw all of it."""
        ground.draw(self._canvas, self._road)
        self._draw_road()
        self._draw_panels()
        self._draw_hand()
        self._draw_over()

    # The road

    def _draw_road(self) -> None:
        picture = self._playback.picture
        running = len(picture.run) or 12
        points = self._setting.deck.points
        draw_places(self._canvas, self._road, points, running)
        draw_lane_tag(self._canvas, self._road, Lane.NOW, CREAM)
        for widget in self._scene.form.widgets:
            if isinstance(widget, CarSpot):
                palette = self._canvas.theme.panels
                self._scene.form.draw_widget(widget, self._canvas, palette)
        beat = self._playback.beat
        if self._playback.grid:
            draw_grid(self._canvas, self._road, self._playback.grid)
        elif isinstance(beat, CarsMoved | CarsRetired):
            share, still = self._playback.share, self._is_reduced
            draw_change(self._canvas, self._road, picture, beat, share, is_reduced=still)
        else:
            self._draw_standing(picture)
            self._draw_gains(picture)

    def _draw_standing(self, picture: LinePicture) -> None:
        choices, move = self._scene.choices, self._scene.move
        if choices is None or move is None:
            draw_line(self._canvas, self._road, picture)
            return
        told = choices.forecast(move)
        car = move.car if isinstance(move, PlayCard) else self._scene.state.car
        if told.is_certain:
            lines = self._scene.lines_drawn
            draw_after(self._canvas, self._road, told, self._setting, lines)
        elif car is not None:
            draw_ends(self._canvas, self._road, told, car)
        draw_line(self._canvas, self._road, picture)
        if not told.is_certain and car is None:
            draw_hit_chance(self._canvas, self._road, told)

    def _draw_gains(self, picture: LinePicture) -> None:
        """Draw what each car would bring, over the ring of the one that the keys go to."""
        choices, move, form = self._scene.choices, self._scene.move, self._scene.form
        if isinstance(form.focused, CarSpot):
            form.draw_focus(self._canvas, self._canvas.theme.panels)
        if choices is None or self._scene.question is not Question.CARD:
            return
        if isinstance(move, PlayCard):
            for target in choices.targets(move.card):
                gains = choices.gain_range(PlayCard(move.card, target))
                place = picture.place(target)
                is_target = target == move.car
                draw_gain(self._canvas, self._road, place, gains, is_target=is_target)

    # The panels

    def _draw_panels(self) -> None:
        scene, state = self._scene, self._scene.state
        races = say("{race}/{races}", race=self._playback.race, races=self._setting.options.races)
        facts = ((say("Race").upper(), races), (say("Pile").upper(), str(state.left)))
        title = say("Formula Motor Racing")
        draw_header(self._canvas, self._layout.header, title, facts, scene.plays_left)
        draw_prompt(self._canvas, self._layout.prompt, scene.prompt, self._draw_emblem)
        story = self._playback.story
        face = face_of(story.card) if story and not self._is_flying else self._face_below()
        draw_last_card(
            self._canvas, self._layout.last, story, face, state.left, len(state.discards)
        )
        self._draw_season()

    @property
    def _is_flying(self) -> bool:
        beat = self._playback.beat
        is_card = isinstance(beat, CardPlayed | CardTurnedUp)
        return is_card and self._playback.seconds < PLAY_SECONDS

    def _face_below(self) -> CardFace | None:
        stories = self._playback.stories
        return face_of(stories[-2].card) if len(stories) > 1 else None

    def _draw_emblem(self, canvas: Canvas, rect: Rect) -> None:
        teams = self._setting.teams[self._scene.state.chair.seat]
        bank = self._scene.state.chair.bank
        shown = (bank,) if bank is not None else teams[:2]
        width = rect.width / len(shown)
        for at, team in enumerate(shown):
            box = Rect(rect.left + at * width, rect.top, width - 2, rect.height)
            draw_swatch(canvas, SIX_TEAMS[team], box, radius=8)

    def _draw_season(self) -> None:
        scene = self._scene
        choices, move = scene.choices, scene.move
        rows = season_rows(self._setting, scene.state, scene.names)
        now = LinePicture.of(scene.state)
        then = None
        if choices is not None and move is not None:
            told = choices.forecast(move)
            then = told.fates[0].picture if told.is_certain else None
        mine = scene.privacy.seat
        draw_season(self._canvas, self._layout.season, rows, self._setting, now, then, mine)

    # The cards

    def _draw_hand(self) -> None:
        scene, is_asked = self._scene, self._scene.question not in {None, Question.CARD}
        names_keys = self._canvas.names_keys and not is_asked
        with self._canvas.naming_keys(named=names_keys):
            scene.draw_hand(self._canvas, without=self._gone())
        palette = self._canvas.theme.panels
        if is_asked:
            place = decision_place(self._layout.hand, self._layout.page)
            draw_decision(self._canvas, place, scene.state)
        for widget in scene.form.widgets:
            if not isinstance(widget, CarSpot) and not widget.id.startswith(("card-", "look")):
                scene.form.draw_widget(widget, self._canvas, palette)
        if not isinstance(scene.form.focused, CarSpot | HandCard):
            scene.form.draw_focus(self._canvas, palette)

    def _gone(self) -> frozenset[str]:
        """Return the ids of cards that have left the hand before the screen."""
        seat = self._scene.privacy.seat
        gone = [card for owner, card in self._playback.gone if owner == seat]
        ids = []
        for held in self._scene.hand.cards:
            if held.command in gone:
                gone.remove(cast("CardId", held.command))
                ids.append(held.id)
        return frozenset(ids)

    def _draw_over(self) -> None:
        beat, seconds = self._playback.beat, self._playback.seconds
        match beat:
            case CardPlayed(seat, card, _):
                self._draw_flight(seat, card, seconds)
            case CardTurnedUp(_, card, _):
                pile = pile_place(self._layout.last)
                self._fly(pile, card, seconds, is_turned=True)
            case DieFell(face):
                share = min(1.0, seconds / ROLL_SECONDS)
                band = self._road.bands[-1]
                x, y = self._layout.page.centerx, band.top + band.height * 0.74
                draw_die_face(self._canvas, x, y, face, share, is_reduced=self._is_reduced)
            case CardDealt(seat) | CardDrawn(seat):
                self._draw_draw(seat)
            case RaceBegan(race):
                self._draw_banner(say("Race {race}", race=race))
            case LastTurnsBegan():
                self._draw_banner(say("The pile is empty: one more card each"))
            case RaceEnded():
                self._draw_banner(say("Chequered flag"))
        captions = self._scene.captions
        if captions.shown:
            page = self._layout.page
            room = Rect(20, page.bottom - HEIGHT - 4, page.width - 40, HEIGHT)
            draw_captions(self._canvas, self._canvas.theme.panels, room, captions)

    def _draw_flight(self, seat: int, card: CardId, seconds: float) -> None:
        scene = self._scene
        start = CardPlace(self._layout.prompt.centerx, self._layout.prompt.bottom, 0.3)
        if seat == scene.privacy.seat and scene.privacy.is_open:
            places = [scene.hand.place(h.id) for h in scene.hand.cards if h.command == card]
            start = places[0] if places else start
        self._fly(start, card, seconds)

    def _fly(
        self, start: CardPlace, card: CardId, seconds: float, *, is_turned: bool = False
    ) -> None:
        if seconds >= PLAY_SECONDS:
            return
        face = face_of(self._setting.deck.cards[card])
        back = self._scene.back if is_turned else None
        flight = Flight(start, discard_place(self._layout.last), face, arc=_ARC, back=back)
        flight.draw(self._canvas, seconds, is_reduced=self._is_reduced)

    def _draw_draw(self, seat: int) -> None:
        """Draw a card that goes from the pile to who draws it: face down, whoever it is."""
        scene = self._scene
        pile = pile_place(self._layout.last)
        end = CardPlace(self._layout.prompt.centerx, self._layout.prompt.bottom, 0.25)
        if seat == scene.privacy.seat:
            count = max(1, self._setting.deck.hand_size)
            end = hand_places(self._layout.hand, count)[len(scene.hand.cards) % count]
        lasts = self._playback.lasts or 1.0
        flight = Flight(pile, end, scene.back, lasts)
        flight.draw(self._canvas, self._playback.seconds, is_reduced=self._is_reduced)

    def _draw_banner(self, text: str) -> None:
        band = self._road.bands[-1]
        width = min(self._layout.page.width - 80, self._canvas.text_width(text, PAGE_TITLE) + 96)
        rect = Rect(0, 0, width, 84)
        rect.center = (self._layout.page.centerx, band.top + band.height * 0.78)
        palette = self._canvas.theme.panels
        self._canvas.panel(rect, palette, radius=20, line=palette.accent)
        shown = self._canvas.shortened(text, PAGE_TITLE, rect.width - 40)
        self._canvas.text(shown, *rect.center, PAGE_TITLE, palette.text, align=0.5)
