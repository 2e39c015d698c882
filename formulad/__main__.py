"""`python -m formulad`: the same as the command `formulad`."""

import sys

from formulad.cli import main

if __name__ == "__main__":
    sys.exit(main())
