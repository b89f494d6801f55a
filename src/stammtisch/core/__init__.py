"""What every game and everything around it is made of."""
