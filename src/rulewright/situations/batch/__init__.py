"""Large work in batches: tables, forecasts of whole games, and the executors that run them."""
