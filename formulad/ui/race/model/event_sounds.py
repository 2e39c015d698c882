"""Event sounds: what is heard of every event of a race, or silence that is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from formulad.race import events as told
from formulad.race.state import Weather
from formulad.ui.shell.sound.sound_names import Sound, shift_of

if TYPE_CHECKING:
    from formulad.race.events import Event

_NOTHING: tuple[Sound, ...] = ()


def sounds_of(event: Event) -> tuple[Sound, ...]:
    """Return what is heard of an event, with the beat in which it is seen.

    Dice and engines are not here: they sound as long as they are seen to fall and to drive. Nor
    is what a car meets on its way, which sounds as it gets there (`sound_on_the_way`).
    """
    match event:
        case told.GridRolled() | told.GridTied() | told.StartRolled() | told.RestartRolled():
            return _NOTHING  # the die says it
        case told.GearDieRolled() | told.EngineTestsCalled() | told.SkyRead():
            return _NOTHING  # as above
        case told.CarMoved():
            return _NOTHING  # its engine is heard
        case told.NitroUsed() | told.DriftUsed() | told.PoliceLinePassed():
            return _NOTHING  # heard on the way
        case told.GridFilled():
            return (Sound.PASSING,)
        case told.RoundBegan(number):
            return (Sound.START,) if number == 1 else _NOTHING
        case told.EngineStalled():
            return (Sound.COUGH,)
        case told.GreatStartMade():
            return (Sound.RADIO_GOOD,)
        case told.GearShifted(_, gear):
            return (shift_of(gear),)
        case told.CarBraked():
            return (Sound.BRAKE,)
        case told.CarBlocked():
            return (Sound.SCRAPE,)
        case told.StopMade():
            return (Sound.STOP_MADE,)
        case told.CornerOvershot():
            return (Sound.CHIRP,)
        case told.StopsMissed():
            return (Sound.SKID,)
        case told.WearLost(left=left):
            return (Sound.THUD, Sound.LAST_POINT) if left == 1 else (Sound.THUD,)
        case told.CollisionRolled(is_hit=is_hit):
            return (Sound.BUMP,) if is_hit else (Sound.SCRAPE,)
        case told.EngineRolled(is_damaged=is_damaged):
            return (Sound.COUGH,) if is_damaged else _NOTHING
        case told.DebrisLeft():
            return (Sound.CLATTER,)
        case told.LitterLeft():
            return _NOTHING  # the parts that fall are heard
        case told.DebrisRolled():
            return (Sound.CRUNCH,)
        case told.CarSpun():
            return (Sound.SPIN,)
        case told.EngineBroke():
            return (Sound.COUGH, Sound.RADIO_BAD)
        case told.CarSlid():
            return (Sound.SLIDE,)
        case told.BonusUsed() | told.SlipstreamTaken():
            return (Sound.WHOOSH,)
        case told.CarServed() | told.PartsRepaired():
            return (Sound.PIT_GUN,)
        case told.PitRolled(is_fast=is_fast):
            return (Sound.RADIO_GOOD,) if is_fast else (Sound.RADIO_BAD,)
        case told.PitEntered() | told.BoxReached() | told.PitLeft() | told.TyresChosen():
            return _NOTHING  # the engine is heard, and the wheel guns come
        case told.WeatherRolled(_, weather) | told.WeatherTurned(_, _, weather):
            return (Sound.THUNDER,) if weather is Weather.RAIN else _NOTHING
        case told.SkyRolledAgain() | told.WreckRemoved() | told.TrialsSkipped():
            return _NOTHING  # words say it
        case told.TrialBegan():
            return (Sound.LIGHTS,)
        case told.TrialEnded(is_out=is_out):
            return (Sound.RADIO_BAD,) if is_out else (Sound.FINISH,)
        case told.RivalCharmed():
            return (Sound.WHISTLE,)
        case told.ShotFired(hit=hit):
            return (Sound.SHOT,) if hit is None else (Sound.SHOT, Sound.CLATTER)
        case told.RadioThrown():
            return (Sound.RADIO_THROW,)
        case told.RadioRolled():
            return _NOTHING  # the die says it, and the lost point
        case told.PolicePrizeWon():
            return (Sound.PRIZE, Sound.SIREN)
        case told.CheckpointPassed():
            return (Sound.CHECKPOINT, Sound.PIT_GUN)
        case told.CarEliminated():
            return (Sound.WRECK, Sound.RADIO_BAD)
        case told.LineCrossed():
            return (Sound.PASSING,)
        case told.CarFinished(_, place):
            return (Sound.FINISH, Sound.CHEER) if place == 1 else (Sound.FINISH,)
        case told.RaceEnded():
            return (Sound.FLAG, Sound.CHEER)
    assert_never(event)
