"""Who visits every screen gets to where its name says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.shell.help.book_contents import Contents
from tools.screens.registry import SCREENS
from tools.screens.visitor import Visitor

if TYPE_CHECKING:
    from pathlib import Path


def test_the_french_rule_book_is_seen_in_french(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path, (1280, 720))

    SCREENS["rule-french"](visitor)

    page = visitor.app.stack.top
    listed = [widget for widget in page.widgets if isinstance(widget, Contents)] if page else []
    assert "Les stands" in {line.title for line in listed[0].lines}
    visitor.leave()
