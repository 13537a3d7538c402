"""Rules for assistants: the answers of the command line by the Model Context Protocol."""
