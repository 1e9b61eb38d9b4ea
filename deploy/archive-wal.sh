#!/bin/sh
# PostgreSQL's archive_command, `archive-wal.sh %p %f FOLDER RECIPIENTS AGE`: ends with 0 only when the segment lies whole on the
# disk of FOLDER; sealed by the program AGE where the file RECIPIENTS is there.
set -eu
# The group of FOLDER reads it: backups are checked by another account than the server's.
umask 027
kept=$3/$2.gz sums=
[ ! -e "$4" ] || kept=$3/$2.gz.age
draft=$kept.part

# After a crash the server may bring again what it has brought already. Nothing else is ever written over.
if [ -e "$kept" ]; then
  # Who seals cannot look into what is sealed: its hash lies beside it.
  sum=$(sha256sum <"$1")
  if [ -e "$4" ]; then [ "$sum" = "$(cat "$kept.sum" 2>/dev/null)" ]; else gunzip -c "$kept" | cmp -s - "$1"; fi ||
    { echo "$kept is there already, and is another one" >&2 && exit 1; }
else
  # The unused rest of a segment is zeros: packed, a quiet minute takes kilobytes of the 16 MB.
  gzip -1 -c "$1" >"$draft"
  if [ -e "$4" ]; then
    sha256sum <"$1" >"$kept.sum"
    "$5" --encrypt --recipients-file "$4" --output "$draft.age" "$draft"
    mv "$draft.age" "$draft"
    sums=$kept.sum
  fi
  sync "$draft" $sums
  ln "$draft" "$kept"
  rm "$draft"
fi
sync "$kept" "$3"
