"""Simulation of whole games of Talisman by the rules as code: from set-up until a player has won."""
