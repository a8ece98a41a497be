#!/usr/bin/env bash
# Draws the contact sheet of the built site.  tools/sheet.sh [words of a kind]
set -euo pipefail
# shellcheck source=tools/env.sh
source "$(dirname "$0")/env.sh"

tools/install.sh test
tools/build.sh
{ read -r _ && read -r _ && read -r CHROMIUM; } < <(tools/browser.sh)
export CHROMIUM
exec node tools/sheet.mjs "$@"
