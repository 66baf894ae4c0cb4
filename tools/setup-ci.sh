#!/usr/bin/env bash
# Installs the browsers and web servers for `npm run test:full`, from Debian packages.
set -euo pipefail

as_root=()
[ "$(id -u)" = 0 ] || as_root=(sudo)

"${as_root[@]}" apt-get update -qq
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
  chromium chromium-headless-shell \
  firefox-esr \
  nginx-light libnginx-mod-http-brotli-static \
  caddy
