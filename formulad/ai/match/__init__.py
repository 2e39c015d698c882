"""Match: which of two computer players is better, and how sure that is."""
