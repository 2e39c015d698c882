"""Road: lanes as drawn, cell by cell, and how they lie beside each other."""
