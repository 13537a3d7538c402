"""A whole game of Talisman, played by the rules as code: from set-up until somebody has won."""
