"""Views: what each panel of the race shows, as values."""
