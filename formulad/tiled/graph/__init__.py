"""Graph of the road: links from cell to cell, progress round the lap, corners, streets."""
