#!/usr/bin/env bash
# What a reader on a slow line waits for, how soon things are seen on this machine, and what Lighthouse says
# of the built site.
set -euo pipefail
# shellcheck source=tools/env.sh
source "$(dirname "$0")/env.sh"

tools/install.sh test
tools/build.sh
{ read -r CHROMIUM && read -r _; } < <(tools/browser.sh)
export CHROMIUM
node tools/slow.mjs
NIMLAB_CLOCKS=1 node_modules/.bin/playwright test --config tests/e2e --project alone
exec node tools/lighthouse.mjs
