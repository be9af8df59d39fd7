import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** Counts of visits, favourites, sends and brochures; nothing of it names a visitor. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    create schema if not exists visits;

    create table visits.salts (
      day date primary key,
      salt bytea not null
    );

    comment on table visits.salts is
      'What visitors are told apart with for one Belgian day; deleted when the day is over.';

    create unlogged table visits.seen (
      home_kind text not null,
      home_id integer not null,
      kind text not null,
      visitor bytea not null,
      counted_at timestamptz not null,
      primary key (home_kind, home_id, kind, visitor)
    );

    create index seen_counted on visits.seen (counted_at);

    comment on table visits.seen is
      'Salted marks of those who were counted within half an hour.';

    create table visits.events (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      home_kind text not null,
      home_id integer not null,
      kind text not null,
      source text not null
    );

    comment on table visits.events is 'What is yet to be added to visits.daily.';

    create table visits.daily (
      home_kind text not null,
      home_id integer not null,
      day date not null,
      kind text not null,
      source text not null,
      count integer not null,
      primary key (home_kind, home_id, day, kind, source)
    );

    comment on table visits.daily is 'Counts for a home by Belgian day, kind and source.';

    create table visits.digests (
      owner_id integer not null references public.owners (id) on delete cascade,
      week date not null,
      primary key (owner_id, week)
    );

    comment on table visits.digests is
      'Weeks, by their Monday, that an owner has been told about or need not be.';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`drop schema if exists visits cascade`)
}
