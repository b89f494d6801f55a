"""How data files of the games are made. Run a module with `python -m`, from the root of the project."""
