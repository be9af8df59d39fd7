#!/usr/bin/env bash
# Copies the database into an empty folder, and follows it from then on.
set -euo pipefail
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA"
  chown -R postgres "$PGDATA"
  exec gosu postgres bash "$0"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "${PGDATA:?}"/*
  # The slot has the database keep what the copy has not read; it is made once and found again.
  pg_basebackup --host db --username "$POSTGRES_USER" --pgdata "$PGDATA" \
    --wal-method stream --write-recovery-conf --checkpoint fast \
    --create-slot --slot replica ||
    { rm -rf "${PGDATA:?}"/* &&
      pg_basebackup --host db --username "$POSTGRES_USER" --pgdata "$PGDATA" \
        --wal-method stream --write-recovery-conf --checkpoint fast --slot replica; }
  chmod 700 "$PGDATA"
fi
# Told what is being read here, the database does not take it away meanwhile.
exec postgres -c hot_standby=on -c hot_standby_feedback=on -c max_connections=200
