"""Advice to a person who drives: what each gear and each place to stop comes to, and why."""
