#!/usr/bin/env bash
# Builds the site into dist/, unless nothing has changed since it was last built. The page's program is
# cut into chunks (tools/cut.mjs); NIMLAB_CUT=0 leaves it whole.
set -euo pipefail
# shellcheck source=tools/env.sh
source "$(dirname "$0")/env.sh"

inputs=(src static build lessons tools/styles.sh tools/finish.mjs tools/cut.mjs tools/cut tools/binaryen build.rs index.html Cargo.toml Cargo.lock Trunk.toml)
stamp=target/site-built # its time: when the last build began; its text: what came of it

site() {
  cuts && echo "cut" || echo "whole"
  echo "${NIMLAB_SITE:-}"
  cksum dist/index.html 2>/dev/null || true
}
if [ -f "$stamp" ] && [ -f dist/index.html ] && [ "$(cat "$stamp")" = "$(site)" ] &&
  [ -z "$(find "${inputs[@]}" -newer "$stamp" -print -quit)" ]; then
  echo "The site in dist/ is up to date."
  exit 0
fi

# With all its tools at hand Trunk needs no network; else it downloads wasm-opt by itself.
flags=(--release --skip-version-check)
if [ -n "${NIMLAB_OFFLINE:-}" ]; then
  flags+=(--offline)
elif has wasm-bindgen "$BINDGEN_VERSION" && has wasm-opt "$BINARYEN_VERSION"; then
  cargo fetch --quiet
  flags+=(--offline)
fi
# The page alone: the solver names its features itself (index.html).
if cuts; then flags+=(--features "web,cut"); fi
if [ -n "${NO_COLOR:-}" ]; then export NO_COLOR=true; fi # Trunk takes no other value

mkdir -p target
touch "$stamp.next"
RUST_BACKTRACE=0 trunk build "${flags[@]}"
if cuts; then
  target=$(cargo metadata --format-version 1 --no-deps --offline | sed 's/.*"target_directory":"\([^"]*\)".*/\1/')
  node tools/cut.mjs "$target/wasm32-unknown-unknown/page/page.wasm" dist
elif has wasm-opt "$BINARYEN_VERSION"; then
  for file in dist/page-*_bg.wasm; do wasm-opt -Oz "$file" -o "$file"; done
fi
# Trunk cannot make the scripts that wasm-bindgen writes any smaller, nor does it look into copied files;
# those with a hash of their content in the page are left as they are. (What could be warned of is how
# wasm-bindgen writes: the same module named twice.)
if [ -x node_modules/.bin/esbuild ]; then
  small=()
  for file in dist/*.js; do
    if ! grep -q "integrity=[^>]*$(basename "$file")\|$(basename "$file")[^>]*integrity=" dist/index.html; then
      small+=("$file")
    fi
  done
  node_modules/.bin/esbuild "${small[@]}" --minify --charset=utf8 --log-level=error --allow-overwrite --outdir=dist
fi
# Without its decoder the class page reads codes only where the browser can.
if [ -x node_modules/.bin/esbuild ]; then
  node_modules/.bin/esbuild static/scan.js --bundle --minify --charset=utf8 --log-level=error --outfile=dist/scan.js
fi
if command -v node >/dev/null; then node tools/finish.mjs dist; fi
site >"$stamp.next.sum"
# Keep the time of the beginning: what was edited during the build is newer.
touch -r "$stamp.next" "$stamp.next.sum"
mv "$stamp.next.sum" "$stamp"
rm "$stamp.next"
