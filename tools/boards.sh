#!/usr/bin/env bash
# Measures boards in the page's worker beside the native command: tools/boards.sh [runs].
set -euo pipefail
# shellcheck source=tools/env.sh
source "$(dirname "$0")/env.sh"

tools/install.sh test
tools/build.sh
cargo build --quiet --release --bin nimlab
{ read -r CHROMIUM && read -r _; } < <(tools/browser.sh)
export CHROMIUM
exec node tools/boards.mjs "$@"
