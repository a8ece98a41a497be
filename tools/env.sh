# shellcheck shell=bash
# What the other scripts share: where the tools live, and which versions fit.
# Sourced from the top of the project.

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit

# Each version stands in one place: the file of the tool that must agree with it.
TRUNK_VERSION=$(sed -n 's/^trunk-version = "[^0-9]*\([0-9.]*\)"/\1/p' Trunk.toml)
BINDGEN_VERSION=$(sed -n '/^name = "wasm-bindgen"$/{n;s/^version = "\(.*\)"/\1/p;}' Cargo.lock)
BINARYEN_VERSION=$(sed -n 's/^wasm_opt = "version_\([0-9]*\)"/\1/p' Trunk.toml)
SPLIT_VERSION=$(sed -n 's/^wasm_split_cli_support = "\(.*\)"/\1/p' Cargo.toml)
RUST_VERSION=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
export RUST_VERSION TRUNK_VERSION BINDGEN_VERSION BINARYEN_VERSION SPLIT_VERSION

# Programs built for Nimlab stay out of the way of the user's own.
NIMLAB_TOOLS=${NIMLAB_TOOLS:-${XDG_CACHE_HOME:-$HOME/.cache}/nimlab/tools}

# NIMLAB_OFFLINE=1 forbids Trunk the network.
[ "${NIMLAB_OFFLINE:-}" = 1 ] || unset NIMLAB_OFFLINE

# NIMLAB_CUT=0 has the page's program built whole, as it is for work on it.
cuts() { [ "${NIMLAB_CUT:-1}" != 0 ]; }

# has PROGRAM VERSION: the program is on PATH, and `--version` names that version.
has() {
  command -v "$1" >/dev/null && [[ " $("$1" --version 2>/dev/null) " == *" $2 "* ]]
}

# The program that cuts the page says no version: ours is taken, and cargo knows which one that is.
has_split() {
  [ -x "$NIMLAB_TOOLS/bin/wasm-split-cli" ] &&
    grep -qF "\"wasm_split_cli_support $SPLIT_VERSION (" "$NIMLAB_TOOLS/.crates.toml" 2>/dev/null
}

# A program of the user's own is taken where its version fits, ours where it does not.
# Looked at once: a script called by another finds PATH as it should be.
if [ -z "${NIMLAB_PATH_IS_SET:-}" ]; then
  if ! { has trunk "$TRUNK_VERSION" && has wasm-bindgen "$BINDGEN_VERSION"; }; then
    PATH="$NIMLAB_TOOLS/bin:$PATH"
  fi
  has wasm-opt "$BINARYEN_VERSION" || PATH="$PWD/tools/binaryen:$PATH"
  NIMLAB_PATH_IS_SET=1
fi
export PATH NIMLAB_TOOLS NIMLAB_PATH_IS_SET

# first PROGRAM…: prints where the first of these programs is.
first() {
  local program
  for program in "$@"; do
    command -v "$program" && return
  done
  return 1
}
