"""Formule Fun on the screen: a market stall by the sea, teams around it, and races in between."""
