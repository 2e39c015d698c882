"""Table drawing: one picture of the table, from the sea up to the buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.fun import events as ev
from formulad.cards.fun.auction import may_be_opened
from formulad.cards.fun.questions import Question
from formulad.games.fun.card_words import card_name, card_words
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import Sentence, counted, say
from formulad.ui.cards.fun.becoming import becoming
from formulad.ui.cards.fun.card_faces import face_of
from formulad.ui.cards.fun.controls import bid_height, draw_height, lot_spots
from formulad.ui.cards.fun.market_stand import draw_block
from formulad.ui.cards.fun.offers import card_offers, end_offer
from formulad.ui.cards.fun.picker import PickTile, draw_picker
from formulad.ui.cards.fun.race_panel import draw_race
from formulad.ui.cards.fun.seat_drawing import draw_paddle, draw_seat
from formulad.ui.cards.fun.side_panel import (
    draw_becoming,
    draw_panel,
    draw_price,
    draw_scale,
    draw_stories,
    draw_words,
    stacked,
)
from formulad.ui.cards.kit.liveries import SIX_TEAMS, draw_swatch
from formulad.ui.cards.kit.table_signs import draw_header, draw_prompt
from formulad.ui.shell.sound.captions import HEIGHT, draw_captions
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import draw_lines, fitted, in_lines
from formulad.ui.toolkit.lettering import LABEL, PAGE_TITLE
from formulad.ui.toolkit.theme import CREAM
from formulad.ui.toolkit.widgets.widget import RESTING

if TYPE_CHECKING:
    from formulad.cards.fun.rules import Fun
    from formulad.cards.fun.state import MarketCard, State
    from formulad.cards.packs import CardId
    from formulad.ui.cards.fun.controls import PriceRange
    from formulad.ui.cards.fun.fun_layout import FunLayout
    from formulad.ui.cards.fun.market_ground import MarketGround
    from formulad.ui.cards.fun.market_playback import MarketPlayback
    from formulad.ui.cards.fun.seat_picture import SeatPicture
    from formulad.ui.cards.kit.card_face import CardFace
    from formulad.ui.cards.kit.table_signs import TablePrompt
    from formulad.ui.shell.sound.captions import Captions
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.widgets.form import Form

_WITH_DISCARDS = 320.0
"""A header so wide tells how many cards are discarded."""

_ROOM_TO_ADVISE = 110.0
"""Above the buttons of a draw, so that a line fits below the title."""
_ROOM_FOR_WORDS = 215.0
"""Above the buttons of an auction, for two lines below the price."""


@frozen(slots=False)
class TableView:
    """What is seen of the table at one moment."""

    layout: FunLayout
    game: Fun
    state: State
    names: tuple[str, ...]
    seats: tuple[SeatPicture, ...]
    prompt: TablePrompt
    question: Question | None
    mine: int | None
    """The seat before the screen."""
    asked: int | None
    """Who acts."""
    playback: MarketPlayback
    is_big: bool
    """Whether the teams have the room of the hand."""
    card: CardId | None
    """The card of the hand that is looked at."""
    lot: MarketCard | None
    """The card of the market that is chosen."""
    circuit: CardId | None
    prices: PriceRange
    pick_title: Sentence | None
    """What is to be chosen in the stall."""
    captions: Captions


class TableDrawing:
    """Draws the table as it is seen at one moment."""

    def __init__(self, view: TableView, canvas: Canvas, form: Form) -> None:
        self._view = view
        self._canvas = canvas
        self._form = form
        self._layout = view.layout
        self._setting = view.game.setting

    # The stall and the teams

    def draw_ground(self, ground: MarketGround, usual: FunLayout) -> None:
        """Draw the stall with what lies in it, and the teams; it stands where it usually does."""
        ground.draw(self._canvas, usual)
        if self._view.pick_title is not None:
            draw_picker(self._canvas, self._layout.stall, self._view.pick_title)
        else:
            self._draw_market()
        self._draw_seats()

    def _draw_market(self) -> None:
        view, palette = self._view, self._canvas.theme.panels
        for spot in lot_spots(
            self._layout, view.game, view.state, view.names, self._face, view.lot
        ):
            if self._form.find(spot.id):
                self._form.draw_widget(spot, self._canvas, palette)
            else:
                spot.draw(self._canvas, palette, RESTING)
        if not view.state.market:
            self._draw_empty()
        if view.state.auction is not None:
            draw_block(
                self._canvas,
                self._layout.shelf,
                self._setting,
                view.state.auction.lot,
                view.names,
            )

    def _draw_empty(self) -> None:
        shelf = self._layout.shelf
        told = say("The stall is empty. Parts of cars are put here, and sold to who bids most.")
        lines, style = in_lines(self._canvas, told, LABEL.sized(22), shelf.width * 0.6, 4)
        draw_lines(self._canvas, lines, shelf.center, style, CREAM, align=0.5)

    def _face(self, card: CardId) -> CardFace:
        return face_of(self._setting, card)

    def _draw_seats(self) -> None:
        view = self._view
        places = self._layout.seats(len(view.seats), is_big=view.is_big)
        if view.is_big:
            for place, picture in zip(places, view.seats, strict=True):
                draw_paddle(self._canvas, place, picture)
        for place, picture in zip(places, view.seats, strict=True):
            draw_seat(self._canvas, place, self._setting, picture)

    # The panels

    def draw_panels(self) -> None:
        """Draw the header, what is asked, the race and what can be done."""
        view, state = self._view, self._view.state
        races = say("{race}/{races}", race=len(state.results), races=state.length)
        facts = ((say("Races").upper(), races), (say("Pile").upper(), str(state.left)))
        is_wide = self._layout.header.width >= _WITH_DISCARDS
        end = say("discarded {n}", n=len(state.discards)) if is_wide else ""
        draw_header(self._canvas, self._layout.header, say("Formule Fun"), facts, end)
        draw_prompt(self._canvas, self._layout.prompt, view.prompt, self._draw_emblem)
        self._draw_race()
        self._draw_side()

    def _draw_emblem(self, canvas: Canvas, rect: Rect) -> None:
        if self._view.asked is not None:
            draw_swatch(canvas, SIX_TEAMS[self._view.asked], rect, radius=8)

    def _draw_race(self) -> None:
        view, lot = self._view, None
        if view.state.auction is not None and view.asked is not None:
            lot = view.asked, view.state.auction.lot.card
        draw_race(
            self._canvas,
            self._layout.race,
            self._setting,
            view.state,
            view.names,
            mine=view.mine,
            circuit=view.circuit,
            lot=lot,
        )

    def _draw_side(self) -> None:
        view, rect = self._view, self._layout.side
        match view.question:
            case Question.BID:
                self._draw_bid(rect)
            case Question.DRAW:
                self._draw_offers(rect)
            case Question.ACT if view.lot is not None:
                self._draw_lot(rect, view.lot)
            case Question.ACT:
                self._draw_turn(rect)
            case Question.RETURN | Question.SPY:
                draw_panel(self._canvas, rect, say("Choose"), is_mine=True)
                self._draw_stories(rect, rect.top + 70, rect.bottom - 20)
            case _:
                draw_panel(self._canvas, rect, say("What happened"), is_mine=False)
                self._draw_stories(rect, rect.top + 66, rect.bottom - 16)

    def _draw_offers(self, rect: Rect) -> None:
        """Draw what is above the buttons by which cards are drawn, where there is room for it."""
        draw_panel(self._canvas, rect, say("Draw cards"), is_mine=True)
        foot = stacked(rect, 3, height=draw_height(rect))[0].top
        if foot - rect.top > _ROOM_TO_ADVISE:
            told = say("The more you draw, the better you choose.")
            self._draw_stories(rect, draw_words(self._canvas, rect, told), foot)

    def _draw_stories(self, rect: Rect, top: float, bottom: float) -> None:
        told = [story.text for story in self._view.playback.stories]
        draw_stories(self._canvas, rect, top, bottom - 8, told)

    def _draw_bid(self, rect: Rect) -> None:
        view, prices, state = self._view, self._view.prices, self._view.state
        if state.auction is None or view.asked is None:
            return
        note = say("opened at {n}", n=state.auction.opening)
        title = say("{name}: your bid", name=view.names[view.asked])
        draw_panel(self._canvas, rect, title, note, is_mine=True)
        draw_price(self._canvas, rect, prices.price)
        money = state.money[view.asked]
        draw_scale(self._canvas, rect, prices.price, prices.lowest, prices.highest, money)
        lines = becoming(self._setting, state.teams[view.asked], state.auction.lot.card)
        draw_becoming(self._canvas, rect, lines, stacked(rect, 2, height=bid_height(rect))[0].top)

    def _draw_lot(self, rect: Rect, lot: MarketCard) -> None:
        name = card_name(self._setting.card(lot.card))
        draw_panel(self._canvas, rect, name, say("opening price"), is_mine=True)
        draw_price(self._canvas, rect, self._view.prices.price)
        told = say("Everybody may bid, you as the last one.")
        if not may_be_opened(self._view.state, lot.card):
            told = say("This card was under the hammer in this turn already.")
        if stacked(rect, 3)[0].top - rect.top > _ROOM_FOR_WORDS:
            draw_words(self._canvas, rect, told, rows=2, top=166)

    def _draw_turn(self, rect: Rect) -> None:
        view, game = self._view, self._view.game
        card = view.card
        title = say("Your turn") if card is None else card_name(self._setting.card(card))
        draw_panel(self._canvas, rect, title, is_mine=True)
        offers = () if card is None else card_offers(game, view.state, card)
        foot = stacked(rect, len(offers) + 1)[0].top
        told = self._turn_words(card)
        top = draw_words(self._canvas, rect, told)
        reasons = [offer.reason for offer in (*offers, end_offer(game, view.state)) if offer.reason]
        for reason in reasons[:2]:
            top = draw_words(self._canvas, rect, reason, rows=2, top=top - rect.top)
        self._draw_stories(rect, top, foot)

    def _turn_words(self, card: CardId | None) -> Sentence:
        if card is not None:
            return card_words(self._setting.card(card))
        hand, limit = (
            len(self._view.state.hands[self._view.state.at]),
            self._setting.deck.hand_limit,
        )
        return counted(
            hand,
            "You hold {n} card; {limit} may be kept.",
            "You hold {n} cards; {limit} may be kept.",
            limit=limit,
        )

    # What lies over everything

    def draw_widgets(self) -> None:
        """Draw what can be used, and what has just happened."""
        palette = self._canvas.theme.panels
        for widget in self._form.widgets:
            if isinstance(widget, PickTile) or not widget.id.startswith(("card-", "look", "lot-")):
                self._form.draw_widget(widget, self._canvas, palette)
        if not self._form.focus.startswith("card-"):
            self._form.draw_focus(self._canvas, palette)
        self._draw_banner()
        if self._view.captions.shown:
            page = self._layout.page
            room = Rect(20, page.bottom - HEIGHT - 4, page.width - 40, HEIGHT)
            draw_captions(self._canvas, palette, room, self._view.captions)

    def _draw_banner(self) -> None:
        text = self._banner()
        if text is None:
            return
        palette, stall = self._canvas.theme.panels, self._layout.stall
        room = min(stall.width - 40, self._canvas.text_width(text, PAGE_TITLE) + 96)
        rect = Rect(0, 0, room, 88)
        rect.center = (stall.centerx, self._layout.counter.top + 54)
        self._canvas.panel(rect, palette, radius=20, line=palette.accent)
        shown, style = fitted(self._canvas, text, PAGE_TITLE, room - 40)
        self._canvas.text(shown, *rect.center, style, palette.text, align=0.5)

    def _banner(self) -> Sentence | None:
        names = self._view.names
        match self._view.playback.beat:
            case ev.CardBought(seat, _, price):
                return say("Sold to {name} for {n} M$", name=names[seat], n=price)
            case ev.BluffCaught(seat, price):
                return say("{name} cannot pay {n} M$", name=names[seat], n=price)
            case ev.AuctionUnsold(card):
                return say("Nobody buys {card}", card=card_name(self._setting.card(card)))
            case ev.SpecialPlayed(seat, card, _):
                face = self._setting.card(card)
                return say("{name}: {card}", name=names[seat], card=card_name(face))
            case ev.RaceCalled(_, circuit, _):
                return say("Race: {circuit}", circuit=card_name(self._setting.card(circuit)))
            case _:
                return None
