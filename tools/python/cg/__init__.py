"""The package that agents of the 2026 contest import, over ptcg: `cg.game`, `cg.api` and `cg.sim` are
the modules of `ptcg.cabt`."""

import sys

from ptcg.cabt import api, game, sim

for _module in (api, game, sim):
    sys.modules[f"{__name__}.{_module.__name__.rpartition('.')[2]}"] = _module
