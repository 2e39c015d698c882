"""Computer drivers: they sit at the table like people, and see and decide the same things."""
