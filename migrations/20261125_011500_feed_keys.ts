import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The key by which a record of a feed is known however its sender spells the reference, and when a
 * picture of a feed was taken back, so that it can go some time later.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table feeds.records add column key text;
    update feeds.records set key = upper(regexp_replace(reference, '\\s+', '', 'g'));
    alter table feeds.records alter column key set not null;

    create index records_key on feeds.records (feed_id, key);

    comment on column feeds.records.key is
      'The reference without its spaces and capitals, as homes have it.';

    alter table feeds.pictures add column dropped_at timestamptz;

    create index pictures_dropped on feeds.pictures (dropped_at) where dropped_at is not null;

    comment on column feeds.pictures.dropped_at is
      'Since when the sender has it no more and the home has left it; its file goes some weeks later.';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    delete from feeds.pictures where place is null;
    alter table feeds.pictures drop column if exists dropped_at;
    alter table feeds.records drop column if exists key;
  `)
}
