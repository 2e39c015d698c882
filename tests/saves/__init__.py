"""Records as each version of the game writes them, and the circuit they were driven on.

A record of a version that was released is never written anew: it must be played again for ever.
"""
