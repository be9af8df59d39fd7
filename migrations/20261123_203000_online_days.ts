import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Days on which homes stand on the site. What went on before today is not known: a home that is
 * there now counts from its publication.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    create table visits.online (
      home_id integer not null,
      day date not null,
      primary key (home_id, day)
    );

    comment on table visits.online is 'Belgian days on which a property could be seen on the site.';

    insert into visits.online (home_id, day)
    select homes.property_id, days.day::date from (
      select property_id, min(published_at at time zone 'Europe/Brussels')::date as since
      from rm.listings group by property_id
    ) as homes
    cross join lateral generate_series(
      homes.since, (now() at time zone 'Europe/Brussels')::date, interval '1 day'
    ) as days (day);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`drop table visits.online`)
}
