#!/usr/bin/env bash
# Installs the browsers, web servers and fonts for `npm run test:full`, from Debian packages.
set -euo pipefail

as_root=()
[ "$(id -u)" = 0 ] || as_root=(sudo)

"${as_root[@]}" apt-get update -qq
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
  chromium chromium-headless-shell \
  firefox-esr \
  nginx-light libnginx-mod-http-brotli-static \
  caddy \
  fonts-dejavu-core fonts-droid-fallback fonts-lohit-taml
