# make play    build what is needed and open the lobby in the browser
# make test    lint, types, tests, coverage, client: what every change must pass
# make test-long  many games and many examples: what takes long
# make rules   which rules are cited and proven; renews docs/rules
# make bench   measure, and write docs/performance.md
# make docs    the documentation as a site, in build/docs
# make page    all games in one page without a server, in build/page
PYTHON ?= python3
# Unless a game is named, `make play` opens the lobby.
GAME ?=
# More than there are cores: many tests wait for a browser, a database or a process.
JOBS ?= 3
BIN := .venv/bin
PYTEST = $(BIN)/pytest -q -n $(JOBS) --dist worksteal
# Servers, bots and workers of the tests are compiled once, not each time one starts.
export PYTHONDONTWRITEBYTECODE :=

CLIENT := src/quadrant/server/client/index.html
WEB_SOURCES := $(wildcard web/*.html web/vite.config.ts web/package-lock.json src/quadrant/games/*/data/underlay.json src/quadrant/boards/data/*.json) $(shell find web/src web/public -type f 2>/dev/null)
PAGE := build/page/index.html
PAGE_SOURCES := tools/page.py $(wildcard web/page/* web/page.html web/vite.page.config.ts) $(shell find src/quadrant -name '*.py' -o -name '*.json' -o -name '*.ftl' -o -name '*.tsv' | grep -v server/client)
HAVE_WEB := $(wildcard web/package.json)

.PHONY: help play page terminal test test-long check unit coverage client-test rules bench docs client setup lock clean
.DEFAULT_GOAL := help

help:
	@sed -n '1,7s/^# //p' Makefile

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

page: $(if $(HAVE_WEB),$(PAGE))

$(PAGE): $(WEB_SOURCES) $(PAGE_SOURCES) | .make/package .make/web
	$(BIN)/python tools/page.py
	@touch $@

play: .make/package client
	$(BIN)/quadrant play $(GAME)

terminal: .make/package
	$(BIN)/quadrant terminal $(or $(GAME),generals)

# Two things at a time where each would use one core; pytest uses all of them itself.
PAIRS = $(MAKE) --no-print-directory --output-sync=target --jobs=2

test:
	+$(PAIRS) setup .make/system
	+$(PAIRS) check client page client-test
	+$(MAKE) --no-print-directory coverage

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

unit: setup client
	$(BIN)/coverage erase
	$(PYTEST) -m 'not long and not browser' --cov --cov-report= --cov-fail-under=0
	$(PYTEST) -m 'not long' tests/browser

test-long: setup .make/system client page
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
