"""The rules of Talisman, Revised 4th Edition, as code. Each function names the entries that it executes."""
