import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** What is known of the texts in each language; the lists are filled after the migration. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    create schema if not exists translations;

    create table translations.records (
      owner text not null,
      record integer not null,
      title text not null,
      primary key (owner, record)
    );

    comment on table translations.records is
      'Records that hold texts; a global is one record with the number 0.';

    create table translations.texts (
      owner text not null,
      record integer not null,
      path text not null,
      locale text not null,
      position integer not null,
      hash text,
      made_from text,
      state text not null,
      is_wanted boolean not null,
      changed_at timestamptz not null default now(),
      changed_by integer references public.users (id) on delete set null,
      primary key (owner, record, path, locale),
      foreign key (owner, record) references translations.records on delete cascade
    );

    comment on column translations.texts.made_from is
      'Hash of the source text from which this one was made.';
    comment on column translations.texts.is_wanted is
      'Whether visitors of the language can see it: not in the trash, shown and meant for them.';

    create index texts_open on translations.texts (locale, state, owner)
      where is_wanted and state in ('missing', 'stale');
    create index texts_changed_by on translations.texts (changed_by);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`drop schema if exists translations cascade`)
}
