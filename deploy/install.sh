#!/bin/sh
# Installs the product on a bare Debian 12 or 13: `deploy/install.sh DOMAIN [--answers FILE]`, as root, from a clone or an
# unpacked release. Harmless when repeated; where another release serves, this one takes over without a failed request, which is
# what `ostrov upgrade` does. Brings Bun and the release; scripts/install.ts does the rest. docs/operate.md says more.
set -eu

BUN=1.4.5
# SHA-512 of the registry's packages, by machine.
x64=2165fd0442e8187014b4ca2791e49a35a6705f3464fa80f0e8c93e1c115777728760804d06c20646ea4c64f7203680db2692eeea00098c8a0854f66db75689d6
aarch64=e015e6b122a78ceae5196a99578c7fa166bb015a11f81ea509775d3333805c1226dede747ac960f706faea09ad5b501a984435975083be69abbb2b0486a39632

source=$(cd "$(dirname "$0")/.." && pwd)
home=/opt/ostrov
bun=$home/bun/$BUN

refuse() {
  echo "$1" >&2
  exit 1
}

case ${1:-} in
'' | -*) refuse "Usage: deploy/install.sh DOMAIN [--answers FILE]" ;;
esac
[ "$(id -u)" = 0 ] || refuse "The installer needs root: sudo deploy/install.sh $*"
. /etc/os-release
case "$ID-${VERSION_ID:-}" in
debian-12 | debian-13) ;;
*) refuse "This is made for Debian 12 and 13; here is ${PRETTY_NAME:-another system}. compose.yaml runs anywhere else." ;;
esac
case $(uname -m) in
x86_64) machine=x64 sum=$x64 ;;
aarch64) machine=aarch64 sum=$aarch64 ;;
*) refuse "There is no Bun for $(uname -m)." ;;
esac

packages() {
  missing=
  for name in "$@"; do dpkg -s "$name" >/dev/null 2>&1 || missing="$missing $name"; done
  [ -z "$missing" ] && return
  echo "Installing$missing…"
  apt-get -qq update
  # shellcheck disable=SC2086 # a list of names
  DEBIAN_FRONTEND=noninteractive apt-get -qq -y install --no-install-recommends $missing >/dev/null
}

# The machine's own where it is this version; else by npm, so that a registry set for this machine is asked; the sum is ours.
bring_bun() {
  [ -x "$bun/bun" ] && return
  mkdir -p "$bun"
  if [ "$(bun --version 2>/dev/null)" = "$BUN" ]; then
    install -m 755 "$(readlink -f "$(command -v bun)")" "$bun/bun.part"
    mv "$bun/bun.part" "$bun/bun"
    return
  fi
  command -v npm >/dev/null || packages npm
  echo "Bringing Bun $BUN…"
  draft=$(mktemp -d)
  (cd "$draft" && npm pack --silent "@oven/bun-linux-$machine@$BUN" >/dev/null)
  tarball=$(ls "$draft"/*.tgz)
  echo "$sum  $tarball" | sha512sum --check --quiet || refuse "Bun's package is not the one that was expected."
  tar -xzf "$tarball" -C "$draft"
  install -m 755 "$draft/package/bin/bun" "$bun/bun.part"
  mv "$bun/bun.part" "$bun/bun"
  rm -rf "$draft"
}

# The server stays outside of releases, which have production packages only: an upgrade does not move what runs.
bring_postgres() {
  bin=$(bun -e 'console.log(await (await import("./scripts/postgres/home.ts")).packageBin())')
  rm -rf "$home/postgresql.part"
  cp -RP "$(dirname "$bin")" "$home/postgresql.part"
  chmod -R go+rX "$home/postgresql.part"
  mv "$home/postgresql.part" "$home/postgresql"
}

# A release gets its name when it is whole. What serves meanwhile goes before the making of it.
bring_release() {
  version=${APP_VERSION:-$(sed -n 's/^  "version": "\(.*\)",$/\1/p' "$source/package.json")}
  release=$home/releases/$version
  if [ -e "$release" ]; then
    echo "Release $version is here already, and is taken as it is."
  else
    echo "Laying out release $version…"
    draft=$home/releases/.$version
    rm -rf "$draft"
    mkdir -p "$draft"
    tar -cf - -C "$source" --exclude=./.git --exclude=node_modules --exclude='./.data*' . | tar -xf - -C "$draft" --no-same-owner
    cd "$draft"
    ln -s "$bun/bun" .bun
    PATH=$bun:$PATH
    if [ ! -d site/dist ] || [ ! -d admin/dist ] || [ ! -d api/dist ] || [ ! -e "$home/postgresql" ]; then
      bun install --frozen-lockfile >/dev/null
      [ -d site/dist ] && [ -d admin/dist ] && [ -d api/dist ] || APP_VERSION=$version nice -n 15 bun run build >/dev/null
      [ -e "$home/postgresql" ] || bring_postgres
      rm -rf node_modules ./*/node_modules
    fi
    bun install --frozen-lockfile --production >/dev/null
    chmod -R go+rX "$draft"
    mv "$draft" "$release"
  fi
}

umask 022
exec 9>/run/ostrov.lock
flock --nonblock 9 || refuse "Another installation or upgrade is at work."
packages age ca-certificates openssl tar
bring_bun
bring_release
case $* in
*--answers*) answers=$(echo "$*" | sed 's/.*--answers[ =]//') && set -- "$1" --answers "$(realpath "$answers")" ;;
esac
# An upgrade without a word on its source asks where this clone came from, as anybody might: a key in that address stays out.
RELEASES=${RELEASES:-$(git -C "$source" remote get-url origin 2>/dev/null | sed 's|//[^/@]*@|//|' || true)}
export RELEASES
cd "$release"
exec ./.bun scripts/install.ts "$@"
