#!/bin/sh
# Rebuilds src/theme/fonts, which is hardly ever needed: public pages and dashboard send these files to
# devices without a Bengali font. On Debian: apt-get install fonttools python3-brotli fonts-noto-core
#
# Keeps the Bengali block, danda and double danda, the joiners and the dotted circle that shaping
# Bengali needs, and every layout feature. Latin letters come from the device.
set -eu
from=${1:-/usr/share/fonts/truetype/noto}
to=$(dirname "$0")/../src/theme/fonts
for weight in Regular Bold; do
  pyftsubset "$from/NotoSansBengali-$weight.ttf" \
    --unicodes='U+0020,U+00A0,U+0964-0965,U+0980-09FF,U+200C-200D,U+25CC' \
    --layout-features='*' --no-hinting --desubroutinize --flavor=woff2 \
    --output-file="$to/noto-sans-bengali-$(echo $weight | tr A-Z a-z).woff2"
done
