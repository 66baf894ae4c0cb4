#!/bin/sh
# Publishes the folder public/ on this server as a new release, and switches to it at once. Only root may do this.
# Back to an earlier release: hosting/publish.sh 20270131-180000
# SITE_FOLDER is the folder for releases, if it is another one.
set -eu
site=${SITE_FOLDER:-/srv/midnight-lobby}
release=${1:-$(date +%Y%m%d-%H%M%S)}

if [ $# = 0 ]; then
  mkdir -p "$site/releases"
  # Shares unchanged files with the release before. They also keep their time, so browsers do not load them again.
  rsync -rc --link-dest="$site/public/" public/ "$site/releases/$release/"
  # Visitors who have an open page still need its scripts and photos.
  if [ -e "$site/public" ]; then
    cp -rnl "$site/public/static" "$site"/public/*[-.]????????????????????.[jc]s* "$site/releases/$release/"
  fi
fi

cd "$site/releases/$release"
ln -sfn "releases/$release" "$site/next"
mv -T "$site/next" "$site/public"
