"""Draws every part of the screen on one page, to compare with the design: `gallery.py OUT.png`."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from formulad.store.paths import data_root
from formulad.ui.art.cars import draw_car, draw_plate
from formulad.ui.art.dice import draw_die
from formulad.ui.toolkit.assets import Assets
from formulad.ui.toolkit.boxes import Shadow
from formulad.ui.toolkit.canvas import Canvas, Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE, Gradient, rgb
from formulad.ui.toolkit.lettering import LABEL, NAME, NOTE, SECTION, SMALL, SMALL_TITLE, TAG, TEXT
from formulad.ui.toolkit.outlines import rounded_box
from formulad.ui.toolkit.teams import CAR_NUMBERS, INK, TEAMS
from formulad.ui.toolkit.text import Typesetter
from formulad.ui.toolkit.theme import (
    AMBER,
    BAD_TONE,
    BLACK_DIE,
    CLEAN,
    COST,
    CREAM,
    DARK,
    GEARS,
    GOOD_TONE,
    OUT,
    POOLS,
    RED,
    ROSE,
    SHADOW,
    SPIN,
    SUN,
    TEAL,
    WARN_TONE,
)
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.key_caps import (
    draw_chip,
    draw_focus_ring,
    draw_kerb,
    draw_keycap,
    draw_pips,
    draw_stops,
    draw_tag,
    draw_toast,
    draw_wear,
)
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.stepper import Stepper
from formulad.ui.toolkit.widgets.switch import Switch
from formulad.ui.toolkit.widgets.text_field import TextField
from formulad.ui.toolkit.widgets.widget import RESTING, Look
from formulad.ui.toolkit.widgets.writing import Writing

SHOWN = {1: "2", 2: "4", 3: "7", 4: "11", 5: "16", 6: "27", BLACK_DIE: "13"}
RANGES = {1: "1–2", 2: "2–4", 3: "4–8", 4: "7–12", 5: "11–20", 6: "21–30"}
NAMED = {
    "tyre": "Tyres",
    "brake": "Brakes",
    "gearbox": "Gearbox",
    "body": "Body",
    "engine": "Engine",
    "road": "Handling",
}
STATES = {
    "normal": RESTING,
    "hover": Look(hovered=True),
    "focus": Look(focused=True),
    "pressed": Look(pressed=True, hovered=True),
    "disabled": RESTING,
}


def main() -> None:
    """Draw the page at the size asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--size", default="1920x1080", help="pixels, as 1920x1080")
    arguments = parser.parse_args()
    width, height = (int(part) for part in arguments.size.split("x"))
    pygame.font.init()
    surface = pygame.Surface((width, height))
    assets = Assets(data_root() / "assets")
    scale = min(width / 1920, height / 1080)
    draw_gallery(Canvas(surface, scale, Typesetter(assets)))
    pygame.image.save(surface, arguments.out)


def draw_gallery(canvas: Canvas) -> None:
    """Draw all sections."""
    canvas.backdrop(Gradient(rgb("1B2F57"), rgb("122244")))
    title = SMALL_TITLE.sized(32).weighted(800)
    canvas.text("COMPONENTS", 40, 39, title, WHITE)
    draw_kerb(canvas, Rect(272, 30, 120, 10), DARK, 10)
    canvas.text("logical units of a 1920 x 1080 canvas", 410, 40, LABEL.weighted(500), DARK.muted)
    buttons(canvas)
    controls(canvas)
    dice(canvas)
    wear(canvas)
    lever(canvas)
    messages(canvas)
    cars(canvas)
    icons(canvas)


def section(canvas: Canvas, rect: Rect, title: str) -> None:
    """Draw the frame of a section."""
    canvas.box(rect, rgb("0B1730"), radius=16, line=DARK.line)
    canvas.text(title, rect.left + 18, rect.top + 24, SECTION, SUN)


def buttons(canvas: Canvas) -> None:
    """Draw every kind of button in every state."""
    section(canvas, Rect(24, 70, 786, 296), "BUTTONS")
    labels = ("Roll", "Undo", "Retire", "Later")
    for row, (kind, label) in enumerate(zip(Kind, labels, strict=True)):
        y = 112 + row * 62
        canvas.text(kind.name.lower(), 42, y + 26, LABEL.sized(16), CREAM)
        for column, (state, look) in enumerate(STATES.items()):
            rect = Rect(136 + column * 133, y, 122, 48)
            canvas.text(state, rect.centerx, 93, SMALL.weighted(600), DARK.muted, align=0.5)
            enabled = state != "disabled"
            reason = "" if enabled else " "
            button = Button("", rect, label, kind, enabled=enabled, reason=reason.strip(), size=20)
            button.draw(canvas, DARK, look)
            if look.focused:
                draw_focus_ring(canvas, rect, button.radius, DARK)


