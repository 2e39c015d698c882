"""Play: the race as it runs, its events seen and heard one after the other."""
