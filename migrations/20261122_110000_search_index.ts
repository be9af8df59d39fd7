import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * What the filters of the lists ask for, and a trace of what changed, by which every server keeps
 * its index of the listings up to date. The new columns are filled when the read model is made
 * again, which `npm run migrate` and `npm run up` do after migrating a database with properties.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    alter table rm.listings
      add column features text[] not null default '{}',
      add column is_open boolean not null default false,
      add column availability text,
      add column available_from date;

    create table rm.changes (
      property_id int primary key,
      changed_xid xid8 not null
    );

    comment on table rm.changes is
      'The last transaction that wrote or removed rows of each property in rm.listings.';

    create index changes_xid on rm.changes (changed_xid);

    create function rm.note_changes() returns trigger language plpgsql as $$
    begin
      insert into rm.changes (property_id, changed_xid)
      select distinct property_id, pg_current_xact_id() from touched order by property_id
      on conflict (property_id) do update set changed_xid = excluded.changed_xid;
      return null;
    end
    $$;

    create trigger note_inserted after insert on rm.listings
      referencing new table as touched for each statement execute function rm.note_changes();
    create trigger note_updated after update on rm.listings
      referencing new table as touched for each statement execute function rm.note_changes();
    create trigger note_deleted after delete on rm.listings
      referencing old table as touched for each statement execute function rm.note_changes();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    drop trigger if exists note_inserted on rm.listings;
    drop trigger if exists note_updated on rm.listings;
    drop trigger if exists note_deleted on rm.listings;
    drop function if exists rm.note_changes();
    drop table if exists rm.changes;
    alter table rm.listings
      drop column if exists features,
      drop column if exists is_open,
      drop column if exists availability,
      drop column if exists available_from;
  `)
}
