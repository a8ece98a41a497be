#!/usr/bin/env bash
# Runs every check, one stage after the other, and stops at the first that fails.
# tools/test.sh size e2e runs those stages alone.
set -euo pipefail
# shellcheck source=tools/env.sh
source "$(dirname "$0")/env.sh"

wasm=(--target wasm32-unknown-unknown --features web)
all=(scripts format lint lint-web native browser build size engines monkey e2e)

scripts() {
  local script
  for script in tools/*.sh tools/binaryen/* .ci/run; do bash -n "$script"; done
  if command -v shellcheck >/dev/null; then shellcheck -x tools/*.sh tools/binaryen/* .ci/run; fi
  # npm's package is the very version Trunk asks for.
  grep -q "\"binaryen\": \"$BINARYEN_VERSION\.0\.0\"" package.json
  node --test tests/tools/*.test.mjs
}
format() { cargo fmt --all --check; }
lint() { cargo clippy --locked --all-targets -- -D warnings; }
lint-web() {
  cargo clippy --locked "${wasm[@]}" --lib --bins --test browser -- -D warnings
  cargo clippy --locked --target wasm32-unknown-unknown -p nimlab-solver --features worker -- -D warnings
}
native() {
  cargo test --locked
  # What the page works out without a browser; unoptimized, as it is little.
  cargo test --profile dev --locked --features web --lib -- app::
}
browser() {
  # Unoptimized: what these tests compute is little, and the page is large.
  CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=wasm-bindgen-test-runner \
    cargo test --profile dev --locked "${wasm[@]}" --test browser
}
# It takes one processor for minutes, as compiling does elsewhere: it is begun beside the first stage that compiles,
# where there is one before it.
building=""
begun=""
begin_build() {
  begun=yes
  log=$(mktemp)
  set -m # a process group of its own, so that it can be ended with all it has started
  tools/build.sh >"$log" 2>&1 &
  building=$!
  set +m
}
build() {
  if [ -z "$building" ]; then tools/build.sh; return; fi
  local status=0
  wait "$building" || status=$?
  building=""
  cat "$log"
  rm "$log"
  return $status
}
size() { node tools/size.mjs dist; }
engines() { node tests/engines/run.mjs; }
monkey() { CHROMIUM=$HEADLESS node tests/monkey/run.mjs; }
e2e() { CHROMIUM=$HEADLESS node_modules/.bin/playwright test --config tests/e2e; }

stages=("$@")
if [ $# = 0 ]; then stages=("${all[@]}"); fi
for stage in "${stages[@]}"; do
  if [[ " ${all[*]} " != *" $stage "* ]]; then
    echo "There is no stage '$stage'; there are: ${all[*]}." >&2
    exit 2
  fi
done

tools/install.sh test
{ read -r CHROMIUM && read -r CHROMEDRIVER && read -r HEADLESS; } < <(tools/browser.sh)
export CHROMIUM CHROMEDRIVER

summary=()
passed=""
finish() {
  local status=$?
  # Whatever ends it from outside leaves no status of its own.
  if [ -z "$passed" ] && [ $status = 0 ]; then status=1; fi
  trap - EXIT
  if [ -n "$building" ]; then kill -- "-$building" || true; fi
  echo
  printf '%s\n' "${summary[@]}"
  if [ $status = 0 ]; then echo "All is well (${SECONDS} s)."; else echo "FAILED: $stage (status $status)"; fi
  exit $status
}
trap finish EXIT
for stage in "${stages[@]}"; do
  if [ -z "$begun" ] && [[ " lint lint-web native browser " == *" $stage "* && " ${stages[*]} " == *" $stage "*"build "* ]]; then
    begin_build
  fi
  began=$SECONDS
  printf '\n── %s ──\n' "$stage"
  "$stage"
  summary+=("$(printf '  %-10s %4d s' "$stage" $((SECONDS - began)))")
  echo "── $stage: $((SECONDS - began)) s"
done
passed=yes
