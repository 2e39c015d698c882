"""Features laid over the road: lines, areas, marks on cells, pits, tunnels, weather."""
