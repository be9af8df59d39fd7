import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * When owners last looked at a section of a home, so that the portal counts what came since. Who has an
 * account already begins to count now. Mails that lie in the outbox lose the links into accounts that
 * they held: from now on such a link is kept nowhere.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table guard.owner_seen (
      owner_id integer not null references owners (id) on delete cascade,
      property_id integer not null references properties (id) on delete cascade,
      section text not null,
      seen_at timestamptz not null,
      primary key (owner_id, property_id, section)
    );

    create index owner_seen_property on guard.owner_seen (property_id);

    comment on table guard.owner_seen is
      'When an owner last looked at a section of a home in the portal.';

    insert into guard.owner_seen (owner_id, property_id, section, seen_at)
    select distinct owned._parent_id, owned.property_id, section, now()
    from owners_properties as owned, unnest(array['history', 'visits', 'documents']) as section
    where owned.property_id is not null;

    update mails set html = null, text = null
    where kind in ('desk', 'staff-invitation', 'owner-sign-in', 'owner-password', 'owner-invitation');
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table if exists guard.owner_seen;`)
}
