"""Scenes on a stack: the top one is played, and its answers say what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.freeze_gc import freeze_gc
from formulad.kernel.values import Frozen, replace
from formulad.ui.shell.guard import Guard
from formulad.ui.shell.sight import Sight
from formulad.ui.shell.sound.sounds import QUIET
from formulad.ui.toolkit.intents import Reading
from formulad.ui.toolkit.widgets.laid_widgets import Laid

if TYPE_CHECKING:
    from formulad.ui.shell.sound.sound_names import Sound
    from formulad.ui.shell.sound.sounds import Soundscape
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.motion import Amount
    from formulad.ui.toolkit.widgets.widget import Widget


class Scene:
    """One screen. A scene is given what it needs; it looks nothing up.

    The life of a scene: `arrange` whenever it comes on top or the window changes size, then
    `handle`, `update` and `draw`; `resume` when the scene above it has gone.
    """

    covers: bool = True
    """Whether it hides the scenes below; a dialog does not."""
    ambient_frame: float = 1 / 30
    """How long a picture is seen while nothing moves but the air, as rain does."""
    replaces: bool = False
    """Whether panels below it are not seen: they would look out from behind it."""

    def arrange(self, canvas: Canvas) -> None:
        """Lay everything out for the size of a canvas; nothing is drawn."""

    def handle(self, intent: Intent) -> Change | None:
        """Do what the player wants."""

    def update(self, dt: float) -> Change | None:
        """Let so many seconds pass."""

    def draw(self, canvas: Canvas) -> None:
        """Draw it all; this changes nothing."""

    def resume(self, answer: str) -> Change | None:
        """Go on after the scene above has gone with an answer."""

    def close(self) -> None:
        """Let go of what must be let go of: the scene leaves the stack."""

    name: str = ""
    """What tests call it."""

    comes_unasked: bool = False
    """Whether it also comes up when something else was meant, and must be seen before it is used.

    What time alone brings up does so in any case.
    """
    announced_by: Sound | None = None
    """What is heard as it comes up, if not what brought it."""

    @property
    def soundscape(self) -> Soundscape | None:
        """What is heard all the time; None leaves it as it is below."""
        return None

    @property
    def awaiting(self) -> str:
        """What the person before the screen is asked for, in a word; empty if for nothing."""
        return ""

    @property
    def focus(self) -> str:
        """The id of the widget the keys go to."""
        return ""

    @property
    def sight(self) -> Sight:
        """What can be meant by what is pressed now."""
        return Sight(self, choice=self.focus, thing_at=Laid(self.widgets).thing_at)

    @property
    def focused_id(self) -> str:
        """The id of the widget that is to be in sight for who uses keys."""
        return self.focus

    @property
    def focus_rect(self) -> Rect | None:
        """Where something goes on by itself that is to be in sight; None while nothing does."""
        return None

    @property
    def moving(self) -> bool:
        """Whether time alone changes something: if not, the game sleeps until the next event."""
        return False

    @property
    def is_animating(self) -> bool:
        """Whether something is on its way that comes and goes with what the player does."""
        return False

    def animate(self, dt: float, amount: Amount) -> None:
        """Let so many seconds pass for what comes and goes, for who wishes to see so much move."""

    @property
    def settled(self) -> bool:
        """Whether what is seen stays as it is, but for words that will go by themselves."""
        return not self.moving or self.is_ambient

    @property
    def is_late(self) -> bool:
        """Whether some of it is still seen as it was: what takes long is painted bit by bit."""
        return False

    @property
    def is_ambient(self) -> bool:
        """Whether all that moves is the air: fewer pictures a second show that as well."""
        return False

    @property
    def is_pausing(self) -> bool:
        """Whether only time passes: fewer pictures a second will do, though it does not rest."""
        return False

    @property
    def is_unseen(self) -> bool:
        """Whether what goes on is not to be seen yet: the picture before stays."""
        return False

    @property
    def reading(self) -> Reading:
        """How letter keys are to be read now."""
        return Reading.SHORTCUTS

    @property
    def upright(self) -> Scene:
        """The scene as who plays it sees it, wherever he sits."""
        return self

    def meant(self, intent: Intent) -> Intent:
        """Return what a player wants of the scene as he sees it: where he points on it."""
        return intent

    def over(self, scene: Scene) -> Scene:
        """Return a scene that is opened over this one, so that who plays this one can use it."""
        return scene

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """What can be used, by which tests find their way."""
        return ()

    def place_of(self, widget_id: str) -> Rect | None:
        """Return where something that can be used is; None if it is not there."""
        return next((widget.rect for widget in self.widgets if widget.id == widget_id), None)


class Push(Frozen):
    """Put a scene on top."""

    scene: Scene


class Pop(Frozen):
    """Leave, with a word for the scene below."""

    answer: str = ""


class Reset(Frozen):
    """Leave every scene and begin with another."""

    scene: Scene


class Quit(Frozen):
    """End the game."""


Change: TypeAlias = Push | Pop | Reset | Quit


class SceneStack:
    """The open scenes, the played one on top; empty when the game has ended."""

    def __init__(self, first: Scene, canvas: Canvas) -> None:
        self._canvas = canvas
        self._scenes: list[Scene] = []
        self._guard = Guard()
        self.follow(Push(first))

    @property
    def top(self) -> Scene | None:
        """The scene that is played."""
        return self._scenes[-1] if self._scenes else None

    @property
    def moving(self) -> bool:
        """Whether time alone changes something in the top scene; those below stand still."""
        return self.top is not None and (
            self.top.moving or self.top.is_animating or self._guard.is_up
        )

    @property
    def settled(self) -> bool:
        """Whether what is seen stays as it is, and can be used."""
        return self.top is not None and self.top.settled and not self._guard.is_up

    @property
    def is_ambient(self) -> bool:
        """Whether nothing moves in the top scene but the air."""
        return self.top is not None and self.top.is_ambient and not self.top.is_animating

    @property
    def is_pausing(self) -> bool:
        """Whether time passes in the top scene, and nothing is seen of it."""
        return self.top is not None and self.top.is_pausing and not self.top.is_animating

    @property
    def is_unseen(self) -> bool:
        """Whether nothing of what goes on is to be seen yet."""
        is_at_work = self.top is not None and self.top.is_unseen and not self.top.is_animating
        return is_at_work and not self._guard.is_up

    @property
    def ambient_frame(self) -> float:
        """How long a picture is seen while nothing moves in the top scene but the air."""
        return self.top.ambient_frame if self.top else Scene.ambient_frame

    @property
    def sight(self) -> Sight:
        """What can be meant by what is pressed now, on the page that is played."""
        if self.top is None:
            return Sight()
        sight, canvas = self.top.sight, self._canvas
        return replace(sight, page=(sight.page, canvas.window, canvas.scale))

    @property
    def soundscape(self) -> Soundscape:
        """What is heard all the time."""
        scapes = (scene.soundscape for scene in reversed(self._scenes))
        return next((scape for scape in scapes if scape is not None), QUIET)

    def stops(self, intent: Intent) -> bool:
        """Return whether nothing comes of an intent: it was meant for what was there before."""
        return self._guard.stops(intent)

    def handle(self, intent: Intent) -> None:
        """Let the top scene do what the player wants."""
        if self.top:
            self.follow(self.top.handle(intent))

    def update(self, dt: float) -> None:
        """Let time pass for the top scene; hands are kept off what it brings up."""
        before = self.top
        if before:
            self.follow(before.update(dt))
        if self.top is not before:
            self._guard.rise()

    def animate(self, dt: float, amount: Amount) -> None:
        """Let time pass for what comes and goes in the top scene, and for the guard of hands."""
        self._guard.elapse(dt)
        if self.top:
            self.top.animate(dt, amount)

    def arrange(self) -> None:
        """Lay every open scene out again: the canvas has another size."""
        for scene in self._scenes:
            scene.arrange(self._canvas)

    def draw(self) -> None:
        """Draw what is seen, from the lowest scene up."""
        self.draw_on(self._canvas)

    def draw_on(self, canvas: Canvas) -> None:
        """Draw what is seen on another canvas of the same size."""
        for scene in self._visible():
            canvas.layers += 1
            with canvas.below(is_below=scene is not self.top):
                scene.draw(canvas)

    def follow(self, change: Change | None) -> None:
        """Do what a scene answered, and what the scenes answer to that."""
        while change is not None:
            change = self._once(change)

    def _once(self, change: Change) -> Change | None:
        match change:
            case Push(scene):
                self._enter(scene)
            case Pop(answer):
                self._scenes.pop().close()
                return self.top.resume(answer) if self.top else None
            case Reset(scene):
                self._close_all()
                self._enter(scene)
                freeze_gc()
            case Quit():
                self._close_all()
        return None

    def _enter(self, scene: Scene) -> None:
        self._scenes.append(scene)
        scene.arrange(self._canvas)
        if scene.comes_unasked:
            self._guard.rise()

    def _close_all(self) -> None:
        while self._scenes:
            self._scenes.pop().close()

    def _visible(self) -> list[Scene]:
        first = max((i for i, scene in enumerate(self._scenes) if scene.covers), default=0)
        page, panels = self._scenes[first : first + 1], self._scenes[first + 1 :]
        last = max((i for i, panel in enumerate(panels) if panel.replaces), default=0)
        return page + panels[last:]
