import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** On what an owner signed in, beside the sessions, which the framework writes anew as it knows them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table guard.owner_session_devices (
      session_id text primary key,
      owner_id integer not null references owners (id) on delete cascade,
      browser text,
      system text
    );

    create index owner_session_devices_owner on guard.owner_session_devices (owner_id);

    comment on table guard.owner_session_devices is
      'Names of browser and system without version, for the list on the account page; gone with the session.';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table if exists guard.owner_session_devices`)
}
