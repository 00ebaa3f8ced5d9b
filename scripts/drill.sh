#!/bin/bash
# From an empty machine to a restored installation, following docs/install.md and docs/keep-safe.md: types
# their commands on two Debian machines that boot systemd in a container. They have no network but loopback, so Caddy signs
# its certificate itself; the firewall is left out, since the kernel is this machine's. Prints how long each step took.
# Takes some minutes and Debian's archive; run by `npm run drill`.
set -euo pipefail
cd "$(dirname "$0")/.."
for program in systemd-nspawn mmdebstrap nsenter; do
  command -v "$program" >/dev/null ||
    { echo "THE DRILL DID NOT RUN: $program is not installed (Debian: systemd-container, mmdebstrap)."; exit 3; }
done
[ "$(id -u)" = 0 ] || { echo 'THE DRILL DID NOT RUN: only root can boot a machine here.'; exit 3; }

work=$(mktemp -d)
declare -A leader
clear() {
  for one in "${leader[@]}"; do kill -KILL "$one" || true; done 2>/dev/null
  wait
  rm -rf --one-file-system "$work"
}
trap clear EXIT

began=$SECONDS
step() {
  echo "$((SECONDS - began)) s: $1"
  began=$SECONDS
}

# Prints the block with this number below a heading of a document.
block() {
  awk -v heading="$2" -v wanted="$3" '
    !open && /^#/ { inside = $0 == heading; n = 0 }
    inside && /^ *```/ { open = !open; n += open; next }
    inside && open && n == wanted { sub(/^   /, ""); print; found = 1 }
    END { exit !found }' "docs/$1" || { echo "docs/$1 has no block $3 below $2." >&2; exit 1; }
}

# Types its standard input as root on that machine, in root's home folder.
on() { nsenter --target "${leader[$1]}" --all --wdns=/root /bin/bash -euo pipefail; }

# Boots a machine with this name.
boot() {
  cp -a "$work/debian" "$work/$1"
  systemd-nspawn --quiet --register=no --keep-unit --private-network --machine "$1" --directory "$work/$1" \
    --boot > "$work/$1.console" 2>&1 &
  local nspawn=$!
  for _ in $(seq 300); do
    sleep 0.2
    leader[$1]=$(pgrep -P "$nspawn") || continue
    on "$1" <<< 'systemctl is-active --quiet multi-user.target' 2>/dev/null && return
  done
  cat "$work/$1.console"
  exit 1
}

# Installs Candor on a booted machine as the page describes.
install() {
  block install.md '## Either: systemd' 1 | on "$1" > "$work/$1.installed" 2>&1 || { cat "$work/$1.installed"; exit 1; }
  serves "$1"
}

serves() {
  on "$1" <<< 'for _ in $(seq 150); do curl -sf localhost:3000/readyz >/dev/null && exit; sleep 0.2; done
journalctl -u candor -n 20; exit 1'
}

node scripts/run.mjs release "$work/release" >/dev/null
step 'a release is made'

suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
mmdebstrap --quiet --variant=minbase --include=systemd-sysv,dbus,ca-certificates,curl,openssl,caddy "$suite" "$work/debian"
cp "node_modules/node-linux-$(node -p process.arch)/bin/node" "$work/debian/usr/local/bin/"
cp "$work"/release/*.tar.gz docs/images/result-page.png "$work/debian/root/"
mkdir -p "$work/debian/etc/cron.d"
echo '127.0.0.1 localhost files.padma.example' > "$work/debian/etc/hosts"
step 'there is a Debian with Node and Caddy'

boot one
install one
link=$(on one <<< 'journalctl -u candor -n 20' | grep -oE '/set-up/\S+')
{
  printf '{\n  local_certs\n  skip_install_trust\n}\n'
  block install.md '## Either: systemd' 2
} > "$work/one/etc/caddy/Caddyfile"
on one <<END
systemctl reload-or-restart caddy
ask() {
  curl -sSf -o /dev/null --cacert /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt \
    https://files.padma.example\$1
}
for _ in \$(seq 150); do ask /readyz 2>/dev/null && break; sleep 0.2; done
ask /readyz
ask $link
END
step 'Candor serves by https, and its one-time link opens'

read -r code < <(on one <<'END'
candor setup --organisation 'Padma Overseas Ltd' --licence RL-1234 --authority 'Bureau of Manpower' \
  --admin-email amina@padma.example --admin-name Amina --admin-password-stdin <<< 'seven quiet river boats' >&2
key=$(candor api-key create --role admin --name drill --scope candidates)
ask() { curl -sSf -H "Authorization: Bearer $key" -H "Content-Type: $2" "${@:3}" "localhost:3000/api/v1/records$1"; }
found() { grep -oE "\"$1\": ?\"[^\"]+" | head -1 | cut -d'"' -f4; }
id=$(ask '' application/json --data '{"passportNumber":"ZZ1234567","referenceNumber":"DRILL1",
  "name":"Rahima Khatun","fatherName":"Abdul Karim","motherName":"Salma Begum","address":"Cumilla",
  "nationality":"BD","destinationCountry":"CA"}' | found id)
ask "/$id/documents/work-permit" image/png --request PUT --data-binary @/root/result-page.png >/dev/null
ask "/$id/access-code" application/json --data '' | found accessCode
END
)
lookup=$(cat <<END
answer=\$(curl -sSf --json '{"passportNumber":"ZZ1234567","accessCode":"$code"}' localhost:3000/api/v1/lookups)
token=\$(grep -oE '"token": ?"[^"]+' <<< "\$answer" | cut -d'"' -f4)
paper=\$(grep -oE '/api/v1/documents/[^"]+/image' <<< "\$answer")
curl -sSf -o /dev/null -H "Authorization: Bearer \$token" "localhost:3000\$paper"
END
)
on one <<< "$lookup"
step 'a candidate with a paper is looked up'

# A gateway whose settings no shell could read, and a key of its own, as reference.md and keep-safe.md describe them.
block reference.md '## Mail, SMS, sign-in' 3 >> "$work/one/etc/candor/settings"
on one <<'END'
mkdir /etc/systemd/system/candor.service.d
printf '[Service]\nLoadCredential=key:/etc/candor/key\nEnvironment=CANDOR_KEY_FILE=%%d/key\n' \
  > /etc/systemd/system/candor.service.d/override.conf
openssl rand -base64 32 | install -m 0600 /dev/stdin /etc/candor/key
systemctl daemon-reload
systemctl restart candor
END
serves one
on one <<< 'candor keys rewrap >/dev/null; candor doctor >/dev/null'
step 'commands have the settings and the key of the service'

block install.md '## Then' 1 > "$work/one/etc/cron.d/candor"
sed -nE 's/^30 2 \* \* \* root //p' "$work/one/etc/cron.d/candor" | sed 's/\\%/%/g' > "$work/one/root/nightly"
on one <<< 'env -i HOME=/root LOGNAME=root SHELL=/bin/sh PATH=/usr/bin:/bin /bin/sh -c "$(cat nightly)"'
ls "$work"/one/var/lib/candor/candor-*.zip >/dev/null
step 'the line for each night makes a backup with what cron gives it'

boot two
install two
cp "$work"/one/var/lib/candor/candor-*.zip "$work/two/root/candor-2026-11-20.zip"
cp -p "$work/one/etc/candor/secret" "$work/two/etc/candor/secret"
block keep-safe.md '## Restore' 2 | on two
serves two
on two <<< "$lookup"
step 'another machine has the candidate with the paper again, and doctor is content'
echo "From nothing to a restored installation: $((SECONDS / 60)) min $((SECONDS % 60)) s"
