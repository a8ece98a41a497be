#!/usr/bin/env bash
# Measures the proofs of the explorer in the browser beside the native command, by itself.
# tools/measure.sh long proves 0.054 as well, which takes half a minute each; tools/measure.sh boards [runs] measures
# boards instead.
set -euo pipefail
# shellcheck source=tools/env.sh
source "$(dirname "$0")/env.sh"

tools/install.sh test
tools/build.sh
cargo build --quiet --release --bin nimlab
{ read -r CHROMIUM && read -r _; } < <(tools/browser.sh)
export CHROMIUM
if [ "${1:-}" = boards ]; then
  shift
  exec node tools/boards.mjs "$@"
fi
exec node tools/measure.mjs "$@"
