#!/usr/bin/env bash
# What a reader on a slow line waits for, and what Lighthouse says of the built site.
set -euo pipefail
# shellcheck source=tools/env.sh
source "$(dirname "$0")/env.sh"

tools/install.sh test
tools/build.sh
{ read -r CHROMIUM && read -r _; } < <(tools/browser.sh)
export CHROMIUM
node tools/slow.mjs
exec node tools/lighthouse.mjs
