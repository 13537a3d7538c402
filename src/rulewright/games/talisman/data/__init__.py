"""Facts of the board, cards, characters, quests and turn, and what readers see of them."""
