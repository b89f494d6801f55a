"""What every game and everything around it is made of."""

from stammtisch.core import pure_vec

pure_vec.install()
