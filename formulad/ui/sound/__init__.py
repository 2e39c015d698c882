"""What is heard: sounds by name, what they tell, and the mixer that plays them."""
