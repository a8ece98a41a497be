#!/usr/bin/env bash
# Prints where Chromium and ChromeDriver are, one a line; says what to do where they are not. The third
# line is the Chromium for the end-to-end tests: the one without windows, which does them in little more
# than half the time, or else the same. CHROMIUM and CHROMEDRIVER name others than those on PATH.
set -euo pipefail
# shellcheck source=tools/env.sh
source "$(dirname "$0")/env.sh"

chromiums=("${CHROMIUM:-chromium}" chromium-browser google-chrome google-chrome-stable)
if ! first "${chromiums[@]}" || ! first "${CHROMEDRIVER:-chromedriver}" chromium.chromedriver; then
  echo "The browser tests need Chromium (or Chrome) and the ChromeDriver of the same version:" >&2
  echo "install them, or give their paths in CHROMIUM and CHROMEDRIVER, and try again." >&2
  exit 1
fi
first "${CHROMIUM:-chromium-headless-shell}" "${chromiums[@]}"
