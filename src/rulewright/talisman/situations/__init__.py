"""Talisman's situations: from a validated request to what it asks of the rules."""

from rulewright.talisman.situations import battle, inner_region

SITUATIONS = (*battle.SITUATIONS, *inner_region.SITUATIONS)
