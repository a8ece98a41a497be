#!/usr/bin/env bash
# Installs what is missing, and says so first.  tools/install.sh play|build|test
set -euo pipefail
# shellcheck source=tools/env.sh
source "$(dirname "$0")/env.sh"
purpose=${1:-play}

plan=()  # what to do: one function a line
about=() # what is said about it beforehand
want() {
  plan+=("$1")
  about+=("$2")
}

target_is_there() { [ -d "$(rustc --print sysroot)/lib/rustlib/wasm32-unknown-unknown/lib" ]; }
add_target() {
  if command -v rustup >/dev/null; then
    rustup target add wasm32-unknown-unknown
  else
    echo "This Rust has neither rustup nor the wasm32-unknown-unknown library: install Rust from https://rustup.rs," >&2
    echo "or your system's package for that target." >&2
    return 1
  fi
}

# These programs are run a few times and thrown away: built fast rather than to be fast.
cargo_install() {
  CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_OPT_LEVEL=${level:-1} CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
    cargo install --force --root "$NIMLAB_TOOLS" "$@"
}
# It only calls others.
add_trunk() { level=0 cargo_install trunk --version "$TRUNK_VERSION" --locked; }
bindgen_is_there() { has wasm-bindgen "$BINDGEN_VERSION" && has wasm-bindgen-test-runner "$BINDGEN_VERSION"; }
# Without --locked: its lock file names a crate version that has been withdrawn.
add_bindgen() { cargo_install wasm-bindgen-cli --version "$BINDGEN_VERSION"; }

add_split() {
  cargo_install wasm_split_cli_support --version "=$SPLIT_VERSION" --locked --features build-binary
}

packages_are_there() { cmp -s package-lock.json node_modules/.nimlab-lock; }
add_packages() {
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --loglevel=error
  cp package-lock.json node_modules/.nimlab-lock
}

browser_is_there() { tools/browser.sh >/dev/null 2>&1; }
# Installs packages of the system, where there is a way to do that from here.
system_packages() {
  local root=()
  [ "$(id -u)" = 0 ] || root=(sudo)
  command -v apt-get >/dev/null && { [ "$(id -u)" = 0 ] || command -v sudo >/dev/null; } || return 0
  "${root[@]}" apt-get update -qq
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" >/dev/null
}
add_browser() {
  system_packages chromium chromium-driver
  # Not every system has it; the tests are only slower without.
  system_packages chromium-headless-shell >/dev/null 2>&1 || true
  tools/browser.sh >/dev/null
}

engines_are_there() { tools/engines.sh >/dev/null 2>&1; }
add_engines() {
  system_packages firefox-esr webkit2gtk-driver xvfb
  tools/engines.sh >/dev/null
}

if ! command -v cargo >/dev/null || ! command -v rustc >/dev/null; then
  echo "Nimlab is built with Rust, which was not found: install it from https://rustup.rs and try again." >&2
  exit 1
fi
rust=$(rustc --version | sed 's/^rustc \([0-9.]*\).*/\1/')
if ! printf '%s\n' "$RUST_VERSION" "$rust" | sort -V -C; then
  echo "Nimlab needs Rust $RUST_VERSION or newer, and this is Rust $rust: run \`rustup update\`, or install Rust from" >&2
  echo "https://rustup.rs, and try again." >&2
  exit 1
fi
# Rust links with it whatever is compiled here, and some packages are partly written in C.
if ! command -v cc >/dev/null; then
  echo "Nimlab is built with a C compiler, \`cc\`, which was not found: install one (on Debian and Ubuntu," >&2
  echo "\`apt install build-essential\`) and try again." >&2
  exit 1
fi

target_is_there || want add_target "the Rust target wasm32-unknown-unknown, into the Rust toolchain (a few seconds)"
bindgen_is_there || want add_bindgen \
  "wasm-bindgen $BINDGEN_VERSION, built into $NIMLAB_TOOLS (about 3 minutes)"
has trunk "$TRUNK_VERSION" || want add_trunk "Trunk $TRUNK_VERSION, built into $NIMLAB_TOOLS (about 4 minutes)"
if [ "$purpose" != play ] && cuts; then
  has_split || want add_split "wasm-split-cli $SPLIT_VERSION, built into $NIMLAB_TOOLS (about a minute)"
fi

if command -v npm >/dev/null; then
  packages_are_there || want add_packages \
    "wasm-opt $BINARYEN_VERSION and the browser test packages, from npm into ./node_modules (a few seconds)"
elif [ "$purpose" = test ]; then
  echo "The browser tests need Node.js 20 or newer with npm, which was not found: install it and try again." >&2
  exit 1
elif [ "$purpose" = build ] && cuts; then
  echo "The page is cut with Node.js 20 or newer and npm, which was not found: install it and try again," >&2
  echo "or build the page as a whole (NIMLAB_CUT=0), which works just as well but is larger." >&2
  exit 1
elif ! has wasm-opt "$BINARYEN_VERSION"; then
  echo "No npm was found to install wasm-opt $BINARYEN_VERSION: Trunk will download it during the build."
fi

if [ "$purpose" = test ]; then
  browser_is_there || want add_browser "Chromium and ChromeDriver, from the system's packages (about half a minute)"
  engines_are_there || want add_engines \
    "Firefox ESR, WebKitGTK's WebDriver and Xvfb, from the system's packages (about a minute)"
fi

if [ ${#plan[@]} = 0 ]; then exit 0; fi
echo "Nimlab is about to install what is missing here:"
printf '  - %s\n' "${about[@]}"

# What is only fetched is fetched beside what is built, one after the other: the system's packages allow no two at a
# time.
fetch() {
  local step
  for step in "${plan[@]}"; do
    case $step in add_packages | add_browser | add_engines) "$step" ;; esac
  done
}
# Who must give a password is asked now, and not in the middle of what else is said.
if [[ " ${plan[*]} " =~ \ add_(browser|engines)\  ]] && [ "$(id -u)" != 0 ] &&
  command -v apt-get >/dev/null && command -v sudo >/dev/null; then
  sudo -v
fi
log=$(mktemp)
(set -e; fetch) >"$log" 2>&1 &
fetching=$!
trap 'kill "$fetching" 2>/dev/null || true; rm -f "$log"' EXIT
for step in "${plan[@]}"; do
  case $step in add_packages | add_browser | add_engines) ;; *) "$step" ;; esac
done
status=0
wait "$fetching" || status=$?
cat "$log"
if [ $status != 0 ]; then exit $status; fi
echo "Everything is installed."
