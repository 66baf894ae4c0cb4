#!/bin/sh
# Publishes the folder public/ on this server as a new release, and switches to it at once. Only root may do this.
# Back to an earlier release: hosting/publish.sh 20270131-180000 publishes its files once more.
# SITE_FOLDER is the folder for releases, if it is another one.
set -eu
umask 022
site=${SITE_FOLDER:-/srv/midnight-lobby}
release=$(date +%Y%m%d-%H%M%S)
cd "${1:+$site/releases/}${1:-public}"

# Not a release until it is complete. It may be there from a copy that was interrupted.
next=$site/next
rm -rf "$next"
mkdir -p "$site/releases" "$next"
if [ -e "$site/public" ]; then
  # Visitors who have an open page still need its scripts and photos.
  cp -rl "$site/public/static" "$site"/public/*[-.]????????????????????.[jc]s* "$next"
  # Shares unchanged files with the release before. They also keep their time, so browsers do not load them again.
  shared=--link-dest=$site/public/
fi
rsync -rc ${shared:+"$shared"} ./ "$next/"
mv -T "$next" "$site/releases/$release"

ln -s "releases/$release" "$next"
mv -T "$next" "$site/public"
