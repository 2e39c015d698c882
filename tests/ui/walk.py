"""Walks a page with the arrows, from every control to every other and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import Frozen
from formulad.ui.toolkit.intents import Direction, Next
from formulad.ui.toolkit.widgets.switch import Switch

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.shell.form_scene import FormScene
    from formulad.ui.toolkit.widgets.widget import Widget

ARROWS = {
    "left": Direction(-1, 0),
    "right": Direction(1, 0),
    "up": Direction(0, -1),
    "down": Direction(0, 1),
}
_PASSING = "what comes and goes"
BACK = {"left": "right", "right": "left", "up": "down", "down": "up"}


class Way(Frozen):
    """An arrow leads from one control to another."""

    start: str
    arrow: str
    end: str

    def among(self, names: set[str]) -> Way:
        """Return it with one name for all that comes and goes with what has the focus."""
        start, end = (name if name in names else _PASSING for name in (self.start, self.end))
        return Way(start, self.arrow, end)


def dead_ends(scene: FormScene) -> Iterator[str]:
    """Yield from where arrows do not lead everywhere, and where the opposite one leads astray."""
    names = {widget.id for widget in _usable(scene)}
    ways = [way for widget in _usable(scene) for way in _ways_from(scene, widget)]
    names &= {widget.id for widget in _usable(scene)}
    known = [way.among(names) for way in ways]
    for name in sorted(names):
        if missing := names - _reached(name, known):
            yield f"from {name} no arrows lead to {', '.join(sorted(missing))}"
    for way in known:
        if _PASSING not in (way.start, way.end) and (astray := _astray(scene, way)):
            yield f"{way.arrow} from {way.start} to {way.end}, and back to {astray}"


def _usable(scene: FormScene) -> list[Widget]:
    return [widget for widget in scene.widgets if widget.focusable]


def _ways_from(scene: FormScene, widget: Widget) -> Iterator[Way]:
    """Yield where arrows lead; one that goes through what is offered leads on from its end."""
    for arrow, direction in ARROWS.items():
        _stand_on(scene, widget.id)
        if _pressed(scene, arrow) == widget.id:
            scene._form.go(direction)  # noqa: SLF001 - as from its end
        if scene.focus != widget.id:
            yield Way(widget.id, arrow, scene.focus)


def _stand_on(scene: FormScene, name: str) -> None:
    """Come to a control by Tab, which knows no way back."""
    names = [widget.id for widget in _usable(scene)]
    if name in names:
        before = names[names.index(name) - 1]
        scene._form.lead(before, Direction(0, 0))  # noqa: SLF001 - Tab all round takes too long
        scene.handle(Next())


def _pressed(scene: FormScene, arrow: str) -> str:
    """Return where an arrow leads; it stays where it has another use, but turns no switch."""
    focused = next((w for w in scene.widgets if w.id == scene.focus), None)
    if isinstance(focused, Switch) or (focused and focused.react(ARROWS[arrow]) is None):
        scene.handle(ARROWS[arrow])
    return scene.focus


def _reached(start: str, ways: list[Way]) -> set[str]:
    reached, new = {start}, {start}
    while new:
        new = {way.end for way in ways if way.start in new} - reached
        reached |= new
    return reached


def _astray(scene: FormScene, way: Way) -> str:
    """Return where the way back leads, if elsewhere; it may go through what was reached."""
    _stand_on(scene, way.start)
    if scene.focus != way.start or _pressed(scene, way.arrow) != way.end:
        return ""
    if way.start not in {widget.id for widget in _usable(scene)}:
        return ""
    back = _pressed(scene, BACK[way.arrow])
    return "" if back in {way.start, way.end} else back
