#!/bin/sh
# Saves the database and the uploaded images once a day and keeps the last BACKUP_DAYS of them.
# `backup.sh save` does it once; `backup.sh restore FILE.dump` replaces the database with a backup. docs/backups.md says more.
set -eu

backups=${BACKUPS:-/backups}
images=${IMAGES:-/images}
scratch="${PGDATABASE}_scratch"
export PGOPTIONS="-c client_min_messages=warning"

save() {
  name="$backups/ostrov-$(date -u +%Y-%m-%dT%H-%M-%S)"
  write "$name" || { rm -f "$name".*part && return 1; }
  # The back office tells how old the last backup is.
  psql --quiet --command="insert into backup_run (bytes) values ($(cat "$name".dump* | wc -c))" ||
    echo "The backup is whole, but left no trace." >&2
  find "$backups" -name 'ostrov-*' -type f -mtime +"$BACKUP_DAYS" -delete
  echo "Saved $(ls "$name".dump*)"
}

# A backup gets its name only when it is whole: restored into a scratch database, it is the same there to the last row.
write() {
  pg_dump --format=custom --file="$1.part" &&
    unfold "$1.part" &&
    is_same "$1.part" &&
    dropdb --force "$scratch" &&
    # 1 says that a file came or went meanwhile.
    { tar -czf "$1.images.part" -C "$images" . || [ $? -eq 1 ]; } &&
    tar -tzf "$1.images.part" >/dev/null &&
    keep "$1.part" "$1.dump" &&
    keep "$1.images.part" "$1.images.tar.gz"
}

# By age for BACKUP_RECIPIENTS, where that file is there.
keep() {
  if [ -e "${BACKUP_RECIPIENTS:-}" ]; then
    age --encrypt --recipients-file "$BACKUP_RECIPIENTS" --output "$1.age.part" "$1" && rm "$1" && mv "$1.age.part" "$2.age"
  else
    mv "$1" "$2"
  fi
}

# The scratch database is of the server's own locale, as the product's is.
unfold() {
  dropdb --force --if-exists "$scratch" &&
    createdb --template=template0 "$scratch" &&
    pg_restore --exit-on-error --no-owner --dbname="$scratch" "$1"
}

# Line by line, in any order: rows come back into other places of their table's file.
is_same() {
  saved=$(pg_restore --no-owner --no-privileges --restrict-key=ostrov --file=- "$1" | digest)
  restored=$(pg_dump --no-owner --no-privileges --restrict-key=ostrov "$scratch" | digest)
  [ "$saved" = "$restored" ] || { echo "What was restored of $1 differs from it." >&2 && return 1; }
}

digest() {
  LC_ALL=C sort --temporary-directory="$backups" | sha256sum
}

# The database that is there goes only when the backup has come back whole beside it.
restore() {
  unfold "$1" &&
    is_same "$1" &&
    psql --quiet --dbname=postgres --set=ON_ERROR_STOP=1 \
      --command="drop database if exists \"$PGDATABASE\" with (force)" \
      --command="alter database \"$scratch\" rename to \"$PGDATABASE\"" &&
    echo "Restored $1"
}

case ${1:-daily} in
save) save && exit || exit 1 ;;
restore) restore "$2" && exit || exit 1 ;;
esac

trap 'exit 0' TERM INT
while :; do
  save || echo "The backup failed; trying again in an hour." >&2
  if [ -n "$(find "$backups" -name 'ostrov-*.dump' -mtime -1 | head -n 1)" ]; then pause=86400; else pause=3600; fi
  # In the background, so that the container stops at once when it is asked to.
  sleep "$pause" &
  wait $!
done
