"""How the nets of the level `reflex` are made (docs/training.md). What learns needs torch, the rest only NumPy."""
