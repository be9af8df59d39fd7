#!/usr/bin/env bash
# Lets the copy follow the database, from the network of the compose file and with the password.
set -euo pipefail
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --command 'alter role current_user replication'
echo "host replication $POSTGRES_USER samenet scram-sha-256" >> "$PGDATA/pg_hba.conf"
