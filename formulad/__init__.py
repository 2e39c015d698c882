"""FormulaD: the dice race on circuits anyone can draw."""

__version__ = "0.1.0"