def controls(canvas: Canvas) -> None:
    """Draw switches, segments, steppers and text fields."""
    section(canvas, Rect(822, 70, 520, 296), "CONTROLS")
    switches = (("on", True, True), ("off", False, True), ("focus", True, True))
    for i, (name, on, enabled) in enumerate((*switches, ("disabled", False, False))):
        switch = Switch("", Rect(842 + i * 122, 112, 62, 34), on, enabled)
        switch.draw(canvas, DARK, RESTING)
        if name == "focus":
            draw_focus_ring(canvas, switch.rect, switch.radius, DARK)
        canvas.text(name, 873 + i * 122, 161, NOTE, DARK.muted, align=0.5)
    Segmented("", Rect(1058, 232, 264, 44), ("Off", "Reach", "Full"), 2).draw(canvas, DARK, RESTING)
    Segmented("", Rect(842, 232, 200, 44), ("Human", "Robot"), 0, ("human", "robot")).draw(
        canvas, DARK, RESTING
    )
    Stepper("", Rect(1058, 288, 120, 48), 2, 1, 3).draw(canvas, DARK, RESTING)
    Stepper("", Rect(930, 288, 112, 48), 3, 1, 3).draw(canvas, DARK, Look(hovered=True))
    TextField("", Rect(1190, 288, 132, 48), Writing("Ana", 3)).draw(
        canvas, DARK, Look(focused=True)
    )
    canvas.text("Human or computer", 842, 204, LABEL, CREAM)


def dice(canvas: Canvas) -> None:
    """Draw the seven dice."""
    section(canvas, Rect(1354, 70, 542, 296), "DICE")
    for i, gear in enumerate((1, 2, 3, 4, 5, 6, BLACK_DIE)):
        x, y = 1426 + i % 4 * 134, 150 + i // 4 * 132
        draw_die(canvas, gear, x, y, 84, SHOWN[gear])
        canvas.text(RANGES.get(gear, "1–20"), x, y + 59, SMALL.weighted(600), CREAM, align=0.5)
    for i in range(6):
        canvas.box(Rect(1780 + i * 16.5, 300, 14, 26), GEARS[i + 1], radius=4)
    for i in range(3):
        draw_die(canvas, 4 + i, 1790 + i * 34, 260, 29, str(4 + i), dimmed=i == 2)


