"""What a user of the command line got wrong."""


class UsageError(ValueError):
    """An argument that nothing can be done with; the message is one sentence."""
