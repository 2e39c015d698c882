"""The racing school: decisions of which is known exactly what each comes to."""
