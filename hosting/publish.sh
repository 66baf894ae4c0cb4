#!/bin/sh
# Publishes the build in public/ on this server as a new release, and switches to it at once. Only root may do this.
# Back to an earlier release: hosting/publish.sh 20270131-180000-000 publishes its files once more.
# SITE_FOLDER is the folder for releases, if it is another one.
set -eu
umask 022
site=${SITE_FOLDER:-/srv/midnight-lobby}
build=${1:+$site/releases/$1/}public

mkdir -p "$site/releases"
exec 9<"$site"
flock 9

# A build writes _redirects last.
if [ ! -e "$build/_redirects" ]; then
  echo "There is no finished build in $build. Run hosting/update.sh, or name a release from $site/releases." >&2
  exit 1
fi

# Not a release until it is complete. Others were left by runs that were interrupted.
rm -rf "$site"/next-*
release=$(date +%Y%m%d-%H%M%S-%3N)
next=$site/next-$release
mkdir -p "$next/public"

# The release's own files, without those of other releases that it keeps for visitors.
if [ -n "${1:-}" ]; then
  cp "$site/releases/$1/files" "$next/files"
else
  (cd public && find . -type f) >"$next/files"
fi

# Shares files that are the same in the served release. They keep their time, so browsers do not load them again.
if [ -e "$site/public" ]; then shared=--link-dest=$site/public/; fi
copy() {
  rsync -rpc --chmod=D755,F644 ${shared:+"$shared"} "$@" "$next/public/"
}

# Visitors who have an open page still need its scripts and photos. What the served release has kept of others is left out:
# otherwise it would stay for ever.
if [ -e "$site/public/../files" ]; then
  grep -E '^\./(static/|[^/]+[-.][0-9a-f]{20}\.(js|css))' "$site/public/../files" |
    copy --ignore-missing-args --files-from=- "$site/public/"
fi
copy --files-from="$next/files" "$build/"

mv -T "$next" "$site/releases/$release"
ln -s "releases/$release/public" "$next"
mv -T "$next" "$site/public"
