"""Many matches at once: simulations, tournaments and measurements."""
