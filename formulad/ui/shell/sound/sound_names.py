"""Names of sounds, which are those of their files."""

from __future__ import annotations

from enum import Enum, StrEnum


class Group(Enum):
    """Sounds whose loudness players set together."""

    EFFECTS = "effects"
    VOICES = "voices"
    AMBIENCE = "ambience"
    MUSIC = "music"


class Sound(StrEnum):
    """Something to be heard; its value is the name of its file in `assets/sounds`."""

    HOVER = "hover"
    CONFIRM = "confirm"
    KNOCK = "knock"
    """It cannot be done."""
    UNDO = "undo"

    SHAKE = "shake"
    LAND_1 = "land-1"
    LAND_2 = "land-2"
    LAND_3 = "land-3"
    LAND_4 = "land-4"
    LAND_5 = "land-5"
    LAND_6 = "land-6"
    LAND_BLACK = "land-black"

    SHIFT_1 = "shift-1"
    SHIFT_2 = "shift-2"
    SHIFT_3 = "shift-3"
    SHIFT_4 = "shift-4"
    SHIFT_5 = "shift-5"
    SHIFT_6 = "shift-6"
    ENGINE_1 = "engine-1"
    ENGINE_2 = "engine-2"
    ENGINE_3 = "engine-3"
    ENGINE_4 = "engine-4"
    ENGINE_5 = "engine-5"
    ENGINE_6 = "engine-6"
    COUGH = "cough"
    WHOOSH = "whoosh"
    """A car pulls out of a wake."""
    WRECK = "wreck"

    BRAKE = "brake"
    CHIRP = "chirp"
    SKID = "skid"
    SLIDE = "slide"
    SPIN = "spin"
    BUMP = "bump"
    SCRAPE = "scrape"
    CRUNCH = "crunch"
    CLATTER = "clatter"

    STOP_MADE = "stop-made"
    THUD = "thud"
    """A point is lost."""
    LAST_POINT = "last-point"
    PIT_GUN = "pit-gun"
    LIGHTS = "lights"
    """A timed lap begins."""
    LAMP = "lamp"
    """One of the five lamps of the start is lit."""
    START = "start"
    """They go out: the race begins."""
    FINISH = "finish"
    FLAG = "flag"
    LEAD = "lead"
    """Another car leads."""
    PRIZE = "prize"
    THUNDER = "thunder"

    NITRO = "nitro"
    SHOT = "shot"
    SIREN = "siren"
    CAMERA = "camera"
    RADIO_THROW = "radio-throw"
    WHISTLE = "whistle"
    CHECKPOINT = "checkpoint"

    CHEER = "cheer"
    PASSING = "passing"
    """The stand as a car goes by."""
    RADIO_GOOD = "radio-good"
    RADIO_BAD = "radio-bad"

    CARD = "card"
    """A card goes from the pile to a hand."""
    RIFFLE = "riffle"
    FLIP = "flip"
    """A card is turned up."""
    SHUTTER = "shutter"
    HAMMER = "hammer"
    """An auction begins."""
    COUNTER = "counter"
    """A card is put on the stall."""
    COINS = "coins"
    BLUFF = "bluff"
    """Somebody bid more than they have."""
    TEAR = "tear"
    """A card leaves the game."""

    RAIN = "rain"
    CITY = "city"
    CROWD = "crowd"

    RIVIERA = "riviera"
    NIGHT = "night"


BEDS = (Sound.RAIN, Sound.CITY, Sound.CROWD)
"""What sounds on and on behind everything else."""
MUSIC = (Sound.RIVIERA, Sound.NIGHT)
VOICES = (Sound.CHEER, Sound.PASSING, Sound.RADIO_GOOD, Sound.RADIO_BAD)
_SHIFTS = tuple(sound for sound in Sound if sound.startswith("shift-"))
_ENGINES = tuple(sound for sound in Sound if sound.startswith("engine-"))
_LANDINGS = tuple(sound for sound in Sound if sound.startswith("land-"))


def group_of(sound: Sound) -> Group:
    """Return with what the loudness of a sound is set."""
    if sound in BEDS:
        return Group.AMBIENCE
    if sound in MUSIC:
        return Group.MUSIC
    return Group.VOICES if sound in VOICES else Group.EFFECTS


def shift_of(gear: int) -> Sound:
    """Return how a gear is engaged."""
    return _SHIFTS[min(max(gear, 1), 6) - 1]


def engine_of(gear: int) -> Sound:
    """Return how an engine hums in a gear."""
    return _ENGINES[min(max(gear, 1), 6) - 1]


def landing_of(die: int) -> Sound:
    """Return how a die falls: that of a gear, or the black one."""
    return _LANDINGS[die - 1] if 1 <= die <= 6 else Sound.LAND_BLACK
