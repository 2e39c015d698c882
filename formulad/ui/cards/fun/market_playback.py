"""Market playback: what has happened at the stall and in races, one thing after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.fun import events as ev
from formulad.kernel.frozen import frozen
from formulad.ui.cards.fun.stories import Story, Teller
from formulad.ui.cards.kit.card_flight import DEAL_STEP
from formulad.ui.shell.sound.sound_names import Sound
from formulad.ui.shell.table.beat_queue import BeatQueue
from formulad.ui.toolkit.motion import Amount, fully

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formulad.cards.fun.race_cars import RaceCar
    from formulad.cards.fun.setting import Setting
    from formulad.cards.packs import CardId

MOST_STORIES = 40
_SECONDS: dict[type[ev.Event], float] = {
    ev.CardDealt: DEAL_STEP,
    ev.CardDrawn: 0.3,
    ev.TurnBegan: 0.35,
    ev.PutOnMarket: 0.35,
    ev.AuctionOpened: 0.8,
    ev.BidMade: 0.55,
    ev.BidderPassed: 0.3,
    ev.AuctionUnsold: 0.8,
    ev.BluffCaught: 1.2,
    ev.CardBought: 1.1,
    ev.SponsorPlayed: 0.5,
    ev.SpecialPlayed: 1.0,
    ev.CardsSwapped: 0.6,
    ev.CardEliminated: 0.6,
    ev.CardStolen: 0.4,
    ev.CardLost: 0.5,
    ev.CircuitsShown: 1.0,
    ev.RaceCalled: 1.3,
    ev.RaceEnded: 0.4,
}
"""How long each is seen, at calm pace; others hardly at all."""
_HARDLY = 0.04
_SOUNDS: dict[type[ev.Event], Sound] = {
    ev.CardDealt: Sound.CARD,
    ev.CardDrawn: Sound.CARD,
    ev.PileRenewed: Sound.RIFFLE,
    ev.PutOnMarket: Sound.COUNTER,
    ev.AuctionOpened: Sound.HAMMER,
    ev.BidMade: Sound.CONFIRM,
    ev.CardBought: Sound.COINS,
    ev.BluffCaught: Sound.BLUFF,
    ev.SponsorPlayed: Sound.COINS,
    ev.SpecialPlayed: Sound.WHISTLE,
    ev.CardEliminated: Sound.TEAR,
    ev.CircuitsShown: Sound.FLIP,
    ev.RaceCalled: Sound.START,
    ev.RaceEnded: Sound.FLAG,
}


@frozen
class RaceReport:
    """A race that has been seen, and the money that moved after it."""

    number: int
    circuit: CardId
    cars: tuple[RaceCar, ...]
    points: tuple[int, ...]
    money: tuple[ev.MoneyMoved, ...] = ()


class MarketPlayback(BeatQueue[ev.Event]):
    """What is seen of a championship."""

    def __init__(
        self, setting: Setting, names: Sequence[str], motion: Callable[[], Amount] = fully
    ) -> None:
        """Have seen nothing yet.

        Args:
            setting: of the championship.
            names: of the players, by seat.
            motion: how much the player wishes to see move.
        """
        super().__init__()
        self._teller = Teller(setting, names)
        self._motion = motion
        self._heard: list[Sound] = []
        self._circuit: CardId | None = None
        self._report: RaceReport | None = None
        self._is_report_whole = False
        self.stories: list[Story] = []
        """What happened, the last at the end."""

    @property
    def seconds(self) -> float:
        """How long the beat has been seen that plays now."""
        return self._passed

    @property
    def lasts(self) -> float:
        """How long the beat takes that plays now."""
        return self._queue[0][1] if self._queue else 0.0

    def take_sounds(self) -> list[Sound]:
        """Return what is to be heard since this was asked last."""
        heard, self._heard = self._heard, []
        return heard

    @property
    def has_report(self) -> bool:
        """Whether a race was told that has not been seen on its page."""
        return self._report is not None

    def take_report(self) -> RaceReport | None:
        """Return the race that has just been seen, once."""
        if not self._is_report_whole:
            return None
        report, self._report, self._is_report_whole = self._report, None, False
        return report

    def _seconds(self, beat: ev.Event) -> float:
        if self._motion() is Amount.NONE:
            return 0.0
        return _SECONDS.get(type(beat), _HARDLY)

    def _begin(self) -> None:
        beat = self.beat
        if self._report is not None and not isinstance(beat, ev.MoneyMoved | ev.ReturnedToMarket):
            self._is_report_whole = True
        if beat is None:
            return
        if self._queue[0][2] > 0 and (sound := _SOUNDS.get(type(beat))):
            self._heard.append(sound)
        if story := self._teller.story(beat):
            self.stories = [*self.stories[1 - MOST_STORIES :], story]

    def _end(self, beat: ev.Event, pace: float) -> None:
        del pace
        match beat:
            case ev.RaceCalled(_, circuit, _):
                self._circuit = circuit
            case ev.RaceEnded(number, cars, points) if self._circuit is not None:
                self._report = RaceReport(number, self._circuit, cars, points)
            case ev.MoneyMoved() if self._report is not None:
                report = self._report
                self._report = RaceReport(
                    report.number, report.circuit, report.cars, report.points, (*report.money, beat)
                )
