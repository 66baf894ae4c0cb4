#!/bin/sh
# Builds the site in this checkout, and publishes it. Waits for another run, such as that of cron: two builds at once would
# break each other.
set -eu
cd "$(dirname "$0")/.."
exec flock --close . sh -c "npm run build && hosting/publish.sh"
