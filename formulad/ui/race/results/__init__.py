"""Results page: who came where, and how."""
