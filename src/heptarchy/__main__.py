"""`python -m heptarchy`: the same doors as the command `heptarchy`."""

from __future__ import annotations

import sys

from heptarchy.cli import main

sys.exit(main())
