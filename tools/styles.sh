#!/bin/sh
# Makes one style sheet of all, before Trunk looks at the page: the house first, then each game's own
# sheets, which stand beside its code, and last what is different on paper or under a finger.
set -eu
cd "$(dirname "$0")/.."

house=static/styles
sheet=target/nimlab.css
mkdir -p target
(
  for name in tokens base shell house game panel ending reasons drawings front lesson class; do
    cat "$house/$name.css"
  done
  find src/app -name '*.css' | LC_ALL=C sort | while read -r own; do cat "$own"; done
  cat "$house/share.css" "$house/media.css"
) >"$sheet"

# Small, and for browsers that know no nested rules. Where there is no esbuild, which comes with the
# tests' packages, the sheet is for browsers of 2024 and later.
if [ -x node_modules/.bin/esbuild ]; then
  node_modules/.bin/esbuild "$sheet" --outfile="$sheet" --allow-overwrite --minify --charset=utf8 \
    --target=chrome111,firefox115,safari16.4 --log-level=warning
fi
