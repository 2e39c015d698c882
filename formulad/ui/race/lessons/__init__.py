"""Lessons: hints that are given while a race is driven."""
