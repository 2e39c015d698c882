"""The circuits there are: their pictures, what they demand, and what keeps one from being used."""
