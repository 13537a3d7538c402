## space_facts.py

title = ↺ { $title }
title-2 = ↻ { $title }
