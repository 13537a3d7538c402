"""Questions in a player's own words: what they say, as a request of a situation.

It needs nothing but the corpus and the games' packages, so that it runs in a browser, too.
"""
