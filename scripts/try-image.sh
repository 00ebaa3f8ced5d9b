#!/bin/bash
# Builds the image of deploy/Containerfile and tries it: as uid 10001, without capabilities, on a root that cannot be
# written to, without /proc, /dev and /tmp. Takes some minutes and the network; run by `npm run image`.
#
# The base, which comes from a registry otherwise, is a Debian made here with the Node of the checkout.
set -euo pipefail
cd "$(dirname "$0")/.."
for program in buildah mmdebstrap setpriv unshare curl; do
  command -v "$program" >/dev/null || { echo "Skipped: $program is not installed."; exit 0; }
done
[ "$(id -u)" = 0 ] || { echo 'Skipped: only root can build an image and change the root here.'; exit 0; }

export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot
work=$(mktemp -d)
images() { buildah --root "$work/images" --runroot "$work/run" "$@"; }
clear() {
  images rm --all > /dev/null 2>&1 || true
  mountpoint -q "$work/images/overlay" && umount "$work/images/overlay"
  rm -rf --one-file-system "$work"
}
trap clear EXIT

node scripts/run.mjs release "$work/release"
suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
mmdebstrap --quiet --variant=minbase --include=libstdc++6,ca-certificates "$suite" "$work/base.tar"
base=$(images from scratch)
images add --quiet "$base" "$work/base.tar" / >/dev/null
node="node_modules/node-linux-$(node -p process.arch)/bin/node"
images copy --quiet "$base" "$node" /usr/local/bin/node >/dev/null
images commit --quiet --rm "$base" docker.io/library/node:24-trixie-slim >/dev/null

release=$(find "$work/release" -mindepth 1 -maxdepth 1 -type d)
images bud --quiet --format docker --pull-never --file deploy/Containerfile --tag candor "$release" >/dev/null
root=$(images mount "$(images from --pull-never localhost/candor)")
bytes=$(tar -C "$root" -c . | gzip | wc -c)
echo "The image has $((bytes / 1000000)) MB compressed."
[ "$bytes" -le 75000000 ] || { echo 'That is more than 75.'; exit 1; }
if find "$root/bin" "$root/lib" "$root/usr" -name '*sh' | grep .; then echo 'It holds a shell.'; exit 1; fi

unshare --mount bash -euo pipefail -s "$root" "$work" <<'TRIAL'
root=$2/root
mkdir "$root"
mount --bind "$1" "$root"
mount -o remount,bind,ro "$root"
mount -t tmpfs -o mode=0700,uid=10001,gid=10001 data "$root/data"
inside() {
  env -i CANDOR_DATA=/data PORT=3977 NODE_ENV=production \
    "$(command -v setpriv)" --no-new-privs --bounding-set=-all,+sys_chroot,+setuid,+setgid \
    "$(command -v chroot)" --userspec=10001:10001 "$root" /bin/node "$@"
}
inside /app/bin/candor demo --records 3 > "$2/demo"
inside /app/bin/candor serve > "$2/log" &
server=$!
for _ in $(seq 600); do inside /app/deploy/ready.mjs && break; done
inside /app/deploy/ready.mjs
read -r number code _ < <(grep '^  ZZ' "$2/demo")
curl --silent --fail --output /dev/null --json "{\"passportNumber\":\"$number\",\"accessCode\":\"$code\"}" \
  http://localhost:3977/api/v1/lookups
inside /app/bin/candor doctor
kill -TERM "$(pgrep -P $server || echo $server)"
wait $server
! inside /app/deploy/ready.mjs
echo 'It served, was looked at, and stopped.'
TRIAL
