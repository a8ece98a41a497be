#!/usr/bin/env bash
# Prints where Firefox and WebKit's WebDriver are, one a line, for tests/engines; says what to do where they
# are not. FIREFOX and WEBKITDRIVER name others than those on PATH. WebKit shows its windows on a screen of
# Xvfb, which has to be there as well.
set -euo pipefail
# shellcheck source=tools/env.sh
source "$(dirname "$0")/env.sh"

if ! first "${FIREFOX:-firefox-esr}" firefox || ! first "${WEBKITDRIVER:-WebKitWebDriver}" || ! first xvfb-run >/dev/null; then
  echo "The tests in other engines need Firefox, WebKitGTK's WebDriver and Xvfb: on Debian the packages" >&2
  echo "firefox-esr, webkit2gtk-driver and xvfb. Install them, or give the paths of the first two in FIREFOX" >&2
  echo "and WEBKITDRIVER, and try again." >&2
  exit 1
fi
