import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** What imports of listings work with, beside the records that the desk shows. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    create schema if not exists feeds;

    create table feeds.files (
      import_id integer primary key references public.imports (id) on delete cascade,
      body bytea not null
    );

    comment on table feeds.files is
      'Files that were sent or uploaded, packed, until they are read.';

    create table feeds.records (
      feed_id integer not null references public.feeds (id) on delete cascade,
      reference text not null,
      property_id integer unique references public.properties (id) on delete set null,
      listing jsonb not null,
      held_version integer,
      gone_at timestamptz,
      pictures_due timestamptz,
      primary key (feed_id, reference)
    );

    create index records_pictures_due on feeds.records (pictures_due)
      where pictures_due is not null;

    comment on table feeds.records is
      'Every record that a feed sent, as it sent it last, and the home that it became.';
    comment on column feeds.records.held_version is
      'The version by which an import keeps the home off the site; another newest one is of the desk.';

    create table feeds.staged (
      import_id integer not null references public.imports (id) on delete cascade,
      position integer not null,
      reference text not null,
      kind text not null,
      listing jsonb,
      fields jsonb not null,
      before jsonb,
      desk jsonb,
      issues jsonb not null,
      may_publish boolean not null,
      problems jsonb not null,
      status text,
      applied boolean not null default false,
      primary key (import_id, position)
    );

    create index staged_waiting on feeds.staged (import_id, position) where not applied;
    create index staged_kind on feeds.staged (import_id, kind, position);

    comment on table feeds.staged is 'What an import does with each record, in its order.';

    create table feeds.pictures (
      property_id integer not null references public.properties (id) on delete cascade,
      url text not null,
      place integer,
      media_id integer references public.media (id) on delete set null,
      sha256 bytea,
      attempts integer not null default 0,
      next_at timestamptz not null default now(),
      problem text,
      primary key (property_id, url)
    );

    comment on table feeds.pictures is
      'Pictures of homes that came from feeds; without a place the sender took it back.';

    create unique index imports_one_at_a_time on public.imports (feed_id)
      where state in ('waiting', 'reading', 'applying');
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    drop index if exists public.imports_one_at_a_time;
    drop schema if exists feeds cascade;
  `)
}
