"""Formula D in the box: its YAML files, the header of its records, how they are resumed."""
