#!/bin/sh
# Saves the database and the uploaded images once a day and keeps the last BACKUP_DAYS of them.
# Restore: docker compose exec -T backup pg_restore --clean --if-exists --no-owner -d ostrov /backups/<file>.dump
set -eu

save() {
  name="/backups/ostrov-$(date -u +%Y-%m-%dT%H-%M-%S)"
  # A backup gets its name only when it is whole and can be listed.
  pg_dump --format=custom --file="$name.part" &&
    pg_restore --list "$name.part" >/dev/null &&
    mv "$name.part" "$name.dump" &&
    tar -czf "$name.images.part" -C /images . &&
    mv "$name.images.part" "$name.images.tar.gz" || return 1
  # The back office tells how old the last backup is.
  psql --quiet --command="insert into backup_run (bytes) values ($(stat -c %s "$name.dump"))" ||
    echo "The backup is whole, but left no trace." >&2
  find /backups -name 'ostrov-*' -type f -mtime +"$BACKUP_DAYS" -delete
  echo "Saved $name.dump"
}

trap 'exit 0' TERM INT
while :; do
  save || echo "The backup failed; trying again in an hour." >&2
  if [ -n "$(find /backups -name 'ostrov-*.dump' -mtime -1 | head -n 1)" ]; then pause=86400; else pause=3600; fi
  # In the background, so that the container stops at once when it is asked to.
  sleep "$pause" &
  wait $!
done
