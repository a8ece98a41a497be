#!/usr/bin/env bash
# What a reader on a slow line waits for, how soon things are seen on this machine, and what Lighthouse says
# of the built site; every lesson by every hand; the checks that take minutes; and a long run of the monkey.
set -euo pipefail
# shellcheck source=tools/env.sh
source "$(dirname "$0")/env.sh"

tools/install.sh test
cargo test --locked --lib -- --ignored
tools/build.sh
{ read -r CHROMIUM && read -r _ && read -r HEADLESS; } < <(tools/browser.sh)
export CHROMIUM
node tools/slow.mjs
NIMLAB_CLOCKS=1 node_modules/.bin/playwright test --config tests/e2e --project alone
NIMLAB_HANDS=all CHROMIUM=$HEADLESS node_modules/.bin/playwright test every-lesson rules --config tests/e2e
# Another seed each time; it is printed, and SEED and MONKEY_SECONDS set others.
CHROMIUM=$HEADLESS SEED=${SEED:-$RANDOM} MONKEY_SECONDS=${MONKEY_SECONDS:-1200} node tests/monkey/run.mjs
exec node tools/lighthouse.mjs
