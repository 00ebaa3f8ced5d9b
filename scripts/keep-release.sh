#!/usr/bin/env bash
# keep-release.sh CHECKOUT NAME DATABASE_URL: keeps the files of an installation of a released version.
#
# CHECKOUT is that version, built; NAME the folder to make below test/releases; DATABASE_URL an empty PostgreSQL 13 or newer
# that the machine's pg_dump knows. All data are invented (candor demo), the secret and the passwords belong to nobody.
set -euo pipefail
checkout=$(cd "$1" && pwd)
kept="$(cd "$(dirname "$0")/.." && pwd)/test/releases/$2"
mkdir "$kept"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export NODE_ENV=production PORT=39417 CANDOR_URL=http://localhost:39417
export CANDOR_SECRET='the secret of an agency that has been here for a while'

fill() {
  export CANDOR_DATA="$work/$1"
  "$checkout/bin/candor" demo --records 2 > "$work/said"
  "$checkout/bin/candor" serve > "$work/server" 2>&1 & server=$!
  # Until events are sealed and the head is stored beside the files.
  until [ -s "$CANDOR_DATA/files/audit/head" ] && [ -s "$CANDOR_DATA/files/audit/log-head" ]; do sleep 0.2; done
  kill "$server" && wait "$server"
  rm -rf "$CANDOR_DATA/reserve" "$CANDOR_DATA/serving.lock" "$CANDOR_DATA/files/derivatives" "$CANDOR_DATA/files/.temporary"
  password=$(sed -n 's/^Sign in with the password \(.*\) as$/\1/p' "$work/said")
  read -r passport code _ < <(sed -n '/\/check and try:$/{n;p}' "$work/said")
  printf '  "%s": {\n    "password": "%s",\n    "passportNumber": "%s",\n    "accessCode": "%s"\n  }' \
    "$1" "$password" "$passport" "$code"
}

pack() { tar -C "$work/$1" --sort=name --owner=0 --group=0 -czf "$kept/$1.tar.gz" .; }

{
  printf '{\n  "secret": "%s",\n' "$CANDOR_SECRET"
  fill sqlite
  pack sqlite
  "$checkout/bin/candor" backup --to "$kept/backup.zip" > "$work/backup"
  printf ',\n'
  export CANDOR_DATABASE_URL="$3"
  fill postgres
  # Without the commands of psql and without COPY, so that any client can send it.
  pg_dump --inserts --rows-per-insert=100 --no-owner --no-privileges "$3" | sed '/^\\/d' > "$work/postgres/candor.sql"
  pack postgres
  printf '\n}\n'
} > "$work/opens.json"
cp "$work/opens.json" "$kept/"
# The names that its database may contain: a later version must still know them.
cp -r "$checkout/test/upgrade/kept-names" "$kept/"