def wear(canvas: Canvas) -> None:
    """Draw pools of wear points and chips."""
    section(canvas, Rect(24, 378, 786, 236), "WEAR POINTS AND COST CHIPS")
    held = {"tyre": (5, 6, 2), "brake": (3, 3, 0), "gearbox": (2, 3, 1)}
    held |= {"body": (1, 3, 0), "engine": (3, 3, 0), "road": (2, 2, 0)}
    for i, (icon, (now, most, risk)) in enumerate(held.items()):
        rect = Rect(42 + i % 3 * 162.7, 416 + i // 3 * 71, 154.7, 61)
        draw_wear(
            canvas,
            rect,
            icon,
            NAMED[icon],
            now,
            most,
            POOLS[icon],
            DARK,
            at_risk=risk,
            last=icon == "body",
        )
    for i, (word, now, risk) in enumerate((("held", 3, 0), ("may go", 3, 2), ("lost", 1, 0))):
        canvas.text(word, 546, 425 + i * 32, LABEL.sized(15.5), CREAM)
        draw_pips(canvas, 640, 425 + i * 32, now, 3, POOLS["tyre"], at_risk=risk)
    x = 42.0
    for label, icon, tone in (
        ("−2 brakes", "brake", WARN_TONE),
        ("−1 tyre", "tyre", BAD_TONE),
        ("debris test 1–4", "debris", WARN_TONE),
        ("slipstream +3", "slip", GOOD_TONE),
        ("contact ×2", "contact", WARN_TONE),
    ):
        x += draw_chip(canvas, x, 583, label, tone, icon=icon) + 9


def lever(canvas: Canvas) -> None:
    """Draw the gear lever and the stops of a corner."""
    section(canvas, Rect(822, 378, 520, 236), "GEAR LEVER AND STOPS")
    for gear in range(1, 7):
        rect = Rect(842 + (gear - 1) // 2 * 127.3, 420 + (gear - 1) % 2 * 73, 117.3, 61)
        locked, chosen, current = gear == 6, gear == 5, gear == 4
        edge = SUN if current or chosen else DARK.secondary_line
        fill = CREAM if chosen else DARK.secondary
        if locked:
            fill, edge = rgb("101E3C"), rgb("22355C")
        canvas.box(rect, fill, radius=12, line=edge, line_width=3 if current or chosen else 2)
        draw_die(canvas, gear, rect.left + 31, rect.centery, 36.6, str(gear), dimmed=locked)
        if locked:
            draw_icon(canvas, "lock", rect.right - 28, rect.centery, 22, rgb("4A5F8A"))
        else:
            canvas.text(RANGES[gear], rect.left + 57, rect.centery, NAME, INK if chosen else CREAM)
        if current:
            draw_tag(canvas, rect.right + 8, rect.top, "NOW")
    for i, (made, owed) in enumerate(((0, 1), (1, 2), (2, 2))):
        draw_stops(canvas, Rect(1244, 418 + i * 46, 76, 36), made, owed, tick=True)


def messages(canvas: Canvas) -> None:
    """Draw toasts and a small question."""
    section(canvas, Rect(1354, 378, 542, 236), "TOASTS AND DIALOG")
    for i, (icon, text, colour) in enumerate(
        (
            ("check", "Stop made: 1 of 1", TEAL),
            ("warn", "Last tyre point: you spin", AMBER),
            ("cross", "Gus is out: Piscine not stopped", RED),
        )
    ):
        draw_toast(canvas, Rect(1372, 416 + i * 50, 272, 42), text, icon, colour, DARK)
    canvas.box(Rect(1372, 568, 272, 32), DARK.panel.top, radius=10)
    draw_icon(canvas, "undo", 1392, 584, 18, CREAM)
    canvas.text("Undone: gear 5", 1408, 584, SMALL.weighted(600), CREAM)
    draw_keycap(canvas, 1636, 584, "Z", CREAM)
    box = Rect(1660, 412, 220, 190)
    canvas.box(
        box,
        DARK.panel,
        radius=16,
        line=DARK.strong_line,
        line_width=2,
        shadow=Shadow(3, 12, SHADOW, 0.4),
    )
    title = SMALL_TITLE.sized(17.5)
    canvas.text("Retire this car?", 1676, 436, title, WHITE)
    text = "Its debris stays on the road. This cannot be undone."
    canvas.paragraph(text, Rect(1676, 452, 190, 80), TEXT.sized(15), DARK.muted, leading=1.35)
    keep = Button("", Rect(1674, 548, 92, 42), "Keep", size=18)
    keep.draw(canvas, DARK, RESTING)
    draw_focus_ring(canvas, keep.rect, keep.radius, DARK)
    Button("", Rect(1778, 548, 92, 42), "Retire", Kind.DANGER, size=18).draw(canvas, DARK, RESTING)


def cars(canvas: Canvas) -> None:
    """Draw all cars in all sizes, plates and outcomes."""
    title = "CARS: five teams, two cars each; second car has dark disc, nose tip and wing"
    section(canvas, Rect(24, 626, 1318, 430), title)
    canvas.box(Rect(40, 668, 1286, 236), rgb("414A5F"), radius=12)
    for i, number in enumerate(CAR_NUMBERS):
        x = 104 + i * 128.6
        draw_car(canvas, number, x, 728, 108)
        draw_car(canvas, number, x, 822, 66, -30 - 36 * i)
        draw_car(canvas, number, x - 26, 884, 30)
        draw_car(canvas, number, x + 26, 884, 42)
        draw_plate(canvas, number, Rect(x - 29, 966, 58, 40))
    for i, team in enumerate(TEAMS):
        x = 168.6 + i * 257.2
        canvas.text(team.name, x, 924, NAME.sized(17), CREAM, align=0.5)
        canvas.text(team.pattern.name.lower(), x, 947, SMALL, DARK.muted, align=0.5)
    for i, (outcome, label) in enumerate(((CLEAN, "13"), (COST, "17"), (SPIN, ""), (OUT, ""))):
        x = 40 + i * 129.0
        shape = rounded_box(x, 1018, 44, 27, 3)
        canvas.polygon(shape, outcome.fill, line=outcome.line, line_width=1.6, hatch=outcome.hatch)
        canvas.text(label, x + 22, 1031, SMALL_TITLE.sized(18).weighted(800), INK, align=0.5)
        if outcome.icon:
            draw_icon(canvas, outcome.icon, x + 22, 1031, 19, outcome.text)
        canvas.text(outcome.word, x + 52, 1031, SMALL.weighted(600), CREAM)


def icons(canvas: Canvas) -> None:
    """Draw the icons, the pools' in their colours."""
    from formulad.ui.toolkit.icon_shapes import ICONS

    section(canvas, Rect(1354, 626, 542, 430), f"ICONS: {len(ICONS)} on a 24 grid, one colour")
    for i, name in enumerate(ICONS):
        x, y = 1386 + i % 10 * 53, 682 + i // 10 * 58
        draw_icon(canvas, name, x, y, 34, POOLS.get(name, CREAM), second=SUN)
        canvas.text(name, x, y + 27, TAG.sized(9), ROSE, align=0.5)


if __name__ == "__main__":
    main()
