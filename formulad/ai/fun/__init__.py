"""Computer players of Formule Fun; each knows what its seat may know."""
