import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The day of the last notice about a login, beside the account, which a login writes back as read. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table guard.owner_login_notices (
      owner_id integer primary key references owners (id) on delete cascade,
      day date not null
    );

    comment on table guard.owner_login_notices is
      'Belgian day on which the agency was last told that an owner signed in; gone with the account.';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table if exists guard.owner_login_notices`)
}
