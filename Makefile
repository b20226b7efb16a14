# make play    build what is needed and play in the browser
# make test    lint, types, tests, coverage, client: what every change must pass
# make test-long  many games and many examples: what takes long
# make rules   which rules are cited and proven; renews docs/rules
# make bench   measure, and write docs/performance.md
# make docs    the documentation as a site, in build/docs
PYTHON ?= python3
GAME ?= generals
# More than there are cores: many tests wait for a browser, a database or a process.
JOBS ?= 3
BIN := .venv/bin
PYTEST = $(BIN)/pytest -q -n $(JOBS) --dist worksteal
# Servers, bots and workers of the tests are compiled once, not each time one starts.
export PYTHONDONTWRITEBYTECODE :=

CLIENT := src/quadrant/server/client/index.html
WEB_SOURCES := $(wildcard web/*.html web/vite.config.ts web/package-lock.json src/quadrant/games/*/data/underlay.json src/quadrant/boards/data/*.json) $(shell find web/src web/public -type f 2>/dev/null)
HAVE_WEB := $(wildcard web/package.json)

.PHONY: help play terminal test test-long check unit coverage client-test rules bench docs client setup lock clean
.DEFAULT_GOAL := help

help:
	@sed -n '1,6s/^# //p' Makefile

setup: .make/dev $(if $(HAVE_WEB),.make/web)

PIP := $(BIN)/pip install --quiet --disable-pip-version-check --constraint requirements.lock --editable

.make/package: pyproject.toml requirements.lock
	@mkdir -p .make
	[ -x $(BIN)/python ] || $(PYTHON) -m venv .venv
	$(PIP) '.[server]'
	@touch $@

.make/dev: .make/package
	$(PIP) '.[server,dev,bench,envs,docs,train]'
	@touch $@

.make/web: web/package-lock.json
	@mkdir -p .make
	@command -v npm >/dev/null || { echo 'The browser client is built with Node 20: please install it.' >&2; exit 1; }
	@# npm ci refuses a lock file that lacks optional packages of other platforms; install does not need them.
	cd web && (npm ci --no-audit --no-fund --loglevel=error 2>/dev/null || npm install --no-save --no-audit --no-fund)
	@touch $@

.make/system: tools/setup-system.sh
	@mkdir -p .make
	tools/setup-system.sh
	@touch $@

client: $(if $(HAVE_WEB),$(CLIENT))

$(CLIENT): $(WEB_SOURCES) | .make/web
	cd web && npm run build
	@touch $@

play: .make/package client
	$(BIN)/quadrant play $(GAME)

terminal: .make/package
	$(BIN)/quadrant terminal $(GAME)

test: setup .make/system check client unit coverage client-test

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

unit: setup
	$(BIN)/coverage erase
	$(PYTEST) -m 'not long and not browser' --cov --cov-report= --cov-fail-under=0
	$(PYTEST) -m 'browser and not long'

test-long: setup .make/system client
	$(PYTEST) -m long

coverage: unit
	$(BIN)/coverage report

client-test: $(if $(HAVE_WEB),.make/web)
	$(if $(HAVE_WEB),cd web && npm run format:check && npm run lint && npm run check && npm test)

rules: .make/dev
	$(BIN)/python tools/rules.py --write

docs: .make/dev
	$(BIN)/sphinx-build -q -W --keep-going docs build/docs
	@echo build/docs/index.html

bench: setup client
	$(BIN)/python -m bench

clean:
	rm -rf .venv .make web/node_modules src/quadrant/server/client

# The versions everyone tests with, taken from a fresh environment.
lock:
	rm -rf .make/lock && $(PYTHON) -m venv .make/lock
	.make/lock/bin/pip install --quiet --disable-pip-version-check --editable '.[server,dev,bench,envs,docs,train]'
	.make/lock/bin/pip freeze --exclude-editable >requirements.lock
	rm -rf .make/lock
