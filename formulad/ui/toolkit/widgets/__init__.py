"""Widgets: plain values laid out by a scene, moved through by a form."""
