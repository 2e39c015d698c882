"""The race told event by event: a line of the log for each, with the rule that explains it."""
