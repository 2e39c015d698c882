"""Terms of the race: its words, and the signs and colours that stand for them."""
