#!/bin/sh
# PostgreSQL's archive_command, `archive-wal.sh %p %f FOLDER`: ends with 0 only when the segment lies whole on the disk of FOLDER.
set -eu
# The group of FOLDER reads it: backups are checked by another account than the server's.
umask 027
kept=$3/$2.gz
draft=$kept.part

# After a crash the server may bring again what it has brought already. Nothing else is ever written over.
if [ -e "$kept" ]; then
  gunzip -c "$kept" | cmp -s - "$1" || { echo "$kept is there already, and is another one" >&2 && exit 1; }
else
  # The unused rest of a segment is zeros: packed, a quiet minute takes kilobytes of the 16 MB.
  gzip -1 -c "$1" >"$draft"
  sync "$draft"
  ln "$draft" "$kept"
  rm "$draft"
fi
sync "$kept" "$3"
