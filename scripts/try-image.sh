#!/bin/bash
# try-image.sh [amd64|arm64]: builds the image of deploy/Containerfile and tries it: as uid 10001, without capabilities, on a
# read-only root, without /proc, /dev and /tmp. Takes some minutes and needs the network; run by `npm run image`.
# An image for ARM is built and tried on other machines too, where Debian's qemu-user-static is installed.
#
# The base, which otherwise comes from a registry, is a Debian made here with the Node from the packages.
set -euo pipefail
cd "$(dirname "$0")/.."
for program in buildah mmdebstrap setpriv unshare curl; do
  command -v "$program" >/dev/null || { echo "Skipped: $program is not installed."; exit 0; }
done
[ "$(id -u)" = 0 ] || { echo 'Skipped: only root can build an image and change the root here.'; exit 0; }

own=$(dpkg --print-architecture)
machine=${1:-$own}
arch=${machine/amd64/x64}
if [ "$machine" != "$own" ] && [ -z "${CANDOR_FOREIGN:-}" ]; then
  scripts/with-arm64.sh true || { echo 'Skipped: programs for ARM do not run here (qemu-user-static, Linux 6.7).'; exit 0; }
  CANDOR_FOREIGN=1 exec scripts/with-arm64.sh "$0" "$machine"
fi

export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot
work=$(mktemp -d)
images() { buildah --root "$work/images" --runroot "$work/run" "$@"; }
clear() {
  images rm --all > /dev/null 2>&1 || true
  mountpoint -q "$work/images/overlay" && umount "$work/images/overlay"
  rm -rf --one-file-system "$work"
}
trap clear EXIT

node scripts/run.mjs release "$work/release" --arch "$arch"
suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
needed=libstdc++6,ca-certificates
if [ "$machine" = "$own" ]; then
  node=node_modules/node-linux-$arch/bin/node
  mmdebstrap --quiet --variant=minbase --include=$needed "$suite" "$work/base.tar"
else
  node=.cache/packages-$arch/node_modules/node-linux-$arch/bin/node
  # Only unpacked: the packages' installation scripts need more than a namespace.
  needed=$needed,base-files,bash,coreutils,dash,findutils,grep,libc-bin,sed,tar
  mmdebstrap --quiet --architectures="$machine" --variant=extract --skip=check/qemu,check/chroot,chroot/mount \
    --include=$needed "$suite" "$work/base.tar"
fi
base=$(images from --arch "$machine" scratch)
images add --quiet "$base" "$work/base.tar" / >/dev/null
images copy --quiet "$base" "$node" /usr/local/bin/node >/dev/null
images commit --quiet --rm "$base" docker.io/library/node:24-trixie-slim >/dev/null

release=$(find "$work/release" -mindepth 1 -maxdepth 1 -type d)
images bud --quiet --arch "$machine" --format docker --pull-never --file deploy/Containerfile --tag candor "$release" >/dev/null
root=$(images mount "$(images from --arch "$machine" --pull-never localhost/candor)")
bytes=$(tar -C "$root" -c . | gzip | wc -c)
echo "The image for $machine has $((bytes / 1000000)).$((bytes / 100000 % 10)) MB compressed."
[ "$bytes" -le 75000000 ] || { echo 'That is more than 75.'; exit 1; }
if find "$root/bin" "$root/lib" "$root/usr" -name '*sh' | grep .; then echo 'It holds a shell.'; exit 1; fi
if find "$root" -path '*musl*' '(' -name '*.node' -o -name '*.so*' ')' | grep .; then echo 'It holds what another C library needs.'; exit 1; fi

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
began=$(date +%s%N)
inside /app/bin/candor serve > "$2/log" &
server=$!
for _ in $(seq 1500); do curl --silent --fail localhost:3977/readyz > /dev/null && break; sleep 0.2; done
echo "It was ready after $((($(date +%s%N) - began) / 1000000)) ms."
inside /app/deploy/ready.mjs
node scripts/try-server.mjs http://localhost:3977 "$2/demo"
inside /app/bin/candor doctor
inside /app/bin/candor backup --to /data/backup.zip
test -s "$root/data/backup.zip"
began=$(date +%s%N)
kill -TERM "$(pgrep -P $server || echo $server)"
wait $server
echo "It stopped after $((($(date +%s%N) - began) / 1000000)) ms."
! inside /app/deploy/ready.mjs
echo 'It served, was looked at, and stopped.'
TRIAL
