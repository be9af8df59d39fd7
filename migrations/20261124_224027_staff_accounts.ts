import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Accounts that can be switched off, and the second factor of staff, as owners have theirs. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "users" ADD COLUMN "is_active" boolean DEFAULT true;

    create table guard.staff_second_factors (
      user_id integer primary key references users (id) on delete cascade,
      secret text not null,
      started_at timestamptz not null,
      started_in text,
      confirmed_at timestamptz,
      last_step integer,
      wrong_codes integer not null default 0,
      locked_until timestamptz
    );

    comment on table guard.staff_second_factors is
      'Secrets are encrypted. Without confirmed_at it is being set up, in one session alone.';

    create table guard.staff_recovery_codes (
      user_id integer not null
        references guard.staff_second_factors (user_id) on delete cascade,
      mark text not null,
      primary key (user_id, mark)
    );

    comment on table guard.staff_recovery_codes is 'Keyed hashes of the codes that are left.';

    create table guard.staff_events (
      id bigint generated always as identity primary key,
      user_id integer not null references users (id) on delete cascade,
      by_user_id integer references users (id) on delete set null,
      event text not null,
      at timestamptz not null
    );

    create index staff_events_user on guard.staff_events (user_id, at);

    comment on table guard.staff_events is
      'What became of the second factor of a member of staff, and who did it.';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table if exists guard.staff_events;
    drop table if exists guard.staff_recovery_codes;
    drop table if exists guard.staff_second_factors;
    ALTER TABLE "users" DROP COLUMN "is_active";
  `)
}
