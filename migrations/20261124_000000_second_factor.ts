import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** The second factor of owners' accounts, beside their records as `guard.owner_devices` is. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    create table guard.owner_second_factors (
      owner_id integer primary key references owners (id) on delete cascade,
      secret text not null,
      started_at timestamptz not null,
      started_in text,
      confirmed_at timestamptz,
      last_step integer,
      wrong_codes integer not null default 0,
      locked_until timestamptz
    );

    comment on table guard.owner_second_factors is
      'Secrets are encrypted. Without confirmed_at it is being set up, in one session alone.';
    comment on column guard.owner_second_factors.last_step is
      'Half minute since 1970 of the last code that was taken; none of it or before is taken again.';

    create table guard.owner_recovery_codes (
      owner_id integer not null
        references guard.owner_second_factors (owner_id) on delete cascade,
      mark text not null,
      primary key (owner_id, mark)
    );

    comment on table guard.owner_recovery_codes is 'Keyed hashes of the codes that are left.';

    create table guard.owner_pending_logins (
      mark text primary key,
      owner_id integer not null references owners (id) on delete cascade,
      next_page text not null,
      expires_at timestamptz not null
    );

    create index owner_pending_logins_owner on guard.owner_pending_logins (owner_id);

    comment on table guard.owner_pending_logins is
      'Logins that wait for the second factor, by the keyed hash of their cookie.';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    drop table if exists guard.owner_pending_logins;
    drop table if exists guard.owner_recovery_codes;
    drop table if exists guard.owner_second_factors;
  `)
}
