import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** Counting and every list of the workbench on one index; pictures of feeds by their file. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    create index texts_to_translate on translations.texts (locale, owner, state)
      where is_wanted and state <> 'source';
    drop index translations.texts_open;
    create index pictures_media on feeds.pictures (media_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    drop index if exists feeds.pictures_media;
    drop index if exists translations.texts_to_translate;
    create index texts_open on translations.texts (locale, state, owner)
      where is_wanted and state in ('missing', 'stale');
  `)
}
