"""Statistics: what records say of the people who played, counted anew from them (SHE-2)."""
