#!/usr/bin/env bash
# Builds the site and serves it on this machine. PORT=8090 tools/play.sh takes another port.
set -euo pipefail
# shellcheck source=tools/env.sh
source "$(dirname "$0")/env.sh"

export NIMLAB_CUT=${NIMLAB_CUT:-0} # whole, which is sooner built
tools/install.sh play
if command -v node >/dev/null; then
  tools/build.sh
  exec node tools/serve.mjs dist ${PORT:+--port "$PORT"}
fi
echo "Node.js was not found: Trunk serves the page, at http://localhost:${PORT:-8080}/"
exec env RUST_BACKTRACE=0 trunk serve --release --skip-version-check ${NIMLAB_OFFLINE:+--offline} --port "${PORT:-8080}"
