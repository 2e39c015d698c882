"""Report of a race as a picture: the summary, drawn without a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from formulad.kernel.sentence import say
from formulad.ui.race.analysis.report_layout import report_places
from formulad.ui.race.analysis.summary_tab import SummaryTab
from formulad.ui.shell.menu_page import draw_page
from formulad.ui.toolkit.canvas import Canvas, scale_for
from formulad.ui.toolkit.text import Typesetter
from formulad.ui.toolkit.widgets.form import Form

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.ai.report.account import RaceAccount
    from formulad.ui.race.analysis.race_report import RaceReport
    from formulad.ui.toolkit.assets import Assets
    from formulad.ui.toolkit.languages import Language

USUAL = (1920, 1080)


def report_picture(
    report: RaceReport,
    account: RaceAccount | None,
    assets: Assets,
    size: tuple[int, int] = USUAL,
    language: Language | None = None,
) -> pygame.Surface:
    """Return the summary of a race; with what it came to in turns, if it was weighed."""
    pygame.font.init()
    canvas = Canvas(pygame.Surface(size, 0, 32), scale_for(size), Typesetter(assets))
    if language:
        canvas.speak(language)
    palette = canvas.theme.panels
    title = say("Race report").upper()
    draw_page(canvas, title, report.subject, has_back=False, ground=palette, bar=palette)
    places = report_places(canvas.area).summary
    shown = SummaryTab(report, places, None, account, is_still=True)
    shown.draw(canvas, palette, Form())
    return canvas.surface


def save_picture(picture: pygame.Surface, path: Path) -> None:
    """Write a picture as a PNG file.

    Raises:
        OSError: if the file cannot be written.
    """
    with path.open("wb") as file:
        pygame.image.save(picture, file, "picture.png")
