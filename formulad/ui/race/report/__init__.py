"""Race report: a line of the log for each event, with the rule that explains it."""
